import type { LoreCard } from './lore-card.ts';
import { kindOf } from './lore-kind.ts';
import type { LoreKind } from './lore-kind.ts';
import { waysBetween } from './lore-ways.ts';

/** Where everything of a world stands. */
export interface Stage {
  /** Entries that everyone may know of, by id. */
  cards: ReadonlyMap<string, LoreCard>;
  kinds: ReadonlyMap<string, LoreKind>;
  /** Where the tale begins first, then in their order. Never empty. */
  places: readonly LoreCard[];
  ways: ReadonlyMap<string, readonly string[]>;
  /** Those who are met at a place. */
  cast: ReadonlyMap<string, readonly LoreCard[]>;
  /** Things and tales of a place. */
  around: ReadonlyMap<string, readonly LoreCard[]>;
  /** Entries that speak of an entry. */
  namedBy: ReadonlyMap<string, readonly LoreCard[]>;
}

/** Who is met at one place at most: more could not be told apart. */
const crowd = { people: 8, strangers: 3, beasts: 2 } as const;

/** Sets the stage. `whole` stands for the world itself where no place is written. */
export function stageOf(cards: readonly LoreCard[], whole: LoreCard): Stage {
  const open = cards.filter(({ isOpen }) => isOpen);
  const kinds = new Map(open.map((card) => [card.id, kindOf(card)]));
  const written = open.filter(({ id }) => kinds.get(id) === 'place');
  const places = written.length > 0 ? written : [whole];
  const byId = new Map([...places, ...open].map((card) => [card.id, card]));
  const namedBy = backward(open);
  const home = homes(open, new Set(places.map(({ id }) => id)), namedBy);
  const start = startAmong(places, open, { kinds, home, namedBy });
  const cast = castOf(open, { kinds, home, places, start });
  const around = grouped(
    open.filter(({ id }) => kinds.get(id) === 'thing' || kinds.get(id) === 'tale'),
    ({ id }) => home.get(id) ?? (kinds.get(id) === 'tale' ? start.id : undefined),
  );
  const inOrder = [start, ...places.filter((place) => place !== start)];
  return { cards: byId, kinds, places: inOrder, ways: waysBetween(places), cast, around, namedBy };
}

function grouped(cards: readonly LoreCard[], keyOf: (card: LoreCard) => string | undefined): Map<string, LoreCard[]> {
  const groups = new Map<string, LoreCard[]>();
  for (const card of cards) {
    const key = keyOf(card);
    if (key !== undefined) groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return groups;
}

function backward(cards: readonly LoreCard[]): Map<string, LoreCard[]> {
  const namedBy = new Map<string, LoreCard[]>();
  for (const card of cards) {
    for (const id of card.open.refs) {
      const same = namedBy.get(id);
      if (same) same.push(card);
      else namedBy.set(id, [card]);
    }
  }
  return namedBy;
}

/**
 * The place of everything that has one: the one that its first sentence speaks of, else one that speaks of it, else one it
 * speaks of further down, else where somebody or something is that it has to do with.
 */
function homes(
  cards: readonly LoreCard[],
  places: ReadonlySet<string>,
  namedBy: ReadonlyMap<string, readonly LoreCard[]>,
): Map<string, string> {
  const near = ({ id, open }: LoreCard) => [...open.firstRefs, ...(namedBy.get(id) ?? []).map((card) => card.id), ...open.refs];
  const own = new Map<string, string>();
  for (const card of cards) {
    const place = near(card).find((id) => places.has(id));
    if (place !== undefined && !places.has(card.id)) own.set(card.id, place);
  }
  const all = new Map(own);
  for (const card of cards) {
    const through = near(card).find((id) => own.has(id));
    if (!places.has(card.id) && !own.has(card.id) && through !== undefined) all.set(card.id, own.get(through) ?? '');
  }
  return all;
}

type Known = Pick<Stage, 'kinds' | 'namedBy'> & { home: ReadonlyMap<string, string> };

/** Where a tale begins: the place tagged `play:start`, else the one where most people are and that is spoken of most. */
function startAmong(places: readonly LoreCard[], cards: readonly LoreCard[], { kinds, home, namedBy }: Known): LoreCard {
  const people = grouped(
    cards.filter(({ id }) => kinds.get(id) === 'person'),
    ({ id }) => home.get(id) ?? places[0]?.id,
  );
  const score = ({ id, tags }: LoreCard) =>
    (tags.has('play:start') ? 1000 : 0) + 2 * Math.min(3, people.get(id)?.length ?? 0) + Math.min(6, namedBy.get(id)?.length ?? 0);
  const [first] = places.toSorted((one, other) => score(other) - score(one));
  if (!first) throw new Error('A stage has no place.');
  return first;
}

/** Who is met where: people, a few who stand for their kind, and beasts. People whom nothing places fill up the first places. */
function castOf(
  cards: readonly LoreCard[],
  { kinds, home, places, start }: Omit<Known, 'namedBy'> & { places: readonly LoreCard[]; start: LoreCard },
) {
  const cast = new Map<string, LoreCard[]>(places.map(({ id }) => [id, []]));
  const of = (kind: LoreKind) => cards.filter(({ id }) => kinds.get(id) === kind);
  const add = (card: LoreCard, place: string | undefined, most: number, like: readonly LoreKind[]) => {
    const there = place === undefined ? undefined : cast.get(place);
    if (!there || there.filter(({ id }) => like.includes(kinds.get(id) ?? 'place')).length >= most) return false;
    there.push(card);
    return true;
  };
  for (const person of of('person')) add(person, home.get(person.id), crowd.people, ['person']);
  const strays = of('person').filter(({ id }) => !home.has(id));
  let at = 0;
  for (const person of strays) while (at < places.length && !add(person, places[at]?.id, crowd.strangers, ['person'])) at += 1;
  for (const group of of('group')) add(group, home.get(group.id), crowd.strangers, ['person', 'group']);
  for (const beast of of('beast')) add(beast, home.get(beast.id), crowd.beasts, ['beast']);
  const [somebody] = of('group');
  if (somebody && [...cast.values()].flat().every(({ id }) => kinds.get(id) === 'beast'))
    add(somebody, start.id, crowd.strangers, ['group']);
  return cast;
}
