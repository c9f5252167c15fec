import { slugOf } from './slug.ts';

/** A spell that an invocation of a warlock casts without a slot. */
interface InvocationSpell {
  /** The invocation, by the id of the option. */
  id: string;
  name: string;
  spell: string;
  /** How often between long rests. */
  free: 'atWill' | 'once';
}

const casts = (name: string, spell: string, free: InvocationSpell['free'] = 'atWill') => ({ id: slugOf(name), name, spell, free });

/** Which spells invocations cast without a slot, and how often (SRD 5.2.1, Eldritch Invocation Options). */
export const invocationSpells: readonly InvocationSpell[] = [
  casts('Armor of Shadows', 'mage-armor'),
  casts('Ascendant Step', 'levitate'),
  casts('Gift of the Depths', 'water-breathing', 'once'),
  casts('Mask of Many Faces', 'disguise-self'),
  casts('Master of Myriad Forms', 'alter-self'),
  casts('Misty Visions', 'silent-image'),
  casts('One with Shadows', 'invisibility'),
  casts('Otherworldly Leap', 'jump'),
  casts('Visions of Distant Realms', 'arcane-eye'),
  casts('Whispers of the Grave', 'speak-with-dead'),
];
