import { serverLimits } from '#domain/limits/server-limits.ts';

/** Those to let go so that what waits for the rest fits into `most` bytes: the ones farthest behind, and none while it fits. */
export function tooFarBehind<Connection extends { waiting: number }>(
  connections: Iterable<Connection>,
  most = serverLimits.waitingBytesInAll,
): Connection[] {
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
