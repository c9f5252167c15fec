import type { Activity } from '#domain/rules/activity/activity.ts';
import { restUseOf } from '#domain/rules/activity/costs.ts';
import type { AnyCast, FreeCast } from '#domain/rules/spell-data.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { detailsOf } from '#domain/srd/features/load-features.ts';
import type { FeatureSource } from '#domain/srd/features/load-features.ts';
import type { FeatureDetails } from '#domain/srd/features/feature-details.ts';
import { featureWays, scaleValues } from '#domain/srd/features/feature-ways.ts';
import type { FeatureWay } from '#domain/srd/features/feature-ways.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { HeroFeatures } from './hero-features.ts';
import { timeOfActivation } from './items/time-of-activation.ts';
import type { UsedActivity } from './used-activity.ts';

type NamedFeature = Pick<HeroFeatures['features'][number], 'name' | 'source'>;

/** What content says of features, by where it stands. */
export type FeatureContent = ReadonlyMap<FeatureSource, readonly FeatureDetails[]>;

/** One thing that a hero can do with a feature in a fight. */
export interface HeroWay extends FeatureWay {
  /** The feature's id. */
  id: string;
  /** The level that the feature goes by. */
  level: number;
  /** The modifier that its class casts with, where it is of one. */
  ability: number | undefined;
  /** Whether the feature does something later on, once this was done. */
  goesOn: boolean;
}

/** The id of a feature: made of its name, and of its class too where an earlier class has one of the same name. */
export function featureIdOf(features: readonly NamedFeature[], { name, source }: NamedFeature): string {
  const first = features.find((each) => each.name === name);
  return first === undefined || first.source === source ? slugOf(name) : `${slugOf(name)}.${source}`;
}

/** An activity that spends the uses of its own class, where two classes have one of the same name. */
function spending(activity: Activity, own: (id: string) => string): Activity {
  const { consumes } = activity;
  if (consumes === undefined) return activity;
  return { ...activity, consumes: consumes.map((cost) => (cost.kind === 'use' ? { ...cost, id: own(cost.id) } : cost)) };
}

/** Everything that a hero can do with features that content tells of. */
export function waysOfHero({ features, species, lineage, uses }: HeroFeatures, content: FeatureContent): HeroWay[] {
  return features.flatMap(({ name: feature, source, level, ability, chosen }) => {
    const from = source === 'species' ? 'species' : 'class';
    const details = detailsOf(content.get(source) ?? [], { from, name: feature }, species);
    const ways = details ? featureWays(details, { lineage, level, chosen }) : [];
    const isActive = ({ activity }: FeatureWay) => activity.while === 'active';
    const own = (id: string) => (uses.some((use) => use.id === `${id}.${source}`) ? `${id}.${source}` : id);
    const id = featureIdOf(features, { name: feature, source });
    return ways.map((way) => {
      const goesOn = ways.some((each) => isActive(each) && each.option === way.option);
      return { ...way, activity: spending(way.activity, own), id, level, ability, goesOn };
    });
  });
}

/** The ways to cast a spell that something a hero can do with a feature stands for: those that its uses pay for. */
export function castsOfWay(
  { id, activity }: Pick<HeroWay, 'id' | 'activity'>,
  { uses, freeCasts, anyCasts }: HeroFeatures,
): (FreeCast | AnyCast)[] {
  const spent = (activity.consumes ?? []).flatMap((cost) => {
    if (cost.kind === 'use') return [cost.id];
    return cost.kind === 'perRest' ? (restUseOf(uses, id, activity)?.id ?? []) : [];
  });
  return [...freeCasts, ...anyCasts].filter(({ by }) => spent.includes(by));
}

/** What an activity is carried out with: an ability for its attack, and what others save against. */
function numbersOf(activity: Activity, way: HeroWay, { values: known }: HeroFeatures): NonNullable<UsedActivity['numbers']> {
  const values = way.ability === undefined ? known : { ...known, ability: way.ability };
  const proficiency = values['proficiency'] ?? 0;
  const modifier = (ability: Ability | undefined) => values[ability ?? 'ability'] ?? 0;
  const attack = activity.kind === 'attack' ? activity.attack : undefined;
  // Whoever strikes with dexterity may use strength in its place.
  const strikes = Math.max(modifier(attack?.ability), attack?.ability === 'dexterity' ? modifier('strength') : -10);
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const dc = typeof save === 'number' ? save : 8 + proficiency + modifier(typeof save === 'object' ? save.ability : undefined);
  const all = {
    ...values,
    level: way.level,
    halfLevel: Math.floor(way.level / 2),
    halfLevelUp: Math.ceil(way.level / 2),
    ...scaleValues(way.scales, way.level),
    ...(attack && { ability: strikes }),
  };
  return { toHit: proficiency + strikes, dc: Math.max(1, dc), values: all };
}

/** Whether an activity leaves an effect by which it is known later that it goes on. */
function leavesSomething({ effects = [], duration }: Activity): boolean {
  return effects.some((each) => (each.duration ?? duration)?.kind !== 'instant');
}

/** One thing that a hero can do with a feature, ready to be used. */
export function usedFeature(way: HeroWay, hero: HeroFeatures): UsedActivity {
  const { activity, id, name, feature, goesOn } = way;
  const shown = name === feature || name.startsWith(feature) ? name : `${feature}: ${name}`;
  return {
    kind: 'feature',
    id,
    name: shown,
    level: 0,
    takes: timeOfActivation(activity),
    concentration: false,
    duration: activity.duration ?? { kind: 'instant' },
    goesOn: goesOn && activity.while !== 'active' && !leavesSomething(activity),
    activity,
    numbers: numbersOf(activity, way, hero),
  };
}
