import { z } from 'zod';
import { StoryTone } from '#domain/campaign/story-style.ts';
import { contentFolder } from '#server/kernel/content.ts';
import type { Fragment } from './fragment.ts';

const Text = z.string().min(1);
/** A text that suits every table, or one with the tone or the number of heroes that it is for. */
const Written = z.union([
  Text.transform((text) => ({ text, tone: null, heroes: null })),
  z.strictObject({
    tone: StoryTone.exclude(['none']).nullable().default(null),
    heroes: z.enum(['one', 'several', 'many']).nullable().default(null),
    text: Text,
  }),
]);
/** Texts by the name of their group, such as `talk.answer`. */
const Groups = z.record(z.string(), z.array(Written).min(1));

/** Gives each text an id from its group and its place; a group that stands in several files is one group. */
function numbered(files: Iterable<z.infer<typeof Groups>>): Map<string, Fragment[]> {
  const groups = new Map<string, Fragment[]>();
  for (const [name, texts] of [...files].flatMap((file) => Object.entries(file))) {
    const before = groups.get(name) ?? [];
    groups.set(name, [...before, ...texts.map((each, index) => ({ id: `${name}.${before.length + index + 1}`, ...each }))]);
  }
  return groups;
}

/** Every fragment by its group, from all files in `content/storyteller/fragments/`. */
export const library: ReadonlyMap<string, Fragment[]> = numbered(contentFolder('storyteller/fragments', Groups).values());
