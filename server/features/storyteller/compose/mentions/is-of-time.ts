import { library } from '#server/features/storyteller/compose/fragments/library.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Whether a sentence says that time runs out: a sign of a clock, or what is told with it. */
export function isOfTime(sentence: string, { context }: SceneWriter): boolean {
  const signs = context.brief.adventure.clocks.flatMap(({ signs: all }) => all);
  const last = (library.get('sign.last') ?? []).map(({ text }) => text);
  return [...signs, ...last].some((text) => text.includes(sentence) || sentence.includes(text));
}
