import { hasTrait } from '#domain/combat/effects/standing-changes.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { Spell } from '#domain/srd/spells/spell.ts';
import { isLaterUse } from './spell-in-use.ts';
import type { UsedActivity } from './used-activity.ts';

// Without a validator, so that a browser can say what goes with a spell.

type Used = Pick<UsedActivity, 'kind' | 'level' | 'takes' | 'duration' | 'activity'>;
type Kind = Shaping['does'];

const damageParts = (activity: Activity) => ('damage' in activity ? (activity.damage ?? []) : []);
const asksSave = (activity: Activity) => activity.kind === 'save' || (activity.kind === 'attack' && activity.save !== undefined);

/** A minute or longer: what lasts for rounds alone is not doubled. */
export const lastsLong = (duration: Duration): boolean => duration.kind === 'time' && duration.unit !== 'round';

/** How far a spell reaches once its range is doubled, in words; null where it has no range. */
export function rangeDoubled(range: string): string | null {
  if (range === 'touch') return '30 feet';
  const feet = /^(\d+) (feet|miles?)$/.exec(range);
  return feet === null || Number(feet[1]) === 0 ? null : `${2 * Number(feet[1])} ${feet[2] === 'mile' ? 'miles' : feet[2]}`;
}

/** Types of damage of a spell that can become another of some types. */
export function typesChanged(activity: Activity, types: readonly string[]): string[] {
  return [...new Set(damageParts(activity).flatMap((part) => part.types.filter((type) => types.includes(type))))];
}

const spellFits: Record<Kind, (used: Used, spell: Spell, shaping: Shaping) => boolean> = {
  spare: ({ activity }) => asksSave(activity),
  hinderSave: ({ activity }) => asksSave(activity),
  reachFarther: (_, { range }) => rangeDoubled(range) !== null,
  lastLonger: ({ duration }) => lastsLong(duration),
  hasten: ({ takes }) => takes === 'action',
  silence: () => true,
  changeType: ({ activity }, _, shaping) => shaping.does === 'changeType' && typesChanged(activity, shaping.types).length > 0,
  raiseLevel: ({ activity }) => activity.targets?.perSlot !== undefined,
  rollDamageAgain: ({ activity }) => damageParts(activity).length > 0,
  rollAttackAgain: ({ activity }) => activity.kind === 'attack',
  maximize: ({ activity, level }) => level > 0 && damageParts(activity).length > 0,
};

/** What is used by what happens to dice may go with what a spell does later on, too. */
const goesWithLater: readonly Kind[] = ['rollDamageAgain', 'rollAttackAgain'];

/** Whether something that changes spells goes with this one. */
export function fitsSpell({ activation }: Activity, used: Used, spell: Spell): boolean {
  const cast = activation?.cast;
  if (cast === undefined || used.kind !== 'spell') return false;
  if (isLaterUse(used) && !goesWithLater.includes(cast.shaping.does)) return false;
  if (cast.school !== undefined && cast.school !== spell.school) return false;
  if (cast.class !== undefined && !spell.classes.some((id) => id === cast.class)) return false;
  return spellFits[cast.shaping.does](used, spell, cast.shaping);
}

/** What of a turn a spell takes with what was chosen to change it. */
export function timeWith(used: UsedActivity, shapers: readonly { used: UsedActivity }[]): UsedActivity['takes'] {
  const hastens = shapers.some((each) => each.used.activity.activation?.cast?.shaping.does === 'hasten');
  return hastens && used.takes === 'action' ? 'bonusAction' : used.takes;
}

/** How many something is for: so many targets, so many dice, one at least. */
export function mostOf(shaping: Shaping | undefined, values: FormulaValues): number {
  if (shaping?.does !== 'spare' && shaping?.does !== 'rollDamageAgain') return 1;
  return Math.max(1, Number(reckonFormula(shaping.most, values)) || 1);
}

type Able = Pick<Combatant, 'features'> & { activeEffects: readonly { name: string }[] };
const innate = ({ activeEffects }: Able) => activeEffects.some(({ name }) => name === 'Innate Sorcery');

/** How many of one group go with one spell: two while a sorcerer is magic incarnate (SRD 5.2.1, Sorcery Incarnate). */
export const groupLimit = (one: Able): number => (hasTrait(one, 'Sorcery Incarnate') && innate(one) ? 2 : 1);

/** Whether one of a group may cost nothing in this turn (SRD 5.2.1, Arcane Apotheosis). */
export const mayBeFree = (one: Able): boolean => hasTrait(one, 'Arcane Apotheosis') && innate(one);
