import type { Loot } from '#domain/narration/adventure.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';

/** "A string of net bells" by what it is counted in, and by what it is of. */
const countedOf = /^(?<whole>.+?) of (?<of>(?!the\b|his\b|her\b|their\b)\p{L}+(?: \p{L}+){0,2})$/u;

/** Words that mean a thing of which some lie here: its names, and "string" or "net bells" for a string of net bells. */
export function namesOfLoot({ name, aliases }: Pick<Loot, 'name' | 'aliases'>): string[] {
  const groups = countedOf.exec(bare(name))?.groups;
  const parts = groups ? [groups['whole'] ?? '', groups['of'] ?? ''] : [];
  return [...new Set([bare(name), ...aliases, ...parts])];
}

/** Words that mean a thing which somebody of the party has: what is one's own goes by its noun alone. */
export function namesOfOwn(loot: Pick<Loot, 'name' | 'aliases'>): string[] {
  const heads = namesOfLoot(loot).map((each) => each.replace(/ (?:of|in|on|with|from) .*$/, '').split(' ').at(-1) ?? '');
  return [...new Set([...namesOfLoot(loot), ...heads.filter((head) => head.length > 2)])];
}
