/** Spells of the book that a wizard chooses to cast without slots (SRD 5.2, Spell Mastery and Signature Spells). */
export const masteryIds = ['masteredFirst', 'masteredSecond', 'signatureFirst', 'signatureSecond'] as const;
export type MasteryId = (typeof masteryIds)[number];

interface MasteryRules {
  name: string;
  /** The level of a wizard from which on it is chosen. */
  from: number;
  /** The level of the spell. */
  level: number;
  /** The use that pays for casting it; null for at will. */
  use: string | null;
}

/** What each of them asks for. One that is cast at will takes an action. */
export const masteries: Readonly<Record<MasteryId, MasteryRules>> = {
  masteredFirst: { name: 'Spell Mastery, level 1', from: 18, level: 1, use: null },
  masteredSecond: { name: 'Spell Mastery, level 2', from: 18, level: 2, use: null },
  signatureFirst: { name: 'First signature spell', from: 20, level: 3, use: 'signature-spells-first' },
  signatureSecond: { name: 'Second signature spell', from: 20, level: 3, use: 'signature-spells-second' },
};
