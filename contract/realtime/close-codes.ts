/** Codes with which the server closes a socket, for a reason that browsers act upon. */
export const closeCodes = {
  /** The session is over: trying again is of no use until the person signs in. */
  signedOut: 4401,
  /** The person has as many sockets open as there may be: only they can do something about it. */
  tooMany: 4429,
  /** The server cannot answer now; the same socket is worth trying again (RFC 6455). */
  tryAgain: 1013,
} as const;
