import type { Activity } from '#domain/rules/activity/activity.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { FeatureDetails } from './feature-details.ts';

/** One thing that a feature lets somebody do. */
export interface FeatureWay {
  /** Unique among the ways of a character. */
  key: string;
  feature: string;
  /** The option of the feature that it belongs to. */
  option: string | null;
  /** Its place among the ways of the feature. */
  index: number;
  /** As a button says it below its feature. */
  name: string;
  /** As it is said where its feature is not named beside it. */
  title: string;
  activity: Activity;
  scales: FeatureDetails['scales'];
}

/** Of whom it is asked what a feature lets them do: what their ancestors decide, and the level that the feature goes by. */
interface Owner {
  lineage: string | null;
  level: number;
  /** The options that were chosen, by the slugs of their names; all of them are open where nothing was. */
  chosen?: readonly string[] | undefined;
}

/** The options of a feature that somebody has: those that were chosen, or that their ancestors decide; all where neither says. */
export function openOptionsOf<Option extends { name: string }>(
  options: readonly Option[],
  { lineage, chosen }: Omit<Owner, 'level'>,
): readonly Option[] {
  if (chosen !== undefined) return options.filter(({ name }) => chosen.includes(slugOf(name)));
  const own = options.filter(({ name }) => name === lineage);
  return own.length > 0 ? own : options;
}

const smallWords = new Set(['a', 'an', 'and', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'with', 'without']);

/** Whether words are a name of their own, as Turn Undead and Flurry of Blows are, and not only what is done: Heal, Lower the roll. */
function isName(words: string): boolean {
  const said = words.replace(/ \(.*\)$/, '').split(' ');
  return said.length > 1 && said.every((word) => smallWords.has(word) || !/^\p{Ll}/u.test(word));
}

/** What a way is called where its feature is not named beside it: "Cutting Words (lower the roll)". */
function titleOf(feature: string, name: string): string {
  if (isName(name) || name.toLowerCase().includes(feature.toLowerCase())) return name;
  return `${feature} (${name.charAt(0).toLowerCase()}${name.slice(1)})`;
}

/** Everything that a feature lets somebody do at their level; of what was chosen or ancestors decide only one's own. */
export function featureWays(
  { name: feature, activities = [], options = [], scales }: FeatureDetails,
  { lineage, level, chosen }: Owner,
): FeatureWay[] {
  const open = openOptionsOf(options, { lineage, chosen });
  const all = [
    ...activities.map((activity) => ({ option: null, activity })),
    ...open.flatMap(({ name, activities: some = [] }) => some.map((activity) => ({ option: name, activity }))),
  ];
  return all
    .filter(({ activity: { from = 1, until = level } }) => from <= level && level <= until)
    .map(({ option, activity }, index) => ({
      name: activity.name ?? (option !== null && option !== lineage ? option : feature),
      option,
      activity,
      index,
    }))
    .map(({ option, activity, index, name }) => ({
      option,
      key: [feature, option ?? '', activity.id ?? '']
        .map(slugOf)
        .filter((each) => each !== '')
        .join('.'),
      feature,
      index,
      name,
      title: name === option ? name : titleOf(feature, name),
      activity,
      scales,
    }));
}

/** What the scales of a feature stand for at a level. */
export function scaleValues(scales: FeatureDetails['scales'] = [], level: number): Record<string, string> {
  return Object.fromEntries(scales.map(({ name, values }) => [name, values.findLast(([from]) => from <= level)?.[1] ?? '0']));
}
