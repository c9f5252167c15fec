/** Bytes of chance in the key of a table's screen. */
export const screenKeyBytes = 24;

/** What such a key looks like: it stands behind the # of the link, which no server sees. */
export const screenKeyForm = /^[\w-]{32}$/;
