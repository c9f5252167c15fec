import type { Presence } from '#contract/realtime/frames.ts';
import type { CharacterCard } from '#domain/character/card.ts';
import type { Participant } from '#domain/campaign/campaign.ts';
import { isDm, seatNames } from '#domain/campaign/seat.ts';

/** Those whose browser is open on the campaign; `count` also counts those not named. */
export interface Online {
  count: number;
  people: readonly Presence[];
}

/** Who is here, in one line: the count and the first two names; nothing while that is not known. */
export function onlineText(online: Online | null): string {
  if (online === null) return '';
  const { count, people } = online;
  const names = people.slice(0, 2).map(({ name }) => name);
  if (count === 0) return onlineCount(online);
  const rest = count - names.length;
  if (rest > 0) return `${onlineCount(online)}: ${names.join(', ')} and ${rest} more`;
  return `${onlineCount(online)}: ${names.join(' and ')}`;
}

/** How many are here, where there is no room for names; nothing while that is not known. */
export function onlineCount(online: Online | null): string {
  if (online === null) return '';
  return online.count === 0 ? 'Nobody online' : `${online.count} online`;
}

/** Whom somebody plays, by the person's id. */
export type Heroes = ReadonlyMap<string, Hero>;

/** A hero as the rail shows them. Every seat may read the sheets of a table, so everybody sees the same. */
export type Hero = Pick<CharacterCard, 'id' | 'name' | 'species' | 'classes' | 'portrait' | 'life' | 'hitPoints' | 'conditions'>;

/** What stands in the place of hit points at 0. */
export const heroLife: Partial<Record<Hero['life'], string>> = { dying: 'Dying', stable: 'Stable', dead: 'Dead' };

/** One at the table, as the rail shows them. */
export interface Seat extends Participant {
  hero: Hero | null;
  online: boolean;
  handUp: boolean;
}

/** The party: those who lead it first, then those who are here, then the rest, each group in the order of joining. */
export function partyOf(participants: readonly Participant[], online: Online | null, handsUp: ReadonlySet<string>, heroes: Heroes): Seat[] {
  const people = online?.people ?? [];
  const here = new Set(people.map(({ userId }) => userId));
  const known = new Set(participants.map(({ userId }) => userId));
  const strangers = people
    .filter(({ userId }) => !known.has(userId))
    .map(({ userId, name }) => ({ userId, name, seat: 'player' }) as const);
  return [...participants, ...strangers]
    .map((each) => ({
      ...each,
      hero: heroes.get(each.userId) ?? null,
      online: here.has(each.userId),
      handUp: handsUp.has(each.userId),
    }))
    .toSorted((a, b) => rank(b) - rank(a));
}

/** A seat in words, for those who do not see its token. */
export function seatText({ name, seat, hero, online, handUp, isAway }: Seat): string {
  const plays = hero === null ? [] : [`plays ${hero.name}`, ...stateText(hero)];
  return [
    name,
    ...plays,
    seat === 'player' ? '' : seatNames[seat],
    isAway ? 'away' : '',
    online ? 'online' : 'offline',
    handUp ? 'hand raised' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function stateText({ life, hitPoints: { left, maximum, temporary }, conditions }: Hero): string[] {
  const extra = temporary > 0 ? ` and ${temporary} temporary` : '';
  return [heroLife[life]?.toLowerCase() ?? `${left} of ${maximum}${extra} hit points`, ...conditions];
}

function rank(seat: Seat): number {
  return (seat.seat === 'owner' ? 8 : isDm(seat.seat) ? 4 : 0) + (seat.handUp ? 2 : 0) + (seat.online ? 1 : 0);
}
