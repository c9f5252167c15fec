import type { Row } from '#web/features/chat/room/rows.ts';

/** How many rows of others stand after the last one seen. */
export function unreadAfter(rows: readonly Row[], seenPosition: number, me: string): number {
  let count = 0;
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind !== 'message') continue;
    if (row.message.position <= seenPosition) break;
    if (row.message.authorId !== me) count += 1;
  }
  return count;
}

/** The position of the newest message; 0 when there is none. */
export function newestPosition(rows: readonly Row[]): number {
  for (let index = rows.length - 1; index >= 0; index -= 1) {
    const row = rows[index];
    if (row?.kind === 'message') return row.message.position;
  }
  return 0;
}
