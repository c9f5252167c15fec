import type { Room } from '#bench/subjects/dataset.ts';
import { openCaller } from '#bench/subjects/caller.ts';
import type { Caller } from '#bench/subjects/caller.ts';
import { Receipts } from './receipts.ts';
import type { Subject } from '#bench/subjects/subject.ts';

/** Sockets that are opened at once. */
const SOCKETS_OPENED_AT_ONCE = 32;

/** A server with everybody's sockets open. */
export interface Audience {
  subject: Subject;
  caller: Caller;
  receipts: Receipts;
  close(): void;
}

/** Opens a socket for each member of each room. */
export async function gather(subject: Subject, rooms: Room[]): Promise<Audience> {
  const receipts = new Receipts();
  const caller = openCaller(subject.port);
  const seats = rooms.flatMap((room) => room.members.map((member, n) => ({ room, member, n })));
  const closers: (() => void)[] = [];
  const open = async () => {
    for (let seat = seats.pop(); seat; seat = seats.pop()) {
      const { room, member, n } = seat;
      closers.push(await subject.listen(room, member, (frame) => receipts.hear(n, frame)));
    }
  };
  await Promise.all(Array.from({ length: SOCKETS_OPENED_AT_ONCE }, open));
  return {
    subject,
    caller,
    receipts,
    close() {
      for (const close of closers) close();
      caller.close();
    },
  };
}
