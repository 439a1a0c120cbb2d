/*
 * features.c - the features' names, units and groups.
 */
#include "model/features.h"

const struct ct_feature_facts ct_feature_facts[CT_FEATURES] = {
    [CT_MESSAGES_BETWEEN] = {"messages_between", "message", "message between hosts", CT_WORK},
    [CT_MESSAGES_INSIDE] = {"messages_inside", "message", "message inside a host", CT_WORK},
    [CT_TOKENS] = {"tokens", "token", "token, more than a message", CT_WORK},
    [CT_LONG_MESSAGES] = {"long_messages", "message", "message above 16 KB between hosts, more",
                          CT_WORK},
    [CT_BYTES_BETWEEN] = {"bytes_between", "byte", "byte between hosts", CT_WORK},
    [CT_BYTES_ON_CABLES] = {"bytes_on_cables", "byte", "byte on each cable of its way", CT_WORK},
    [CT_BYTES_INSIDE] = {"bytes_inside", "byte", "byte inside a host", CT_WORK},
    [CT_BYTES_REDUCED] = {"bytes_reduced", "byte", "byte reduced", CT_WORK},
    [CT_BYTES_COPIED] = {"bytes_copied", "byte", "byte copied", CT_WORK},
    [CT_POSTS] = {"posts", "post", "post in a window", CT_WORK},
    [CT_FETCHES] = {"fetches", "fetch", "fetch from a window", CT_WORK},
    [CT_BYTES_POSTED] = {"bytes_posted", "byte", "byte posted", CT_WORK},
    [CT_BYTES_FETCHED] = {"bytes_fetched", "byte", "byte fetched", CT_WORK},
    [CT_BYTES_ACROSS] = {"bytes_across", "byte",
                         "byte fetched, for each cache or package that it leaves", CT_WORK},
    [CT_ROUNDS] = {"rounds", "round", "round of messages", CT_PATH},
    [CT_ROUNDS_BETWEEN] = {"rounds_between", "round", "round with messages between hosts, more",
                           CT_PATH},
    [CT_RANK_MESSAGES] = {"rank_messages", "message", "message of the rank with most", CT_PATH},
    [CT_HOST_MESSAGES] = {"host_messages", "message",
                          "message of the host with most, with other hosts", CT_PATH},
    [CT_BARRIERS] = {"barriers", "barrier", "barrier inside an algorithm", CT_PATH},
    [CT_POST_ROUNDS] = {"post_rounds", "round", "round of posts", CT_PATH},
    [CT_RANK_FETCHES] = {"rank_fetches", "fetch", "post or fetch of the rank with most", CT_PATH},
    [CT_RANK_BYTES] = {"rank_bytes", "byte", "byte posted or fetched by the rank with most",
                       CT_PATH},
    [CT_CABLE_NS] = {"cable_ns", "ns", "ns of the busiest cable over the whole call", CT_CABLES},
    [CT_CABLE_BEYOND_NS] = {"cable_beyond_ns", "ns",
                            "ns of the busiest cable beyond its first 20,000 bytes", CT_CABLES},
    [CT_CABLE_ROUNDS_NS] = {"cable_rounds_ns", "ns", "ns of the busiest cable of each round",
                            CT_CABLES},
};
