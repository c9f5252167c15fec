/** Bytes that wait for one browser at which it is let go; it comes back by itself and reads what it missed. */
export const WAITING_LIMIT = 1024 * 1024;
/** Bytes that may wait for all browsers together. */
const IN_ALL = 64 * 1024 * 1024;

/** Those to let go so that what waits for the rest fits into `most` bytes: the ones farthest behind, and none while it fits. */
export function tooFarBehind<Connection extends { waiting: number }>(connections: Iterable<Connection>, most = IN_ALL): Connection[] {
  const behind = Array.from(connections, (connection) => ({ connection, waiting: connection.waiting })).filter(
    ({ waiting }) => waiting > 0,
  );
  let sum = behind.reduce((bytes, { waiting }) => bytes + waiting, 0);
  if (sum <= most) return [];
  const gone: Connection[] = [];
  for (const { connection, waiting } of behind.toSorted((a, b) => b.waiting - a.waiting)) {
    if (sum <= most) break;
    gone.push(connection);
    sum -= waiting;
  }
  return gone;
}
