import type { Ability } from '#domain/rules/ability.ts';
import { abilities } from '#domain/rules/ability.ts';
import type { ClassId } from './class-rules.ts';

export const featIds = [
  'alert',
  'magic-initiate',
  'savage-attacker',
  'skilled',
  'ability-score-improvement',
  'grappler',
  'archery',
  'defense',
  'great-weapon-fighting',
  'two-weapon-fighting',
  'blessed-warrior',
  'druidic-warrior',
  'boon-of-combat-prowess',
  'boon-of-dimensional-travel',
  'boon-of-fate',
  'boon-of-irresistible-offense',
  'boon-of-spell-recall',
  'boon-of-the-night-spirit',
  'boon-of-truesight',
] as const;
/** The lists that Magic Initiate chooses from. */
export const initiateLists = ['cleric', 'druid', 'wizard'] as const;

export type FeatId = (typeof featIds)[number];

export interface FeatRules {
  name: string;
  kind: 'origin' | 'general' | 'fighting style' | 'epic boon';
  line: string;
  /** Abilities it can raise, by how much in all, and how far. */
  raises: { from: readonly Ability[]; points: number; to: number } | null;
  /** Can be taken again. */
  repeatable: boolean;
  /** What one class alone may take in the place of a way to fight: two cantrips of another list. */
  warrior?: { of: ClassId; list: ClassId };
}

/** How many cantrips whoever takes one of those learns. */
export const warriorCantrips = 2;

const feat = (name: string, kind: FeatRules['kind'], line: string, more: Partial<FeatRules> = {}): FeatRules => ({
  name,
  kind,
  line,
  raises: null,
  repeatable: false,
  ...more,
});
const boon = (name: string, line: string, from: readonly Ability[] = abilities): FeatRules =>
  feat(`Boon of ${name}`, 'epic boon', line, { raises: { from, points: 1, to: 30 } });

/** The feats of SRD 5.2, in our own words. */
export const feats: Record<FeatId, FeatRules> = {
  alert: feat('Alert', 'origin', 'Proficiency adds to initiative, which can be exchanged with a friend’s.'),
  'magic-initiate': feat('Magic Initiate', 'origin', 'Two cantrips and a spell of level 1 from one list.', { repeatable: true }),
  'savage-attacker': feat('Savage Attacker', 'origin', 'Once per turn, roll a weapon’s damage twice and use the better.'),
  skilled: feat('Skilled', 'origin', 'Three more skills or tools.', { repeatable: true }),
  'ability-score-improvement': feat('Ability Score Improvement', 'general', 'One score grows by 2, or two by 1.', {
    raises: { from: abilities, points: 2, to: 20 },
    repeatable: true,
  }),
  grappler: feat('Grappler', 'general', 'Strike and grab at once; advantage on those you hold.', {
    raises: { from: ['strength', 'dexterity'], points: 1, to: 20 },
  }),
  archery: feat('Archery', 'fighting style', '+2 to hit with ranged weapons.'),
  defense: feat('Defense', 'fighting style', '+1 to armor class in armor.'),
  'great-weapon-fighting': feat('Great Weapon Fighting', 'fighting style', 'With both hands, a damage die of 1 or 2 counts as 3.'),
  'two-weapon-fighting': feat('Two-Weapon Fighting', 'fighting style', 'The ability modifier adds to the second weapon’s damage.'),
  'blessed-warrior': feat('Blessed Warrior', 'fighting style', 'Two Cleric cantrips, cast with Charisma.', {
    warrior: { of: 'paladin', list: 'cleric' },
  }),
  'druidic-warrior': feat('Druidic Warrior', 'fighting style', 'Two Druid cantrips, cast with Wisdom.', {
    warrior: { of: 'ranger', list: 'druid' },
  }),
  'boon-of-combat-prowess': boon('Combat Prowess', 'Once a turn, a miss hits.'),
  'boon-of-dimensional-travel': boon('Dimensional Travel', 'Step 30 feet through nothing after an attack or magic.'),
  'boon-of-fate': boon('Fate', 'Change a nearby d20 roll by 2d4, once between rests.'),
  'boon-of-irresistible-offense': boon('Irresistible Offense', 'Blows ignore resistance; a 20 hits harder.', ['strength', 'dexterity']),
  'boon-of-spell-recall': boon('Spell Recall', 'A spell of up to level 4 may not use up its slot.', ['intelligence', 'wisdom', 'charisma']),
  'boon-of-the-night-spirit': boon('the Night Spirit', 'In shadow, vanish and resist nearly everything.'),
  'boon-of-truesight': boon('Truesight', 'See things as they are within 60 feet.'),
};

/** The ways to fight that a class lets one choose from (SRD 5.2.1, Fighting Style). */
export const fightingStylesOf = (of: ClassId): FeatId[] =>
  featIds.filter((id) => feats[id].kind === 'fighting style' && (feats[id].warrior?.of ?? of) === of);
