import { slugOf } from './slug.ts';

/** A spell that an invocation of a warlock casts without a slot. */
interface InvocationSpell {
  /** The invocation, by the id of the option. */
  id: string;
  name: string;
  spell: string;
  /** How often between long rests. */
  free: 'atWill' | 'once';
  /** Whether it is cast on nobody but oneself. */
  onSelf: boolean;
}

const casts = (name: string, spell: string, free: InvocationSpell['free'] = 'atWill', onSelf = false) => ({
  id: slugOf(name),
  name,
  spell,
  free,
  onSelf,
});
const castsOnSelf = (name: string, spell: string) => casts(name, spell, 'atWill', true);

/** Which spells invocations cast without a slot, and how often (SRD 5.2.1, Eldritch Invocation Options). */
export const invocationSpells: readonly InvocationSpell[] = [
  castsOnSelf('Armor of Shadows', 'mage-armor'),
  castsOnSelf('Ascendant Step', 'levitate'),
  casts('Gift of the Depths', 'water-breathing', 'once'),
  casts('Mask of Many Faces', 'disguise-self'),
  casts('Master of Myriad Forms', 'alter-self'),
  casts('Misty Visions', 'silent-image'),
  castsOnSelf('One with Shadows', 'invisibility'),
  castsOnSelf('Otherworldly Leap', 'jump'),
  casts('Visions of Distant Realms', 'arcane-eye'),
  casts('Whispers of the Grave', 'speak-with-dead'),
];

/** Whether what pays for a spell casts it on nobody but whoever casts it: an invocation that says so. */
export const castsOnSelfAlone = (payer: string | undefined): boolean => invocationSpells.some(({ id, onSelf }) => onSelf && id === payer);
