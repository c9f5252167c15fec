import type { Activity } from '#domain/rules/activity/activity.ts';
import { isForDead, isForOneself, isForOthers } from '#domain/rules/activity/targeting.ts';
import { isRolledByHand, rolledActivities } from '#domain/rules/activity/rolled-activities.ts';
import { damageChoicesOf } from '#domain/rules/activity/damage-parts.ts';
import { healsAlone } from '#domain/rules/magic/heals-nothing.ts';
import { isDivided } from '#domain/rules/magic/share-healing.ts';
import { isCall } from '#domain/srd/monsters/call-creatures.ts';
import type { DamageType } from '#domain/rules/combat-terms.ts';
import type { Character } from '#domain/character/character.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { choicesOf, isCarriedOut, mostTargets, weaponsFor } from './choose-deeds.ts';

/** What can be chosen about an activity that a sheet carries out. */
export interface Offer {
  /** Its id, where it has one. */
  activity: string | undefined;
  name: string | null;
  /** What a table must know of it, where it is one of several. */
  note: string | null;
  /** Names of effects of which one is chosen. */
  choices: string[];
  isForSelf: boolean;
  isForOthers: boolean;
  /** Whether it is for the dead, and not for those who live. */
  isForDead: boolean;
  /** Its place among all activities, where it turns somebody into a creature that is chosen; null where it does not. */
  form: number | null;
  /** How many it can be used on; null for any number. */
  most: number | null;
  /** Types of damage of which one is chosen. */
  damageTypes: DamageType[];
  /** Whether its healing is divided among those it is used on. */
  isDivided: boolean;
  /** Whether its healing is rolled for somebody else to take where nobody is named. */
  heals: boolean;
  /** Whether it does nothing but heal those it is used on, each by the same dice. */
  healsAlone: boolean;
  /** Whom it needs to come to anything: "a creature, willing and not wearing armor"; null where it needs nobody who is named. */
  needs: string | null;
}

/** An offer of something about which nothing is left to choose. */
export const noOffer: Offer = {
  activity: undefined,
  name: null,
  note: null,
  choices: [],
  isForSelf: false,
  isForOthers: false,
  isForDead: false,
  form: null,
  most: null,
  damageTypes: [],
  isDivided: false,
  heals: false,
  healsAlone: false,
  needs: null,
};

/** Whether the dice of an activity fall for others than heroes who are named. */
const isRolledForOthers = (activity: Activity) => activity.kind !== 'utility' && rolledActivities([activity], undefined, false).length > 0;

/** What is chosen about somebody whom the table names: the ability that Hex curses. */
export const choicesForOthers = (activity: Activity): string[] =>
  activity.kind === 'effect' && !isForOneself(activity) && !isForOthers(activity) ? choicesOf(activity, { targets: [] }) : [];

/** Whom an activity needs that does nothing but leave something on those it is used on. */
function neededFor(activity: Activity): string | null {
  const { kind, targets, dispels, cures, stabilizes } = activity;
  if (kind !== 'effect' || !isForOthers(activity) || typeof (targets?.count ?? 1) !== 'number') return null;
  if (dispels || cures !== undefined || stabilizes) return null;
  return ['a creature', targets?.only ?? []].flat().join(', ');
}

/** What can be chosen about these activities, among what somebody carries. */
export function offersOf(
  activities: readonly Activity[],
  level: number,
  slotLevels: number,
  bearer: Pick<Character, 'inventory'> = { inventory: [] },
): Offer[] {
  return activities
    .map((activity, index) => ({ activity, index }))
    .filter(({ activity: { while: at, from = 1 } }) => at !== 'active' && from <= level)
    .filter(
      ({ activity }) =>
        isForOneself(activity) ||
        isForOthers(activity) ||
        isRolledForOthers(activity) ||
        weaponWanted(activity.effects ?? []) !== undefined ||
        isCall(activity) ||
        activity.isChosen === true ||
        choicesForOthers(activity).length > 1,
    )
    .map(({ activity, index }) => ({
      activity: activity.id,
      name: activity.name ?? null,
      note: activity.note ?? null,
      choices: isCarriedOut(activity) ? [...new Set([...choicesOf(activity, { targets: [] }), ...weaponsFor(activity, bearer)])] : [],
      isForSelf: isForOneself(activity),
      isForOthers: isForOthers(activity),
      isForDead: isForDead(activity),
      form: activity.effects?.some(({ shape }) => shape !== undefined && shape !== 'wildShape') === true ? index : null,
      most: mostTargets(activity, slotLevels),
      damageTypes: damageChoicesOf(activity),
      isDivided: isDivided(activity),
      heals: rolledActivities([activity], undefined, true).length > 0 && activity.kind === 'heal',
      healsAlone: healsAlone(activity) && !isDivided(activity),
      needs: neededFor(activity),
    }));
}

/** What can be chosen about a way to use a feature: pressed by hand, it rolls at once what it otherwise waits for. */
export function offerOfWay(activity: Activity, level: number, bearer?: Pick<Character, 'inventory'>): Offer | null {
  const [offer] = offersOf([activity], level, 0, bearer);
  const types = damageTypesByHand(activity);
  if (offer) return { ...offer, damageTypes: types };
  return isRolledByHand(activity, false) && types.length > 1 ? { ...noOffer, name: activity.name ?? null, damageTypes: types } : null;
}

/** The types of damage of which one is chosen, those among them that a blow would decide. */
function damageTypesByHand(activity: Activity): DamageType[] {
  const parts = 'damage' in activity ? (activity.damage ?? []) : [];
  return parts.find(({ types }) => types.length > 1)?.types ?? [];
}

/** Whether there is anything to choose, at a table with others or without. */
export function hasChoice(offers: readonly Offer[], hasOthers: boolean): boolean {
  return (
    offers.length > 1 ||
    offers.some(
      ({ choices, damageTypes, form, isForOthers: reaches }) =>
        form !== null || choices.length > 1 || damageTypes.length > 1 || (reaches && hasOthers),
    )
  );
}
