import type { Ability } from '#domain/rules/ability.ts';
import type { Damage } from '#domain/rules/attack-data.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { cantripsOfInvocation } from '#domain/srd/features/blast-invocations.ts';
import type { BlastInvocation } from '#domain/srd/features/blast-invocations.ts';
import type { Spell } from './spell.ts';

/** Whoever casts a spell, as far as it decides what their features add to it. */
export interface Gifted {
  has: (feature: string) => boolean;
  /** What was chosen of a feature, by the ids of the options. */
  chosen: (feature: string) => readonly string[];
  modifier: (ability: Ability) => number;
  /** The level that a feature goes by; 0 without it. */
  level: (feature: string) => number;
  /** The spells that they know, by id. */
  spells: readonly string[];
  /** The class of which they know a spell; null for what none of their classes gave. */
  classOf: (spell: string) => string | null;
}

/** What a feature adds to the damage of a spell. */
export interface DamageGift {
  name: string;
  by: number;
  /** The type of damage that it is for; any where it is null. */
  type: DamageType | null;
  /** Whether one damage roll of a cast has it, and not every one. */
  once: boolean;
}

/** What a spell out of a slot heals more: 2 and the level of the slot (SRD 5.2.1, Disciple of Life). No slot is 0. */
export function healsMoreBy({ has }: Gifted, slot: number): number {
  return slot > 0 && has('Disciple of Life') ? 2 + slot : 0;
}

/** Whether healing restores hit points, and does not fill up a maximum that it raises (SRD 5.2.1, Aid): only then more is healed. */
export const restoresHitPoints = (healing: readonly { what: string }[]): boolean => healing.every(({ what }) => what !== 'hitPointMaximum');

/** Whether an invocation that is for one cantrip is for this one. */
function isInvoked({ has, chosen, spells }: Gifted, name: BlastInvocation, id: string): boolean {
  const feature = 'Eldritch Invocations';
  return has(feature) && cantripsOfInvocation(name, chosen(feature), spells).includes(id);
}

/** The features that strengthen the cantrips of their class where Potent Spellcasting was chosen. */
const potentFeatures: readonly (readonly [feature: string, of: ClassId])[] = [
  ['Blessed Strikes', 'cleric'],
  ['Elemental Fury', 'druid'],
];

/** Whether Potent Spellcasting is for this spell: a cantrip of the class whose feature it was chosen for. */
function isPotentSpell({ has, chosen, classOf }: Gifted, { id, level }: Pick<Spell, 'id' | 'level'>): boolean {
  const isFor = ([feature, of]: (typeof potentFeatures)[number]) =>
    has(feature) && chosen(feature).includes('potent-spellcasting') && classOf(id) === of;
  return level === 0 && potentFeatures.some(isFor);
}

/**
 * What features add to the damage of a spell (SRD 5.2.1): Empowered Evocation to one roll of a wizard's evocation, Elemental Affinity to
 * one roll of its type, Agonizing Blast to every roll of its cantrip, Potent Spellcasting to every roll of a cantrip of its class.
 */
export function damageGifts(caster: Gifted, spell: Pick<Spell, 'id' | 'level' | 'school' | 'classes'>): DamageGift[] {
  const { id, school, classes } = spell;
  const gifts: DamageGift[] = [];
  const give = (name: string, ability: Ability, type: DamageType | null, once: boolean) =>
    gifts.push({ name, by: caster.modifier(ability), type, once });
  if (caster.has('Empowered Evocation') && school === 'evocation' && classes.includes('wizard'))
    give('Empowered Evocation', 'intelligence', null, true);
  if (caster.has('Elemental Affinity')) {
    const chosen = caster.chosen('Elemental Affinity');
    for (const type of damageTypes.filter((each) => chosen.includes(each))) give('Elemental Affinity', 'charisma', type, true);
  }
  if (isInvoked(caster, 'Agonizing Blast', id)) give('Agonizing Blast', 'charisma', null, false);
  if (isPotentSpell(caster, spell)) give('Potent Spellcasting', 'wisdom', null, false);
  return gifts.filter(({ by }) => by > 0);
}

/** From so many feet on, features let a spell reach farther. */
const leastRange = 10;

/** How many feet farther features let a spell reach that has a range of 10 feet or more (SRD 5.2.1). */
function fartherBy(caster: Gifted, spell: Pick<Spell, 'id' | 'level'>): number {
  const spear = isInvoked(caster, 'Eldritch Spear', spell.id) ? 30 * caster.level('Eldritch Invocations') : 0;
  const isFury = caster.has('Improved Elemental Fury') && caster.classOf(spell.id) === 'druid' && isPotentSpell(caster, spell);
  return spear + (isFury ? 300 : 0);
}

/**
 * A spell as its caster's features let it reach (SRD 5.2.1): Eldritch Spear adds 30 feet for each level of the warlock to its cantrip,
 * Improved Elemental Fury 300 feet to the cantrips of a druid with Potent Spellcasting.
 */
export function asFarAs(caster: Gifted, spell: Spell): Spell {
  const feet = /^(\d+) feet$/.exec(spell.range)?.[1];
  const more = feet === undefined || Number(feet) < leastRange ? 0 : fartherBy(caster, spell);
  return more === 0 ? spell : { ...spell, range: `${Number(feet) + more} feet` };
}

/** Damage with what features add to it, each to the first part that it is for; `left`: what the next roll of the same cast can have. */
export function withGifts(
  damage: readonly Damage[],
  gifts: readonly DamageGift[],
): { damage: (Damage & { gifts: DamageGift[] })[]; left: DamageGift[] } {
  const raised = damage.map((part, place) => {
    const own = gifts.filter(({ type }) => damage.findIndex((each) => type === null || each.type === type) === place);
    return { ...part, dice: [part.dice, ...own.map(({ by }) => by)].join('+'), gifts: own };
  });
  return { damage: raised, left: gifts.filter((gift) => !gift.once || !raised.some(({ gifts: own }) => own.includes(gift))) };
}
