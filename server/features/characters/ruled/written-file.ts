import type { Character } from '#domain/character/character.ts';
import { loadFoundryContent } from '#domain/character/interchange/foundry/content.ts';
import { writeFoundryActor } from '#domain/character/interchange/foundry-actor-write.ts';
import type { HomebrewEntry } from '#domain/homebrew/entry.ts';

/** A sheet as a file of one of the formats, with these items of homebrew that it carries; `own` writes our own. */
export async function writtenFile(
  character: Character,
  items: readonly HomebrewEntry[],
  format: 'hearthlore' | 'foundry',
  own: () => string | Promise<string>,
): Promise<{ fileName: string; text: string; report: string[] }> {
  const name = character.name.replaceAll(/[^\p{L}\p{N} _-]/gu, '').trim() || 'character';
  if (format === 'hearthlore') return { fileName: `${name}.json`, text: await own(), report: [] };
  const whole = { ...character, homebrew: [...character.homebrew.filter(({ kind }) => kind !== 'item'), ...items] };
  const { actor, report } = writeFoundryActor(whole, await loadFoundryContent(character));
  return { fileName: `${name}.foundry.json`, text: `${JSON.stringify(actor, null, 2)}\n`, report };
}
