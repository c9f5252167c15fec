import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { chosenOptions } from '#domain/character/options/feature-options.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import { detailsOf, sourceOf } from '#domain/srd/features/load-features.ts';
import { sharedUseId, useIdOf } from '#domain/character/sheet/uses.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { featureWays } from '#domain/srd/features/feature-ways.ts';
import type { FeatureWay } from '#domain/srd/features/feature-ways.ts';
import { entryIdOf } from '#domain/homebrew-id.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { attacksOf } from '#domain/character/sheet/attacks.ts';
import { signed } from '#domain/rules/ability.ts';
import { countText } from '#domain/text/count-text.ts';
import type { ActContent } from './content.ts';
import { valuesOf } from './values.ts';
import { isPaidBySlot, restUseOf } from '#domain/rules/activity/costs.ts';
import { weaponWanted } from '#domain/character/weapons/weapon-wanted.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';

/** One thing that can be done with a use of something. */
export interface Way extends FeatureWay {
  /** The class it is of, by whose levels it grows. */
  class: ClassId | null;
}

/** Features once each: one that comes back at a higher level is the same. */
export function eachFeature(character: Character): Feature[] {
  const keyed = featuresOf(character).map((feature): [string, Feature] => [
    `${feature.from} ${feature.class ?? ''} ${feature.name}`,
    feature,
  ]);
  return [...new Map(keyed).values()];
}

/** Whether an activity spends a use of something, or gives it back for a slot; what comes back by rests alone is its feature's own use. */
function spends(activity: Activity, feature: string, idOf: (use: string) => string, use: string): boolean {
  const { consumes = [], gives = [] } = activity;
  if (isPaidBySlot(activity)) return gives.some((each) => each.kind === 'use' && idOf(each.id) === use);
  return consumes.some((each) => {
    if (each.kind === 'use') return idOf(each.id) === use;
    return each.kind === 'perRest' && restUseOf([{ id: use }], idOf(slugOf(feature)), activity) !== undefined;
  });
}

/** Everything that the features of a character let them do. */
export function allWays(character: Character, { features }: ActContent): Way[] {
  return eachFeature(character).flatMap((feature): Way[] => {
    const { class: of } = feature;
    const source = sourceOf(feature);
    const details = source === null ? undefined : detailsOf(features.get(source) ?? [], feature, character.species);
    if (!details) return [];
    const own = { lineage: character.lineage, level: levelOfWay(character, feature), chosen: chosenOptions(character, of, feature.name) };
    return featureWays(details, own).map((way) => ({ ...way, class: of }));
  });
}

/** Whether something is done as often as one likes, and pressed on a sheet because it lies on a weapon. */
export const isAtWill = ({ activity: { consumes = [], effects = [] } }: Pick<Way, 'activity'>): boolean =>
  consumes.length === 0 && weaponWanted(effects) !== undefined;

/** By which id something is used that nothing counts. */
export const atWillIdOf = ({ feature, option }: Pick<Way, 'feature' | 'option'>): string => slugOf(option ?? feature);

/** What a character can do with a use of something, the feature of that name first. */
export function waysToUse(character: Character, use: string, content: ActContent): Way[] {
  return waysAmong(allWays(character, content), character, use);
}

/** The same out of all that somebody can do, for whoever asks about several uses. */
export function waysAmong(all: readonly Way[], character: Character, use: string): Way[] {
  const ways = all.filter((way) => {
    const { activity, feature, class: of } = way;
    if (isAtWill(way)) return atWillIdOf(way) === use;
    return spends(activity, feature, (id) => (of === null ? id : useIdOf(character, of, id)), use);
  });
  const own = sharedUseId(use);
  return ways.toSorted((a, b) => Number(slugOf(b.feature) === own) - Number(slugOf(a.feature) === own));
}

/** Whether something is for the moment in which somebody drops to 0 hit points. */
export const isForFallen = ({ activation }: Activity): boolean => activation?.answers?.to === 'falling';

/** The level by which a way grows: that of its class, or of the character. */
export function levelOfWay(character: Character, { class: of }: Pick<Way, 'class'>): number {
  return of === null ? levelOf(character) : classLevelOf(character, of);
}

/** The way of the use's own feature, where there is only one. */
export function ownWay(ways: readonly Way[], use: string): Way | null {
  const taking = ways.filter(({ activity }) => !isPaidBySlot(activity));
  const own = entryIdOf(use) === null ? taking.filter((way) => isAtWill(way) || slugOf(way.feature) === sharedUseId(use)) : taking;
  const [first, ...more] = own;
  return first && more.length === 0 ? first : null;
}

/** What of a way its words are made of. */
type Told = Pick<Way, 'activity' | 'scales' | 'class'>;

function healsText({ activity, scales, class: of }: Told, character: Character): string[] {
  if (activity.kind !== 'heal') return [];
  const values = valuesOf(character, scales, 0, { feature: of });
  return activity.healing.map(({ formula, what }) => {
    const amount = formula === 'all' ? 'all' : (reckonFormula(formula, values) ?? formula);
    return what === 'temporaryHitPoints' ? `gain ${amount} temporary hit points` : `heal ${amount}`;
  });
}

/** The attacks with bare hands that a way makes, with the damage of the sheet. */
function strikesText({ activity }: Told, character: Character): string[] {
  if (activity.kind !== 'attack' || activity.attack.with !== 'unarmed') return [];
  const count = activity.attack.count?.base ?? 1;
  const strike = attacksOf(character).find(({ itemId }) => itemId === null);
  if (!strike) return [];
  const { value } = strike.damage;
  return [`${countText(count, 'attack')}, ${strike.dice}${value === 0 ? '' : signed(value)} damage`];
}

/** What a way does, as its button says: "heal 1d10+3"; empty where only its description tells. */
export function wayText(way: Told, character: Character): string {
  const { activity, scales } = way;
  const rolls = activity.kind === 'utility' && activity.roll ? [activity.roll.formula] : [];
  const isUnarmed = activity.kind === 'attack' && activity.attack.with === 'unarmed';
  const damage = 'damage' in activity && !isUnarmed ? (activity.damage ?? []).map(({ formula }) => formula) : [];
  const values = valuesOf(character, scales, 0, { feature: way.class });
  const valueOf = (formula: string) => reckonFormula(formula, values) ?? formula;
  return [
    ...healsText(way, character),
    ...strikesText(way, character),
    ...rolls.map((formula) => `roll ${valueOf(formula)}`),
    ...damage.map((formula) => `${valueOf(formula)} damage`),
  ].join(', ');
}
