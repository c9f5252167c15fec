import type { Attack, Effect } from '#domain/rules/attack-data.ts';

/** A number with its sign. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** Dice and kinds of damage: "1d8+3 slashing and 2d6 fire". */
export function damageText(damage: Attack['damage']): string {
  return damage.length === 0 ? 'no damage' : damage.map(({ dice, type }) => `${amountText(dice)} ${type}`).join(' and ');
}

/** Dice as they are written; a number and a bonus without dice, such as the "1+2" of an unarmed strike, as one number. */
function amountText(dice: string): string {
  const [, number, sign, bonus] = /^(\d+)([+-])(\d+)$/.exec(dice) ?? [];
  return bonus === undefined ? dice : `${Math.max(0, Number(number) + Number(`${sign}${bonus}`))}`;
}

/** Where an attack reaches: "5 ft", "80/320 ft" or both. */
export function reachText({ reach, range }: Pick<Attack, 'reach' | 'range'>): string {
  const far = range === null ? [] : [range.long === null ? `${range.normal} ft` : `${range.normal}/${range.long} ft`];
  return [...(reach === null ? [] : [`${reach} ft`]), ...far].join(' or ');
}

/** What an effect asks and does: "DEX save 13, 4d8 cold, half on a save". */
export function effectText({ ability, dc, damage, onSave }: Effect): string {
  const damageParts = damage.length === 0 ? [] : [damageText(damage), onSave === 'half' ? 'half on a save' : 'nothing on a save'];
  return [`${ability.slice(0, 3).toUpperCase()} save ${dc}`, ...damageParts].join(', ');
}
