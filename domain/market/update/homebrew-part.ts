import { HomebrewEntry } from '#domain/homebrew/entry.ts';
import { idOfKey, partKey } from './part-key.ts';
import type { Part } from './part.ts';

const FACT = 'facts.';

/** An entry of homebrew as a part: each of its facts is a field of its own. */
export function partOfHomebrew({ id, kind, name, text, activities, effects, facts }: HomebrewEntry): Part {
  const told = Object.fromEntries(
    Object.entries(facts).flatMap(([fact, value]) => (value === undefined ? [] : [[`${FACT}${fact}`, value]])),
  );
  return { key: partKey('homebrew', id), kind: 'homebrew', name, fields: { kind, name, text, activities, effects, ...told } };
}

/** The entry that a part tells; null where its fields make none together. */
export function homebrewOfPart({ key, fields }: Part): HomebrewEntry | null {
  const facts: Record<string, unknown> = {};
  const entry: Record<string, unknown> = { id: idOfKey(key) };
  for (const [field, value] of Object.entries(fields)) {
    if (field.startsWith(FACT)) facts[field.slice(FACT.length)] = value;
    else entry[field] = value;
  }
  return HomebrewEntry.safeParse({ ...entry, facts }).data ?? null;
}
