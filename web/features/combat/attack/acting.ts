import type { OwnHero } from '#contract/play/combat-shapes.ts';

/** Whoever is about to act, with what they can do. */
export type Acting = Pick<OwnHero, 'id' | 'attacks' | 'effects' | 'spent' | 'attacksMade' | 'attacksPerTurn'> & { name: string };
