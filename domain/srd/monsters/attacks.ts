import type { Attack, Damage, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { DamageType } from '#domain/rules/combat-terms.ts';
import type { Ability, ConditionName } from '#domain/rules/combat-terms.ts';
import { numberIn, oneOf } from '#domain/srd/read-table.ts';

/** Damage as a line has it: "2d6+3 slashing, 1d6 fire". */
function damageIn(line: string): Damage[] {
  if (line === '') return [];
  return line.split(', ').map((part) => {
    const [dice = '', type] = part.split(' ');
    return { dice, type: oneOf(DamageType.options, type) };
  });
}

function rangeIn(line: string): Attack['range'] {
  const [normal, long] = line.split('/');
  return { normal: numberIn(normal), long: long === undefined ? null : numberIn(long) };
}

/** An attack by hand, claw or blade; reach in feet. */
export function melee(name: string, toHit: number, reach: number, damage: string, inflicts: Infliction | null = null): Attack {
  return { name, kind: 'melee', toHit, reach, range: null, damage: damageIn(damage), inflicts };
}

/** An attack from afar, its range as "80/320" or "120". */
export function ranged(name: string, toHit: number, range: string, damage: string, inflicts: Infliction | null = null): Attack {
  return { name, kind: 'ranged', toHit, reach: null, range: rangeIn(range), damage: damageIn(damage), inflicts };
}

/** An attack that can be made both ways, such as with a spear. */
export function either(name: string, toHit: number, reach: number, range: string, damage: string): Attack {
  return { name, kind: 'either', toHit, reach, range: rangeIn(range), damage: damageIn(damage), inflicts: null };
}

/** A breath that comes back on 5 or 6: half damage for those who save. */
export function breath(name: string, [ability, dc]: readonly [Ability, number], area: string, damage: string, recharge = 5): Effect {
  return { name, ability, dc, area, damage: damageIn(damage), onSave: 'half', inflicts: null, recharge };
}

/** Something that does nothing to those who save. */
export function burden(
  name: string,
  [ability, dc]: readonly [Ability, number],
  area: string,
  damage: string,
  inflicts: Infliction | null = null,
  recharge: number | null = null,
): Effect {
  return { name, ability, dc, area, damage: damageIn(damage), onSave: 'none', inflicts, recharge };
}

/** A condition that lasts until somebody ends it. */
export function until(condition: ConditionName, lasts: Infliction['lasts'] = 'freed'): Infliction {
  return { condition, save: null, lasts };
}

/** A condition that a save keeps off. */
export function unless(ability: Ability, dc: number, condition: ConditionName, lasts: Infliction['lasts']): Infliction {
  return { condition, save: { ability, dc }, lasts };
}

export const prone = until('prone');
export const grappled = until('grappled');
