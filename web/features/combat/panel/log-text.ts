import type { CombatLogLine } from '#contract/play/combat-shapes.ts';

/** The lines of the last thing that happened, and those before it. */
export function splitLatest(lines: readonly CombatLogLine[]): { latest: CombatLogLine[]; earlier: CombatLogLine[] } {
  const entryOf = ({ key }: CombatLogLine) => key.split('.')[0];
  const last = lines.at(-1);
  const isLatest = (line: CombatLogLine) => last !== undefined && entryOf(line) === entryOf(last);
  return { latest: lines.filter(isLatest), earlier: lines.filter((line) => !isLatest(line)) };
}

/** A roll in short: "1d20: 15 + 5 = 20 against 13". */
export function rollText({ dice, kept, modifier, total, against }: CombatLogLine['rolls'][number]): string {
  const sum = modifier === 0 ? kept.join(' + ') : `${kept.join(' + ')} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  const shown = kept.length === 1 && modifier === 0 ? String(total) : `${sum} = ${total}`;
  return `${dice}: ${shown}${against === null ? '' : ` against ${against}`}`;
}
