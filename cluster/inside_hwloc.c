/*
 * inside_hwloc.c - what ranks share inside a host, as hwloc sees it.
 */
#include "cluster/inside_hwloc.h"

#include <errno.h>
#include <hwloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

enum { XML_MOST = 1 << 26 };

static int bad_topology(const struct ct_hwloc_place *place, const char *why)
{
    if (place->xml != NULL)
        return ct_fault(place->source, place->line,
                        "inside: '%.200s': %s; write it with lstopo FILE.xml", place->xml_name,
                        why);
    if (place->synthetic != NULL)
        return ct_fault(place->source, place->line, "hwloc does not understand '%.200s'",
                        place->synthetic);
    return ct_diag_set(place->source->diag, CT_ERR_SYSTEM, "hwloc cannot read this machine: %s",
                       why);
}

struct walk {
    const struct ct_hwloc_place *place;
    hwloc_obj_type_t core; /* type of the places of ranks */
    struct ct_inside *inside;
};

/* "core 3", "package 0", "L3 1"; a group with memory is a NUMA node. */
static void name_object(hwloc_obj_t object, char name[64])
{
    static const char *const words[] = {"core", "die", "package"};
    const hwloc_obj_t memory = object->memory_first_child;
    char type[48];

    if (object->type == HWLOC_OBJ_GROUP && memory != NULL) {
        snprintf(name, 64, "numa %u", memory->logical_index);
        return;
    }
    hwloc_obj_type_snprintf(type, sizeof type, object, 0);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        if (strcasecmp(type, words[i]) == 0)
            snprintf(type, sizeof type, "%s", words[i]);
    }
    snprintf(name, 64, "%s %u", type, object->logical_index);
}

static int walk_object(const struct walk *walk, hwloc_obj_t object, int parent)
{
    char name[64];
    const struct ct_inside_node node = {
        .name = name,
        .parent = parent,
        .is_core = object->type == walk->core || object->arity == 0,
    };
    const int number = walk->inside->n;
    int err;

    name_object(object, name);
    err = ct_inside_add(walk->inside, &node, walk->place->source, walk->place->line);
    for (unsigned i = 0; i < object->arity && err == CT_OK && !node.is_core; i++)
        err = walk_object(walk, object->children[i], number);
    return err;
}

static int walk_machine(const struct ct_hwloc_place *place, hwloc_topology_t topology,
                        struct ct_inside *inside)
{
    const hwloc_obj_t machine = hwloc_get_root_obj(topology);
    const struct walk walk = {
        .place = place,
        .core =
            hwloc_get_nbobjs_by_type(topology, HWLOC_OBJ_CORE) > 0 ? HWLOC_OBJ_CORE : HWLOC_OBJ_PU,
        .inside = inside,
    };
    int err = 0;

    for (unsigned i = 0; i < machine->arity && err == CT_OK; i++)
        err = walk_object(&walk, machine->children[i], -1);
    if (err == CT_OK && inside->n == 0)
        err = bad_topology(place, "no cores");
    return err;
}

/* hwloc treats a missing file, a folder and endless input differently. */
static int check_xml(const struct ct_hwloc_place *place)
{
    struct stat status;

    if (stat(place->xml, &status) != 0)
        return bad_topology(place, strerror(errno));
    if (!S_ISREG(status.st_mode) || status.st_size > XML_MOST)
        return bad_topology(place, "not a file of at most 64 MiB");
    return 0;
}

/*
 * The major version of hwloc that wrote the file, by the attribute `version` of
 * its topology: hwloc 1 wrote none.
 *
 * returns  0: none is found
 */
static int version_of(const char *path)
{
    enum { HEAD = 1024 };
    static const char mark[] = "<topology version=\"";
    char head[HEAD + 1];
    FILE *file = fopen(path, "r");
    size_t n = 0;
    const char *found;

    if (file != NULL) {
        n = fread(head, 1, HEAD, file);
        fclose(file);
    }
    head[n] = '\0';
    found = strstr(head, mark);
    return found == NULL ? 0 : atoi(found + strlen(mark));
}

/* hwloc does not read what a later version wrote, and does not say why. */
static int unread_topology(const struct ct_hwloc_place *place)
{
    const int own = HWLOC_API_VERSION >> 16;
    const int version = place->xml == NULL ? 0 : version_of(place->xml);

    if (version <= own)
        return bad_topology(place, "not a description by hwloc");
    return ct_fault(place->source, place->line,
                    "inside: '%.200s' was written by hwloc %d, and this "
                    "colltune reads up to version %d; write it with lstopo "
                    "--export-xml-flags v%d FILE.xml",
                    place->xml_name, version, own, own);
}

static int fill_topology(const struct ct_hwloc_place *place, hwloc_topology_t topology)
{
    int failed = 0;

    if (place->xml != NULL) {
        const int err = check_xml(place);

        if (err != CT_OK)
            return err;
        failed = hwloc_topology_set_xml(topology, place->xml);
    } else if (place->synthetic != NULL) {
        failed = hwloc_topology_set_synthetic(topology, place->synthetic);
    }
    if (failed != 0 || hwloc_topology_load(topology) != 0)
        return unread_topology(place);
    return 0;
}

int ct_inside_discover(const struct ct_hwloc_place *place, struct ct_inside *inside)
{
    hwloc_topology_t topology;
    int err;

    if (hwloc_topology_init(&topology) != 0)
        return ct_fault_memory(place->source);
    err = fill_topology(place, topology);
    if (err == CT_OK)
        err = walk_machine(place, topology, inside);
    hwloc_topology_destroy(topology);
    return err;
}
