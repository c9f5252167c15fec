import { createHash } from 'node:crypto';
import { nameKey, safeName } from '#server/kernel/files/safe-name.ts';

export interface Named {
  /** What tells two of the same name apart, however they are ordered. */
  id: string;
  name: string;
}

/**
 * Gives each its own file name, unlike every other in the vault, so that a link by the name alone finds it. Of several
 * with one name the first by id keeps it plain, and the others carry a short mark made of their id: the same every time.
 */
export function uniqueNames(all: Named[], taken: Iterable<string> = []): Map<Named, string> {
  const used = new Set([...taken].map(nameKey));
  const names = new Map<Named, string>();
  for (const one of all.toSorted((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0))) {
    const plain = safeName(one.name);
    let name = plain;
    for (let turn = 0; used.has(nameKey(name)); turn++) name = `${plain} ~${mark(`${one.id}/${turn}`)}`;
    used.add(nameKey(name));
    names.set(one, name);
  }
  return names;
}

function mark(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 6);
}
