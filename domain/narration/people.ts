import { z } from 'zod';
import type { Response } from './adventure.ts';
import { limits } from '#domain/limits/limits.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';

/**
 * What somebody keeps in mind of the party: `told` by a hero, or told as a lie that passed (`lied`) or that was seen through
 * (`seenThrough`); `promised` by a hero; `owed` by the party; `liked` and `offended` with what pleased or hurt them; `given` to them;
 * `agreed` by them to what a hero asked of them, or `wished` of them by a hero and not granted yet; what they `saw` of a fight.
 */
const memoryKinds = ['told', 'lied', 'seenThrough', 'promised', 'owed', 'liked', 'offended', 'given', 'agreed', 'wished', 'saw'] as const;
export const MemoryKind = z.enum(memoryKinds);
export type MemoryKind = z.infer<typeof MemoryKind>;

/** One thing that somebody keeps in mind. */
const Memory = z.object({
  kind: MemoryKind,
  /** The hero whom it is about. */
  by: z.string(),
  /** What was said, promised or given: the player's own words, or the name of a thing. */
  words: z.string(),
  /** Turns of the story gone by when it came about. */
  turn: z.int(),
  /** How many clues the party had then: one that it learned later may show a lie for what it is. */
  clues: z.int().optional(),
  /** A bribe that has not swayed them yet. */
  isBribe: z.boolean().optional(),
  /** The turn in which they came back to it, once. */
  raised: z.int().optional(),
});
export type Memory = z.infer<typeof Memory>;

/** What the party has been told of a topic. */
const Asked = z.object({
  turn: z.int(),
  /** The hero who asked first. */
  by: z.string(),
  /** Places of the sentences that were said; without it all were. */
  sentences: z.array(z.int()).optional(),
});
export type Asked = z.infer<typeof Asked>;

/** What somebody of the adventure knows of the party since it first spoke with them. */
const Acquaintance = z.object({
  /** Turns of the story gone by when the party first spoke with them. */
  met: z.int(),
  /** The same for the last time. */
  spoke: z.int(),
  /** The party has been elsewhere since they last spoke. */
  isApart: z.boolean().optional(),
  /** Ids of what they wanted and have got, and the turn in which they last spoke of what they want. */
  wants: z.object({ met: z.array(z.string()), saidAt: z.int().optional() }).optional(),
  /** Ids of the terms of their bargains that the party has met, by the bargain. */
  terms: z.record(z.string(), z.array(z.string())).optional(),
  /** The price that was last named or agreed on for a ware of theirs, in copper, and the turn in which it was. */
  price: z.object({ ware: z.string(), copper: z.int().min(0), turn: z.int() }).optional(),
  /** By the id of the topic. */
  asked: z.record(z.string(), Asked),
  /** Oldest first. */
  memories: z.array(Memory),
});
type Acquaintance = z.infer<typeof Acquaintance>;

/** By the id of the NPC. */
export const People = z.record(z.string(), Acquaintance);
export type People = z.infer<typeof People>;

/** How what somebody said to a fact or a thing is kept among what they were asked; no topic has such an id. */
export const responseKey = ({ to }: Pick<Response, 'to'>): string => `to ${to}`;

/** What a reply adds to what one person keeps in mind. */
export type Remembered = { npc: string; by: string } & (
  | { kind: 'spoke' }
  /** They spoke of what they want. */
  | { kind: 'wants' }
  /** The party met a term of a bargain of theirs. */
  | { kind: 'term'; bargain: string; term: string }
  /** They named a price for a ware of theirs, or agreed to one. */
  | { kind: 'price'; ware: string; copper: number }
  | { kind: 'asked'; topic: string; /** Those that were said now; without it all. */ sentences?: readonly number[] }
  | { kind: 'raised'; /** What they came back to. */ of: Pick<Memory, 'kind' | 'turn' | 'words'> }
  | { kind: MemoryKind; words: string; clues?: number; isBribe?: boolean }
);

