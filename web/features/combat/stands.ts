import type { CombatLogLine } from '#contract/play/combat-shapes.ts';

/** Whether what a line of a fight says stands: it is among those that are kept, and nothing was taken back since. */
export function stands(lines: readonly CombatLogLine[], key: string): boolean {
  const at = lines.findIndex((line) => line.key === key);
  return at !== -1 && !lines.slice(at + 1).some(({ takesBack }) => takesBack === true);
}
