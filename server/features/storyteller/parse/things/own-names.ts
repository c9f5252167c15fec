import type { Loot } from '#domain/narration/adventure.ts';
import { namesOfLoot } from '#server/features/storyteller/parse/targets.ts';

/** Words that mean a thing which somebody of the party has: what is one's own goes by its noun alone. */
export function namesOfOwn(loot: Pick<Loot, 'name' | 'aliases'>): string[] {
  const heads = namesOfLoot(loot).map(
    (each) =>
      each
        .replace(/ (?:of|in|on|with|from) .*$/, '')
        .split(' ')
        .at(-1) ?? '',
  );
  return [...new Set([...namesOfLoot(loot), ...heads.filter((head) => head.length > 2)])];
}
