/** By what death saves fail beside a roll that fails. */
const failedBy = ['damage', 'critical', 'maximum', 'natural1'] as const;
export type FailedBy = (typeof failedBy)[number];

const sentences: Record<FailedBy, (name: string, failures: number) => string> = {
  damage: (name, failures) => `${name}, at 0 hit points, fails a death saving throw: ${failures} of 3.`,
  critical: (name, failures) => `${name}, at 0 hit points, fails two death saving throws by the critical hit: ${failures} of 3.`,
  maximum: (name) => `The damage to ${name}, at 0 hit points, is as high as the hit point maximum.`,
  natural1: (name, failures) => `The natural 1 counts as two failed death saving throws of ${name}: ${failures} of 3.`,
};

/** How many death saves somebody has failed, and by what. */
export function failedDeathSavesText(name: string, by: string, failures: number): string {
  return sentences[failedBy.find((each) => each === by) ?? 'damage'](name, failures);
}
