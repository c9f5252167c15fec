import type { Shaping } from '#domain/rules/activity/activation.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Duration, WrittenDuration } from '#domain/rules/activity/duration.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';
import type { FormulaValues } from '#domain/rules/activity/reckon.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Spell } from './spell.ts';

// Without a validator, so that a browser can say what goes with a spell.

/** A spell as it is used: at which level it stands, what it takes, how long it lasts and what it does. */
interface Used {
  level: number;
  takes: string;
  duration: Duration;
  activity: Activity;
  isLater: boolean;
}

type Kind = Shaping['does'];

const damageParts = (activity: Activity) => ('damage' in activity ? (activity.damage ?? []) : []);
const asksSave = (activity: Activity) => activity.kind === 'save' || (activity.kind === 'attack' && activity.save !== undefined);

/** A minute or longer: what lasts for rounds alone is not doubled. */
const lastsLong = (duration: Duration): boolean => duration.kind === 'time' && duration.unit !== 'round';

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

/** Whether something that changes spells goes with this one, as it is cast or as it goes on. */
export function isChangedBy({ activation }: Activity, used: Used, spell: Spell): boolean {
  const cast = activation?.cast;
  if (cast === undefined) return false;
  if (used.isLater && !goesWithLater.includes(cast.shaping.does)) return false;
  if (cast.school !== undefined && cast.school !== spell.school) return false;
  if (cast.class !== undefined && !spell.classes.some((id) => id === cast.class)) return false;
  return spellFits[cast.shaping.does](used, spell, cast.shaping);
}

/** How many something is for: so many targets, so many dice, one at least. */
export function mostOf(shaping: Shaping | undefined, values: FormulaValues): number {
  if (shaping?.does !== 'spare' && shaping?.does !== 'rollDamageAgain') return 1;
  return Math.max(1, Number(reckonFormula(shaping.most, values)) || 1);
}

/** The dice that it costs to do something once more than the rest allows, for each level of the slot; null where it costs none yet. */
export function backlashDice(shaping: Shaping | undefined, times: number, slot: number): string | null {
  if (shaping?.does !== 'maximize' || times < 2) return null;
  const [count = '1', sides = '12'] = shaping.backlash.dice.split('d');
  return `${(Number(count) + times - 2) * slot}d${sides}`;
}

const minutes = { round: 0.1, minute: 1, hour: 60, day: 1440, year: 525_600 };
const day: Duration = { kind: 'time', amount: 1, unit: 'day' };

/** Twice as long, up to a day; what is longer stays. */
export function doubled<Given extends WrittenDuration | undefined>(duration: Given): Given | Duration {
  if (duration?.kind !== 'time' || !lastsLong(duration) || duration.amount * minutes[duration.unit] >= minutes.day) return duration;
  return duration.amount * 2 * minutes[duration.unit] >= minutes.day ? day : { ...duration, amount: duration.amount * 2 };
}

/** An activity whose effects last twice as long. */
export function lasting(activity: Activity): Activity {
  const effects = activity.effects?.map((each) => (each.duration ? { ...each, duration: doubled(each.duration) } : each));
  return { ...activity, ...(activity.duration && { duration: doubled(activity.duration) }), ...(effects && { effects }) };
}

/** An activity whose damage of some types is of another. */
export function ofType(activity: Activity, from: readonly string[], to: DamageType): Activity {
  if (!('damage' in activity) || activity.damage === undefined) return activity;
  const isOne = (types: readonly string[]) => types.some((type) => from.includes(type));
  return { ...activity, damage: activity.damage.map((part) => (isOne(part.types) ? { ...part, types: [to] } : part)) };
}
