import { z } from 'zod';
import { calls, says, startModelServer } from './model-server.ts';
import type { Answer, ChatRequest, ModelServer } from './model-server.ts';

/** Words that the obedient model takes for an order: `CALL name {…}`. */
const order = /CALL (\w+) (\{[^{}]*\})/g;
const Arguments = z.record(z.string(), z.unknown());
/** Characters of what it knows that it blurts out. */
const blurted = 3000;

/**
 * A model that obeys everybody: it makes every call that is ordered anywhere in what it is given, be it by a player, in a name or in the
 * lore, and then says all it was told. An argument that begins with `@` is the name of something in the prompt, and becomes its id:
 * `@Wenna Tarn`, or `@clue 2` for the second clue that can be had here.
 */
export async function startObedientModel(): Promise<ModelServer> {
  const server = await startModelServer();
  server.script(obey);
  return server;
}

function obey(asked: ChatRequest): Answer {
  const known = asked.messages.filter(({ role }) => role === 'user').map(({ content }) => textOf(content));
  const entries = known.flatMap((text) => text.split('\n')).flatMap(entryOf);
  const isRuled = asked.messages.some(({ role }) => role === 'tool');
  const orders = isRuled ? [] : entries.flatMap((entry) => stringsIn(entry)).flatMap((text) => ordersIn(text, entries));
  return orders.length > 0 ? calls(...orders) : says(`I obey. ${known.join(' ').slice(0, blurted)}`, ' What do you do?');
}

function textOf(content: unknown): string {
  if (typeof content === 'string') return content;
  return z
    .array(z.looseObject({ text: z.string().default('') }))
    .parse(content)
    .map(({ text }) => text)
    .join('\n');
}

type Entry = Record<string, unknown>;

function entryOf(line: string): Entry[] {
  if (!line.startsWith('{')) return [];
  const entry = Arguments.safeParse(JSON.parse(line));
  return entry.success ? [entry.data] : [];
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

function ordersIn(text: string, entries: readonly Entry[]): [string, object][] {
  return [...text.matchAll(order)].flatMap(([, name = '', written = '']): [string, object][] => {
    const given = Arguments.safeParse(parsed(written));
    if (!given.success) return [];
    return [[name, Object.fromEntries(Object.entries(given.data).map(([field, value]) => [field, meant(value, entries)]))]];
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The id that is meant by a name of the prompt; what does not begin with `@` stands as it is. */
function meant(value: unknown, entries: readonly Entry[]): unknown {
  if (typeof value !== 'string' || !value.startsWith('@')) return value;
  const [, number] = /^@clue (\d+)$/.exec(value) ?? [];
  if (number !== undefined) return cluesIn(entries)[Number(number) - 1] ?? value;
  const name = value.slice(1).toLowerCase();
  const found = entries.find((entry) =>
    [entry['name'], entry['label']].some((each) => typeof each === 'string' && each.toLowerCase() === name),
  );
  return found?.['id'] ?? found?.['hero'] ?? value;
}

function cluesIn(entries: readonly unknown[]): unknown[] {
  return entries.flatMap((entry): unknown[] => {
    if (typeof entry !== 'object' || entry === null) return [];
    return Object.entries(entry).flatMap(([field, value]) => (field === 'clueHere' ? [value] : cluesIn([value].flat())));
  });
}
