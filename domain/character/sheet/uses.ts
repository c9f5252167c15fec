import { modifierOf } from '#domain/rules/ability.ts';
import type { Character } from '#domain/character/character.ts';
import { yes } from '#domain/result.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { UseRules } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';

/** Something that can be done so often between rests, and how often still. */
export interface Use {
  id: string;
  name: string;
  total: number;
  left: number;
  back: UseRules['back'];
}

function totalOf({ count }: UseRules, { level, stats }: Character): number {
  if (count === 'level') return level;
  if (count === 'five each level') return 5 * level;
  if (count === 'charisma') return Math.max(1, modifierOf(stats.charisma));
  return grownTo(count, level);
}

/** What the class gives between rests at this level; nothing by the quick rules. */
export function usesOf(character: Character): Use[] {
  if (character.ruleSet === 'quick') return [];
  const there = classes[character.class].uses.filter(({ from }) => from <= character.level);
  return there.map((rules) => {
    const total = totalOf(rules, character);
    const back = rules.anyRestFrom !== undefined && character.level >= rules.anyRestFrom ? 'anyRest' : rules.back;
    return { id: rules.id, name: rules.name, total, left: Math.max(0, total - (character.usesSpent[rules.id] ?? 0)), back };
  });
}

function tooFewUses({ name, left }: Use) {
  if (left === 0) return refuse('noUsesLeft', { feature: name });
  return left === 1 ? refuse('oneUseLeft', { feature: name }) : refuse('usesLeft', { feature: name, left });
}

/** Uses something up, once or so many points of it; refuses what is not there or not left. */
export function spendUse(character: Character, id: string, times = 1): CharacterResult<Character> {
  const use = usesOf(character).find((each) => each.id === id);
  if (!use) return refuse('noSuchFeature', {});
  if (!Number.isInteger(times) || times < 1 || times > use.left) return tooFewUses(use);
  const spent = use.total - use.left + times;
  return yes({ ...character, usesSpent: { ...character.usesSpent, [id]: spent } });
}

/** What is still spent after a rest. */
export function usesAfterRest(character: Character, rest: 'short' | 'long'): Character['usesSpent'] {
  if (rest === 'long') return {};
  const still = usesOf(character).map(({ id, back, total, left }): [string, number] => {
    const spent = total - left;
    if (back === 'anyRest') return [id, 0];
    return [id, back === 'oneOnShortRest' ? Math.max(0, spent - 1) : spent];
  });
  return Object.fromEntries(still.filter(([, spent]) => spent > 0));
}
