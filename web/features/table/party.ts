import type { Presence } from '#contract/frames.ts';
import type { Participant } from '#domain/campaign.ts';
import { isDm, seatNames } from '#domain/seat.ts';

/** Those whose browser is open on the campaign; `count` also counts those not named. */
export interface Online {
  count: number;
  people: readonly Presence[];
}

/** Who is here, in one line: the count and the first two names; nothing while that is not known. */
export function onlineWords(online: Online | null): string {
  if (online === null) return '';
  const { count, people } = online;
  const names = people.slice(0, 2).map(({ name }) => name);
  if (count === 0) return 'Nobody online';
  const rest = count - names.length;
  if (rest > 0) return `${count} online: ${names.join(', ')} and ${rest} more`;
  return `${count} online: ${names.join(' and ')}`;
}

/** One at the table, as the rail shows them. */
export interface Seat extends Participant {
  online: boolean;
  handUp: boolean;
}

/** The party: those who lead it first, then those who are here, then the rest, each group in the order of joining. */
export function partyOf(participants: readonly Participant[], online: Online | null, handsUp: ReadonlySet<string>): Seat[] {
  const people = online?.people ?? [];
  const here = new Set(people.map(({ userId }) => userId));
  const known = new Set(participants.map(({ userId }) => userId));
  const strangers = people
    .filter(({ userId }) => !known.has(userId))
    .map(({ userId, name }) => ({ userId, name, seat: 'player' }) as const);
  return [...participants, ...strangers]
    .map((each) => ({ ...each, online: here.has(each.userId), handUp: handsUp.has(each.userId) }))
    .toSorted((a, b) => rank(b) - rank(a));
}

/** A seat in words, for those who do not see its token. */
export function seatWords({ name, seat, online, handUp }: Seat): string {
  return [name, seat === 'player' ? '' : seatNames[seat], online ? 'online' : 'away', handUp ? 'hand raised' : '']
    .filter(Boolean)
    .join(', ');
}

function rank(seat: Seat): number {
  return (seat.seat === 'owner' ? 8 : isDm(seat.seat) ? 4 : 0) + (seat.handUp ? 2 : 0) + (seat.online ? 1 : 0);
}
