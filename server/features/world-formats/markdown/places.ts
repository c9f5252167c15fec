import type { VaultPlaces } from './note-text.ts';

/** Finds notes and files by what a vault calls them: their path, their path without its ending, or their name alone. */
export function placesOf(
  notes: { id: string; path: string; aliases: string[] }[],
  links: Map<string, string>,
  files: string[],
): VaultPlaces {
  const notePlaces = new Map<string, string>();
  const filePlaces = new Map<string, string>();
  const add = (places: Map<string, string>, key: string, value: string): void => {
    if (!places.has(key.toLowerCase())) places.set(key.toLowerCase(), value);
  };
  for (const { id, path } of notes) add(notePlaces, path, links.get(id) ?? '');
  for (const { id, path } of notes) add(notePlaces, path.replace(/\.[^.]*$/, ''), links.get(id) ?? '');
  for (const { id, path } of notes) add(notePlaces, path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]*$/, ''), links.get(id) ?? '');
  for (const path of files) add(filePlaces, path, path);
  for (const path of files) add(filePlaces, path.slice(path.lastIndexOf('/') + 1), path);
  const plain = (target: string): string =>
    target
      .replace(/^(?:\.{0,2}\/)+/, '')
      .trim()
      .toLowerCase();
  return {
    noteOf: (target) => notePlaces.get(plain(target)) ?? null,
    fileOf: (target) =>
      target === '' ? null : (filePlaces.get(plain(target)) ?? filePlaces.get(plain(target).split('/').at(-1) ?? '') ?? null),
  };
}
