import type { SpeciesId } from './species-ids.ts';

/** Something that a species lets one do so often between rests (SRD 5.2). */
export interface SpeciesUse {
  id: string;
  name: string;
  /** From this level of the character on. */
  from: number;
  count: 'proficiency' | 'once';
  back: 'anyRest' | 'longRest';
}

export const speciesUses: Record<SpeciesId, readonly SpeciesUse[]> = {
  dragonborn: [
    { id: 'breath-weapon', name: 'Breath Weapon', from: 1, count: 'proficiency', back: 'longRest' },
    { id: 'draconic-flight', name: 'Draconic Flight', from: 5, count: 'once', back: 'longRest' },
  ],
  dwarf: [{ id: 'stonecunning', name: 'Stonecunning', from: 1, count: 'proficiency', back: 'longRest' }],
  elf: [],
  gnome: [],
  goliath: [
    { id: 'giant-ancestry', name: 'Giant Ancestry', from: 1, count: 'proficiency', back: 'longRest' },
    { id: 'large-form', name: 'Large Form', from: 5, count: 'once', back: 'longRest' },
  ],
  halfling: [],
  human: [],
  orc: [
    { id: 'adrenaline-rush', name: 'Adrenaline Rush', from: 1, count: 'proficiency', back: 'anyRest' },
    { id: 'relentless-endurance', name: 'Relentless Endurance', from: 1, count: 'once', back: 'longRest' },
  ],
  tiefling: [],
};
