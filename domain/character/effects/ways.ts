import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Character } from '#domain/character/character.ts';
import { featuresOf } from '#domain/character/sheet/features.ts';
import type { Feature } from '#domain/character/sheet/features.ts';
import { detailsOf, sourceOf } from '#domain/srd/features/load-features.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { ActContent } from './content.ts';
import { valuesOf } from './values.ts';
import { reckonFormula } from '#domain/rules/activity/reckon.ts';

/** One thing that can be done with a use of something. */
export interface Way {
  /** Unique among the ways of a character. */
  key: string;
  feature: string;
  /** As a button says it. */
  name: string;
  activity: Activity;
  scales: FeatureDetails['scales'];
}

/** Features once each: one that comes back at a higher level is the same. */
function eachFeature(character: Character): Feature[] {
  return [...new Map(featuresOf(character).map((feature) => [`${feature.from} ${feature.name}`, feature])).values()];
}

/** What a feature lets one do; of what ancestors decide only one's own. */
function activitiesOf(details: FeatureDetails, { lineage }: Character): { option: string | null; activity: Activity }[] {
  const all = details.options ?? [];
  const own = all.filter(({ name }) => name === lineage);
  const options = own.length > 0 ? own : all;
  return [
    ...(details.activities ?? []).map((activity) => ({ option: null, activity })),
    ...options.flatMap(({ name, activities = [] }) => activities.map((activity) => ({ option: name, activity }))),
  ];
}

/** Whether an activity spends a use of something; what comes back by rests alone is its feature's own use. */
function spends({ consumes = [] }: Activity, feature: string, use: string): boolean {
  return consumes.some((each) => (each.kind === 'use' ? each.id === use : each.kind === 'perRest' && slugOf(feature) === use));
}

/** What a character can do with a use of something, the feature of that name first. */
export function waysToUse(character: Character, use: string, { features }: ActContent): Way[] {
  const ways = eachFeature(character).flatMap((feature): Way[] => {
    const source = sourceOf(feature, character);
    const details = source === null ? undefined : detailsOf(features.get(source) ?? [], feature, character.species);
    if (!details) return [];
    return activitiesOf(details, character)
      .filter(({ activity: { from = 1 } }) => from <= character.level)
      .filter(({ activity }) => spends(activity, feature.name, use))
      .map(({ option, activity }) => ({
        key: [feature.name, option ?? '', activity.id ?? '']
          .map(slugOf)
          .filter((each) => each !== '')
          .join('.'),
        feature: feature.name,
        name: activity.name ?? (option !== null && option !== character.lineage ? option : feature.name),
        activity,
        scales: details.scales,
      }));
  });
  return ways.toSorted((a, b) => Number(slugOf(b.feature) === use) - Number(slugOf(a.feature) === use));
}

/** The way of the use's own feature, where there is only one. */
export function ownWay(ways: readonly Way[], use: string): Way | null {
  const [first, ...more] = ways.filter(({ feature }) => slugOf(feature) === use);
  return first && more.length === 0 ? first : null;
}

/** How many uses an activity spends at once. */
export function usesSpentBy({ consumes = [] }: Activity): number {
  const amounts = consumes.map((each) => (each.kind === 'use' && each.amount !== undefined ? Number(each.amount) : 1));
  return Math.max(1, ...amounts.filter((amount) => Number.isInteger(amount)));
}

function healsText({ activity, scales }: Way, character: Character): string[] {
  if (activity.kind !== 'heal') return [];
  const values = valuesOf(character, scales);
  return activity.healing.map(({ formula, what }) => {
    const amount = formula === 'all' ? 'all' : (reckonFormula(formula, values) ?? formula);
    return what === 'temporaryHitPoints' ? `gain ${amount} temporary hit points` : `heal ${amount}`;
  });
}

/** What a way does, as its button says: "heal 1d10+3"; empty where only its description tells. */
export function wayText(way: Way, character: Character): string {
  const { activity, scales } = way;
  const rolls = activity.kind === 'utility' && activity.roll ? [activity.roll.formula] : [];
  const damage = 'damage' in activity ? (activity.damage ?? []).map(({ formula }) => formula) : [];
  const values = valuesOf(character, scales);
  const told = (formula: string) => reckonFormula(formula, values) ?? formula;
  return [
    ...healsText(way, character),
    ...rolls.map((formula) => `roll ${told(formula)}`),
    ...damage.map((formula) => `${told(formula)} damage`),
  ].join(', ');
}
