import type { Ability } from '#domain/rules/ability.ts';
import type { BackgroundId } from '#domain/srd/backgrounds.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';

/** The choices that are made for a newcomer of a class who wants to choose nothing. */
export interface ClassPreset {
  /** The dealt scores go to these in turn, the best first. */
  scores: readonly [Ability, Ability, Ability, Ability, Ability, Ability];
  background: BackgroundId;
  /** Which score of the background’s grows by 2, and which by 1. */
  increases: readonly [Ability, Ability];
  /** Spells, the preferred ones first. */
  spells: readonly string[];
  /** Kinds of weapon to master. */
  masteries: readonly string[];
  /** Options of a feature of level 1. */
  options?: readonly string[];
}

const mighty = ['strength', 'constitution', 'dexterity', 'wisdom', 'charisma', 'intelligence'] as const;
const nimble = ['dexterity', 'wisdom', 'constitution', 'intelligence', 'charisma', 'strength'] as const;
const wise = ['wisdom', 'constitution', 'dexterity', 'charisma', 'intelligence', 'strength'] as const;
const winning = ['charisma', 'constitution', 'dexterity', 'wisdom', 'intelligence', 'strength'] as const;

/** The preset of each class. */
export const classPresets: Record<ClassId, ClassPreset> = {
  barbarian: {
    scores: mighty,
    background: 'soldier',
    increases: ['strength', 'constitution'],
    spells: [],
    masteries: ['greataxe', 'handaxe'],
  },
  bard: {
    scores: winning,
    background: 'acolyte',
    increases: ['charisma', 'wisdom'],
    spells: ['vicious-mockery', 'minor-illusion', 'healing-word', 'dissonant-whispers', 'faerie-fire', 'heroism'],
    masteries: [],
  },
  cleric: {
    scores: wise,
    background: 'acolyte',
    increases: ['wisdom', 'charisma'],
    spells: ['sacred-flame', 'spare-the-dying', 'resistance', 'mending', 'bless', 'healing-word', 'guiding-bolt', 'shield-of-faith'],
    masteries: [],
  },
  druid: {
    scores: wise,
    background: 'acolyte',
    increases: ['wisdom', 'charisma'],
    spells: ['produce-flame', 'druidcraft', 'starry-wisp', 'entangle', 'healing-word', 'goodberry', 'faerie-fire'],
    masteries: [],
  },
  fighter: {
    scores: mighty,
    background: 'soldier',
    increases: ['strength', 'constitution'],
    spells: [],
    masteries: ['greatsword', 'flail', 'javelin'],
  },
  monk: { scores: nimble, background: 'criminal', increases: ['dexterity', 'constitution'], spells: [], masteries: [] },
  paladin: {
    scores: ['strength', 'charisma', 'constitution', 'wisdom', 'dexterity', 'intelligence'],
    background: 'soldier',
    increases: ['strength', 'constitution'],
    spells: ['bless', 'shield-of-faith'],
    masteries: ['longsword', 'javelin'],
  },
  ranger: {
    scores: nimble,
    background: 'soldier',
    increases: ['dexterity', 'constitution'],
    spells: ['ensnaring-strike', 'goodberry'],
    masteries: ['shortsword', 'longbow'],
  },
  rogue: {
    scores: ['dexterity', 'constitution', 'intelligence', 'charisma', 'wisdom', 'strength'],
    background: 'criminal',
    increases: ['dexterity', 'constitution'],
    spells: [],
    masteries: ['shortsword', 'dagger'],
  },
  sorcerer: {
    scores: winning,
    background: 'acolyte',
    increases: ['charisma', 'wisdom'],
    spells: ['fire-bolt', 'mage-hand', 'prestidigitation', 'shocking-grasp', 'magic-missile', 'mage-armor'],
    masteries: [],
  },
  warlock: {
    scores: winning,
    background: 'acolyte',
    increases: ['charisma', 'wisdom'],
    spells: ['eldritch-blast', 'minor-illusion', 'hex', 'hellish-rebuke'],
    masteries: [],
    options: ['pact-of-the-blade'],
  },
  wizard: {
    scores: ['intelligence', 'constitution', 'dexterity', 'wisdom', 'charisma', 'strength'],
    background: 'sage',
    increases: ['intelligence', 'constitution'],
    spells: ['fire-bolt', 'mage-hand', 'minor-illusion', 'magic-missile', 'shield', 'mage-armor', 'sleep', 'detect-magic', 'find-familiar'],
    masteries: [],
  },
};

/** What the backgrounds that teach magic teach, nothing of it on the lists above. */
export const initiateSpells: Record<'cleric' | 'wizard', readonly string[]> = {
  cleric: ['guidance', 'light', 'cure-wounds'],
  wizard: ['light', 'prestidigitation', 'feather-fall'],
};
