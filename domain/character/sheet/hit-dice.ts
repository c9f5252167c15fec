import type { Character } from '#domain/character/character.ts';
import { hitDieIds } from '#domain/srd/class-rules.ts';
import type { HitDieId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

/** Hit dice of one size: how many there are, and how many are left. */
export interface HitDice {
  id: HitDieId;
  die: number;
  total: number;
  left: number;
}

/** Hit dice by their size, the largest first: one for each level of each class (SRD 5.2.1, Multiclassing). The quick rules know none. */
export function hitDiceOf({ ruleSet, classes: taken, hitDiceSpent }: Character): HitDice[] {
  if (ruleSet === 'quick') return [];
  return hitDieIds.toReversed().flatMap((id) => {
    const die = Number(id.slice(1));
    const total = taken.reduce((sum, each) => sum + (classes[each.class].hitDie === die ? each.level : 0), 0);
    return total === 0 ? [] : [{ id, die, total, left: Math.max(0, total - (hitDiceSpent[id] ?? 0)) }];
  });
}

/** Which dice are meant where only a number is said: the largest that are left. */
export function largestHitDice(character: Character, count: number): Partial<Record<HitDieId, number>> {
  let open = count;
  const chosen = hitDiceOf(character).map(({ id, left }): [HitDieId, number] => {
    const taken = Math.min(left, open);
    open -= taken;
    return [id, taken];
  });
  return Object.fromEntries(chosen.filter(([, taken]) => taken > 0));
}
