import { contentIdOf } from '#domain/homebrew-id.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { toldApart } from './told-apart.ts';
import type { HomebrewFeature } from './entry.ts';
import type { HomebrewUser } from './own-spells.ts';

/** How often a feature of a campaign's own can be used, and which rest brings that back. */
interface FeatureUses {
  id: string;
  name: string;
  total: number;
  back: 'anyRest' | 'longRest';
}

const isCounted = (cost: NonNullable<Activity['consumes']>[number]) =>
  cost.kind === 'use' || cost.kind === 'perRest' || cost.kind === 'perDay';

/** The features of a campaign's own that somebody was given, by their ids of content, in the order in which they came. */
export function featuresGiven({ homebrew, givenFeatures }: HomebrewUser & { givenFeatures: readonly string[] }): HomebrewFeature[] {
  return givenFeatures.flatMap((id) =>
    homebrew.flatMap((entry) => (entry.kind === 'feature' && contentIdOf(entry.id) === id ? [entry] : [])),
  );
}

/** The uses of a feature: those of the entry, or those of its first limit until a rest or a day. Null where nothing counts them. */
export function usesOfFeature({ id, name, facts: { uses }, activities }: HomebrewFeature): FeatureUses | null {
  if (uses) return { id: contentIdOf(id), name, ...uses };
  const [limit] = activities.flatMap(({ consumes = [] }) => consumes.filter((cost) => cost.kind === 'perRest' || cost.kind === 'perDay'));
  if (limit === undefined) return null;
  const back = limit.kind === 'perRest' && limit.rest === 'short' ? ('anyRest' as const) : ('longRest' as const);
  return { id: contentIdOf(id), name, total: limit.times, back };
}

/** An activity that spends the uses of its own feature; nothing where the feature has none. */
function spendingOwn(activity: Activity, uses: FeatureUses | null): Activity {
  const { consumes } = activity;
  if (consumes === undefined || !consumes.some(isCounted)) return activity;
  const others = consumes.filter((cost) => !isCounted(cost));
  const amount = consumes.flatMap((cost) => (cost.kind === 'use' && cost.amount !== undefined ? [cost.amount] : []))[0];
  const own = uses ? [{ kind: 'use' as const, id: uses.id, ...(amount !== undefined && { amount }) }] : [];
  return { ...activity, consumes: [...own, ...others] };
}

/** What a feature of a campaign's own does, as it is told of a feature of the SRD. */
function detailsOfFeature(entry: HomebrewFeature): FeatureDetails {
  const { name, text, activities, effects } = entry;
  const uses = usesOfFeature(entry);
  return { name, text, activities: toldApart(activities).map((each) => spendingOwn(each, uses)), effects };
}

/** What the features do that a campaign wrote and somebody has. */
export function ownFeatureDetails({ homebrew }: HomebrewUser): FeatureDetails[] {
  return homebrew.flatMap((entry) => (entry.kind === 'feature' ? [detailsOfFeature(entry)] : []));
}