/** Words as they are kept: in one line, without what cannot be seen, and no longer than a memory may be. */
export function memoryWords(text: string): string {
  const line = withoutHiddenCharacters(text.replaceAll(/\s+/g, ' ')).trim();
  if (line.length <= limits.memoryLength) return line;
  const cut = line.slice(0, limits.memoryLength - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limits.memoryLength / 2)).trimEnd()}…`;
}

function withAsked(person: Acquaintance, turn: number, { topic, by, sentences }: Extract<Remembered, { kind: 'asked' }>): Acquaintance {
  const before = person.asked[topic];
  const isWhole = sentences === undefined || (before !== undefined && before.sentences === undefined);
  const said = isWhole ? {} : { sentences: [...new Set([...(before?.sentences ?? []), ...sentences])] };
  const asked = { ...person.asked, [topic]: { turn: before?.turn ?? turn, by: before?.by ?? by, ...said } };
  return { ...person, asked };
}

/** The oldest go first where there is no more room, those that were come back to before the others. */
function bounded(memories: readonly Memory[]): Memory[] {
  const over = memories.length - limits.memoriesPerPerson;
  if (over <= 0) return [...memories];
  const spare = new Set([...memories].toSorted((one, other) => Number(other.raised ?? 0) - Number(one.raised ?? 0)).slice(0, over));
  return memories.filter((each) => !spare.has(each));
}

function withMemory(person: Acquaintance, turn: number, { kind, by, words, clues, isBribe }: Omit<Memory, 'turn'>): Acquaintance {
  const kept = memoryWords(words);
  const isKnown = person.memories.some((each) => each.kind === kind && each.by === by && each.words === kept && isBribe === undefined);
  if (kept === '' || isKnown) return person;
  return {
    ...person,
    memories: bounded([
      ...person.memories,
      { kind, by, words: kept, turn, ...(clues !== undefined && { clues }), ...(isBribe === true && { isBribe }) },
    ]),
  };
}

function remembering(person: Acquaintance, turn: number, each: Remembered): Acquaintance {
  switch (each.kind) {
    case 'spoke': {
      const { isApart: _apart, ...here } = person;
      return { ...here, spoke: turn };
    }
    case 'wants':
      return { ...person, wants: { met: person.wants?.met ?? [], saidAt: turn } };
    case 'term': {
      const met = person.terms?.[each.bargain] ?? [];
      return { ...person, terms: { ...person.terms, [each.bargain]: [...new Set([...met, each.term])] } };
    }
    case 'price':
      return { ...person, price: { ware: each.ware, copper: each.copper, turn } };
    case 'asked':
      return withAsked(person, turn, each);
    case 'raised': {
      const { kind, words, turn: since } = each.of;
      const isMeant = (memory: Memory) => memory.kind === kind && memory.words === words && memory.turn === since;
      return { ...person, memories: person.memories.map((memory) => (isMeant(memory) ? { ...memory, raised: turn } : memory)) };
    }
    default:
      return withMemory(person, turn, each);
  }
}

/** What people keep in mind after a reply, so many turns of the story into it. The same thing is kept once. */
export function peopleAfter(people: People | undefined, turn: number, all: readonly Remembered[]): People {
  return all.reduce<People>((known, each) => {
    const person = known[each.npc] ?? { met: turn, spoke: turn, asked: {}, memories: [] };
    return { ...known, [each.npc]: remembering(person, turn, each) };
  }, people ?? {});
}

/** Notes who of those whom the party knows is no longer with it. */
export function partedFrom(people: People, present: ReadonlySet<string>): People {
  return Object.fromEntries(Object.entries(people).map(([npc, known]) => [npc, present.has(npc) ? known : { ...known, isApart: true }]));
}

/** What somebody keeps in mind of these kinds, oldest first. */
export function memoriesOf({ people }: { people?: People | undefined }, npc: string, kinds: readonly MemoryKind[]): Memory[] {
  return (people?.[npc]?.memories ?? []).filter(({ kind }) => kinds.includes(kind));
}

/** Whether somebody has taken a bribe that has not swayed them yet. */
export function isBribed({ people }: { people?: People | undefined }, npc: string): boolean {
  return people?.[npc]?.memories.some(({ isBribe }) => isBribe === true) ?? false;
}

function withMemories(people: People | undefined, npc: string, change: (memories: readonly Memory[]) => Memory[]): People | undefined {
  const known = people?.[npc];
  return known ? { ...people, [npc]: { ...known, memories: change(known.memories) } } : people;
}

/** The bribes that somebody took have done what they could. */
export function withoutBribes(people: People | undefined, npc: string): People | undefined {
  return withMemories(people, npc, (memories) => memories.map(({ isBribe: _spent, ...memory }) => memory));
}

/** What the party owed somebody is settled. */
export function withoutDebts(people: People | undefined, npc: string): People | undefined {
  return withMemories(people, npc, (memories) => memories.filter(({ kind }) => kind !== 'owed'));
}

/** Somebody has got what they wanted. */
export function withMetWant(people: People, npc: string, want: string): People {
  const known = people[npc];
  return known ? { ...people, [npc]: { ...known, wants: { ...known.wants, met: [...(known.wants?.met ?? []), want] } } } : people;
}
