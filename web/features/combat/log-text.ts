import type { CombatLogLine } from '#contract/play/combat-shapes.ts';

/** The lines of the last thing that happened, and those before it. What the narrator did for NPCs one after another is one thing. */
export function splitLatest(lines: readonly CombatLogLine[]): { latest: CombatLogLine[]; earlier: CombatLogLine[] } {
  const entryOf = ({ key }: CombatLogLine) => key.split('.')[0];
  const last = lines.at(-1);
  if (last === undefined) return { latest: [], earlier: [] };
  const goesWithLast = (line: CombatLogLine) => (last.byNarrator === true ? line.byNarrator === true : entryOf(line) === entryOf(last));
  const from = lines.findLastIndex((line) => !goesWithLast(line)) + 1;
  return { latest: lines.slice(from), earlier: lines.slice(0, from) };
}

/** A roll in short: "1d20: 15 + 5 = 20 against 13". */
export function rollText({ dice, kept, modifier, total, against }: CombatLogLine['rolls'][number]): string {
  const sum = modifier === 0 ? kept.join(' + ') : `${kept.join(' + ')} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)}`;
  const shown = kept.length === 1 && modifier === 0 ? String(total) : `${sum} = ${total}`;
  return `${dice}: ${shown}${against === null ? '' : ` against ${against}`}`;
}
