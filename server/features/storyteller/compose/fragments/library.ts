import { z } from 'zod';
import { contentFolder } from '#server/kernel/content.ts';
import type { Fragment } from './fragment.ts';

/** Texts by the name of their group, such as `talk.answer`. */
const Groups = z.record(z.string(), z.array(z.string().min(1)).min(1));

/** Gives each text an id from its group and its place; a group that stands in several files is one group. */
function numbered(files: Iterable<z.infer<typeof Groups>>): Map<string, Fragment[]> {
  const groups = new Map<string, Fragment[]>();
  for (const [name, texts] of [...files].flatMap((file) => Object.entries(file))) {
    const before = groups.get(name) ?? [];
    groups.set(name, [...before, ...texts.map((text, index) => ({ id: `${name}.${before.length + index + 1}`, text }))]);
  }
  return groups;
}

/** Every fragment by its group, from all files in `content/storyteller/fragments/`. */
export const library: ReadonlyMap<string, Fragment[]> = numbered(contentFolder('storyteller/fragments', Groups).values());
