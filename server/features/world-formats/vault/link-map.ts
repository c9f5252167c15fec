import type { BundleEntry } from '#domain/world/bundle.ts';
import type { LinkMap } from './note-links.ts';

type Linked = Pick<BundleEntry, 'name' | 'aliases'> & { note: string };

/** What links lead to: names before aliases, the exact spelling before the same letters in another case. */
export function linkMapOf(entries: Linked[]): LinkMap {
  const names = new Map<string, string>();
  const add = (key: string, note: string): void => {
    if (!names.has(key)) names.set(key, note);
  };
  for (const { name, note } of entries) add(`=${name}`, note);
  for (const { aliases, note } of entries) for (const alias of aliases) add(`=${alias}`, note);
  for (const { name, note } of entries) add(`~${name.toLowerCase()}`, note);
  for (const { aliases, note } of entries) for (const alias of aliases) add(`~${alias.toLowerCase()}`, note);
  const notes = new Map(entries.map(({ name, aliases, note }) => [note, [name, ...aliases]]));
  return { noteOf: (name) => names.get(`=${name}`) ?? names.get(`~${name.toLowerCase()}`), namesOf: (note) => notes.get(note) };
}
