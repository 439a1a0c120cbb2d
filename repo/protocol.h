/*
 * protocol.h - how an MPI library may move messages.
 *
 * Tokens are never counted as messages on a link, and always move eagerly.
 */
#ifndef CT_REPO_PROTOCOL_H
#define CT_REPO_PROTOCOL_H

enum ct_protocol {
    CT_EAGER,        /* a message moves when its send starts; the send is
                      complete at once */
    CT_RENDEZVOUS,   /* a message moves when its send and its receive have
                      started; both are complete with it */
    CT_SIDE_BY_SIDE, /* as eager, but the messages of one sender to several
                        receivers do not follow each other: over TCP each
                        receiver has a connection, and these take turns */
    CT_PROTOCOLS
};

#endif
