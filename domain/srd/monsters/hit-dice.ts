/** Count, sides and bonus of hit dice such as `3d8+6`; null for what is none. */
function partsOf(hitDice: string): { count: string; sides: string; bonus: string } | null {
  const [, count, sides, bonus = ''] = /^(\d+)d(\d+)([+-]\d+)?$/.exec(hitDice) ?? [];
  return count === undefined || sides === undefined ? null : { count, sides, bonus };
}

/** The average of hit dice such as `3d8+6`, rounded down. */
export function hitPointsOf(hitDice: string): number {
  const { count, sides, bonus } = partsOf(hitDice) ?? { count: 0, sides: 0, bonus: 0 };
  return Math.floor((Number(count) * (Number(sides) + 1)) / 2) + Number(bonus);
}

/** The same with the dice, as stat blocks write it: "22 (4d8 + 4)". */
export function hitPointsText(hitDice: string): string {
  const parts = partsOf(hitDice);
  if (parts === null) return hitDice;
  const { count, sides, bonus } = parts;
  return `${hitPointsOf(hitDice)} (${count}d${sides}${bonus === '' ? '' : ` ${bonus.slice(0, 1)} ${bonus.slice(1)}`})`;
}
