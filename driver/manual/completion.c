/*
 * completion.c - completion of commands, options and their values for bash and zsh.
 *
 * bash has a function that looks at the word before; zsh has its own _arguments, which
 * gets a line for each option.
 */
#include "driver/manual/pages.h"
#include "driver/options/option_table.h"
#include "driver/options/options.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

/* The words that the value of an option may be, with a blank before each: of "dot (a
   drawing)" the first. */
static void add_values(struct ct_text *script, const struct ct_option *option)
{
    for (int i = 0; option->words != NULL && option->words(i) != NULL; i++) {
        const char *word = option->words(i);

        ct_text_add(script, " %.*s", (int)strcspn(word, " "), word);
    }
}

/* True if the value is several words with commas between them. */
static bool is_list(const struct ct_option *option)
{
    return option->kind == CT_OPTION_MECHANISMS || option->kind == CT_OPTION_COLLECTIVES;
}

/* For the value of the help text: "FILE", "DIR", "PATH" and "PROGRAM" are files. */
static bool is_file(const char *value)
{
    static const char *const files[] = {"FILE", "DIR", "PATH", "PROGRAM"};
    bool is_one = false;

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
        is_one |= strcmp(value, files[i]) == 0;
    return is_one;
}

static void add_bash_command(struct ct_text *script, const struct ct_command *command)
{
    ct_text_add(script, "    %s)\n        case $previous in\n", command->name);
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (!ct_option_is_of(o, command->name) || o->value == NULL)
            continue;
        ct_text_add(script, "        -%c | --%s) is_value=%s words='", o->letter, o->name,
                    is_list(o) ? "list" : "word");
        add_values(script, o);
        ct_text_add(script, "' ;;\n");
    }
    ct_text_add(script, "        esac\n        options='");
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (ct_option_is_of(o, command->name))
            ct_text_add(script, "--%s ", o->name);
    }
    ct_text_add(script, "--help'\n        takes_program=%s\n        ;;\n",
                command->takes_program         ? "yes"
                : command->takes_program_after ? "after"
                                               : "");
}

static void add_names(struct ct_text *script)
{
    for (int i = 0; ct_commands[i] != NULL; i++)
        ct_text_add(script, "%s ", ct_commands[i]->name);
    ct_text_add(script, "help");
}

void ct_completion_bash(struct ct_text *script)
{
    ct_text_add(script, "# Completion of colltune for bash, made from its tables of options.\n"
                        "_colltune() {\n"
                        "    local current=$2 previous=$3 command=${COMP_WORDS[1]} prefix=\n"
                        "    local words= options= is_value= takes_program=\n"
                        "    COMPREPLY=()\n"
                        "    if [ \"$current\" = = ]; then\n"
                        "        previous=${COMP_WORDS[COMP_CWORD - 1]} current=\n"
                        "    elif [ \"$previous\" = = ]; then\n"
                        "        previous=${COMP_WORDS[COMP_CWORD - 2]}\n"
                        "    fi\n"
                        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
                        "        command=help\n"
                        "    fi\n"
                        "    case $command in\n"
                        "    help) is_value=word words='");
    add_names(script);
    ct_text_add(script, "' ;;\n");
    for (int i = 0; ct_commands[i] != NULL; i++)
        add_bash_command(script, ct_commands[i]);
    ct_text_add(script, "    esac\n"
                        "    if [ \"$is_value\" = list ]; then\n"
                        "        compopt -o nospace 2>/dev/null\n"
                        "        case $current in *,*) prefix=${current%%,*}, ;; esac\n"
                        "        current=${current##*,}\n"
                        "    elif [ -z \"$is_value\" ] && [[ $current == -* ]]; then\n"
                        "        words=$options\n"
                        "    elif [ -z \"$is_value\" ] && [ \"$takes_program\" = yes ] ||\n"
                        "        [ \"$takes_program $previous\" = 'after --' ]; then\n"
                        "        COMPREPLY=($(compgen -c -- \"$current\"))\n"
                        "        return\n"
                        "    fi\n"
                        "    COMPREPLY=($(compgen -P \"$prefix\" -W \"$words\" -- \"$current\"))\n"
                        "}\n"
                        "complete -o default -F _colltune colltune\n");
}

/* A text within quotes and brackets of _arguments. */
static void add_zsh_text(struct ct_text *script, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '\'')
            ct_text_add(script, "'\\''");
        else
            ct_text_add(script, "%s%c", strchr("[]:\\", *text) != NULL ? "\\" : "", *text);
    }
}

static void add_zsh_option(struct ct_text *script, const struct ct_option *option)
{
    const char *value = option->value;

    ct_text_add(script, "            '(-%c --%s)'{-%c%s,--%s%s}'[", option->letter, option->name,
                option->letter, value == NULL ? "" : "+", option->name, value == NULL ? "" : "=");
    add_zsh_text(script, option->words == NULL ? option->text : option->name);
    ct_text_add(script, "]");
    if (value != NULL && is_list(option)) {
        ct_text_add(script, ":%s:_values -s , %s", value,
                    option->noun == NULL ? value : option->noun);
        add_values(script, option);
    } else if (value != NULL && option->words != NULL) {
        ct_text_add(script, ":%s:(", value);
        add_values(script, option);
        ct_text_add(script, ")");
    } else if (value != NULL) {
        ct_text_add(script, ":%s:%s", value, is_file(value) ? "_files" : " ");
    }
    ct_text_add(script, "' \\\n");
}

static void add_zsh_command(struct ct_text *script, const struct ct_command *command)
{
    ct_text_add(script, "    %s)\n        _arguments -s \\\n", command->name);
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        if (ct_option_is_of(o, command->name))
            add_zsh_option(script, o);
    }
    ct_text_add(script, "            '(-h --help)'{-h,--help}'[show help]'%s\n        ;;\n",
                command->takes_program ? " \\\n            '(-)1:program:_command_names -e' "
                                         "'*::argument:_normal'"
                : command->arguments[0] != '\0' ? " \\\n            '*:file:_files'"
                                                : "");
}

void ct_completion_zsh(struct ct_text *script)
{
    ct_text_add(script, "#compdef colltune\n"
                        "# Completion of colltune for zsh, made from its tables of options.\n"
                        "_colltune() {\n"
                        "    local -a names=(\n");
    for (int i = 0; ct_commands[i] != NULL; i++) {
        ct_text_add(script, "        '%s:", ct_commands[i]->name);
        add_zsh_text(script, ct_commands[i]->summary);
        ct_text_add(script, "'\n");
    }
    ct_text_add(script, "        'help:Says more of a command.'\n"
                        "    )\n"
                        "    if (( CURRENT == 2 )) || [[ $words[2] == help ]]; then\n"
                        "        _describe command names\n"
                        "        return\n"
                        "    fi\n"
                        "    local command=$words[2]\n"
                        "    shift words\n"
                        "    (( CURRENT-- ))\n"
                        "    local -i after=${words[(I)--]}\n"
                        "    if (( after > 0 && CURRENT > after )); then\n"
                        "        shift $after words\n"
                        "        (( CURRENT -= after ))\n"
                        "        _normal\n"
                        "        return\n"
                        "    fi\n"
                        "    case $command in\n");
    for (int i = 0; ct_commands[i] != NULL; i++)
        add_zsh_command(script, ct_commands[i]);
    ct_text_add(script, "    esac\n}\n_colltune \"$@\"\n");
}
