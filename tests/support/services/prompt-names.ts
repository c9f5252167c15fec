import { z } from 'zod';
import type { ChatRequest } from './model-server.ts';

const Entry = z.record(z.string(), z.unknown());
/** One line of a data block of a prompt. */
export type Entry = z.infer<typeof Entry>;

/** What a model reads of a request: its texts, their lines, and the entries of its data blocks, those in outcomes of calls among them. */
export function readPrompt({ messages }: Pick<ChatRequest, 'messages'>): { known: string[]; lines: string[]; entries: Entry[] } {
  const known = messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content));
  const lines = known.flatMap((text) => text.split('\n'));
  const outcomes = messages.filter(({ role }) => role === 'tool').flatMap(({ content }) => textOf(content).split('\n'));
  return { known, lines, entries: [...outcomes, ...lines].flatMap(entryOf) };
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return z
    .array(z.looseObject({ text: z.string().default('') }))
    .parse(content)
    .map(({ text }) => text)
    .join('\n');
}

function entryOf(line: string): Entry[] {
  if (!line.startsWith('{')) return [];
  const entry = Entry.safeParse(parsed(line));
  return entry.success ? [entry.data] : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The entries that say what somebody wants to do. */
export const actorsIn = (entries: readonly Entry[]): Entry[] => entries.filter((entry) => 'intent' in entry);

/**
 * The id that is meant by a name of the prompt, which begins with `@`; what does not stands as it is. `@Wenna Tarn` is the id of somebody or
 * something by name or label, `@clue 2` the second clue that can be had, `@clue of the tide book` the one of a thing,
 * `@clue of Wenna Tarn: lead` that of a topic with such a keyword, and `@want of Wenna Tarn` what somebody wants. Several stand in
 * brackets, and counts in braces.
 */
export function meant(value: string, entries: readonly Entry[]): unknown {
  const parts = value.slice(1, -1).split(',');
  if (value.startsWith('[')) return parts.map((each) => meant(each, entries));
  if (value.startsWith('{')) return Object.fromEntries(parts.map((each) => [each.split(':')[0], Number(each.split(':')[1])]));
  // An opaque id may consist of digits alone.
  if (/^-?\d{1,9}$/.test(value)) return Number(value);
  if (!value.startsWith('@')) return value;
  const [, number] = /^@clue (\d+)$/.exec(value) ?? [];
  if (number !== undefined) return cluesIn(entries)[Number(number) - 1] ?? value;
  const [, kind, of = '', keyword] = /^@(clue|want) of ([^:]+)(?:: (.+))?$/.exec(value) ?? [];
  if (kind === 'want') return called(of, entries).flatMap(wantsOf)[0] ?? value;
  if (kind === 'clue') return cluesIn(called(of, entries).flatMap((entry) => topicsOn(entry, keyword)))[0] ?? value;
  return called(value.slice(1), entries).find((entry) => 'id' in entry)?.['id'] ?? value;
}

const called = (name: string, entries: readonly Entry[]): Entry[] =>
  entries.filter((entry) =>
    [entry['name'], entry['label']].some((each) => typeof each === 'string' && each.toLowerCase() === name.toLowerCase()),
  );

const Spoken = z.looseObject({ speaksOf: z.array(z.looseObject({ keywords: z.array(z.string()) })) });
const Wanting = z.looseObject({ wants: z.looseObject({ id: z.string() }) });

/** What of an entry is about a keyword: of a person the topics that have it, of a thing all. */
function topicsOn(entry: Entry, keyword: string | undefined): unknown[] {
  const person = Spoken.safeParse(entry);
  if (!person.success || keyword === undefined) return [entry];
  return person.data.speaksOf.filter(({ keywords }) => keywords.includes(keyword));
}

function wantsOf(entry: Entry): string[] {
  const wanting = Wanting.safeParse(entry);
  return wanting.success ? [wanting.data.wants.id] : [];
}

function cluesIn(entries: readonly unknown[]): unknown[] {
  return entries.flatMap((entry): unknown[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    return Object.entries(entry).flatMap(([field, value]) => (field === 'clueHere' ? [value] : cluesIn([value].flat())));
  });
}
