#pragma once
#include <microhttpd.h>
#include <string.h>
// Signals that arrive as bytes to read: what ends the server, beside what it waits for. Swift's Glibc leaves it out.
#include <sys/signalfd.h>

// Leaves an address as it was sent: the library's own decoding would cut it at %00.
static inline size_t sitegen_leave_encoded(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  return strlen(text);
}

// Starts a server with one thread on a socket that listens already. Swift cannot call the library's own function, whose
// arguments vary in number.
static inline struct MHD_Daemon *sitegen_start_server(
    int listener, MHD_AccessHandlerCallback handler, void *context) {
  return MHD_start_daemon(
      MHD_USE_EPOLL | MHD_USE_INTERNAL_POLLING_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL, handler, context,
      MHD_OPTION_LISTEN_SOCKET, listener,
      MHD_OPTION_UNESCAPE_CALLBACK, sitegen_leave_encoded, NULL,
      MHD_OPTION_CONNECTION_TIMEOUT, 0u,
      MHD_OPTION_END);
}
