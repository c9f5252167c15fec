import type { Activity } from '#domain/rules/activity/activity.ts';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { UsedActivity } from './used-activity.ts';

const times: Readonly<Record<string, UsedActivity['takes']>> = { action: 'action', bonusAction: 'bonusAction', reaction: 'reaction' };

const numberOf = (activity: Activity) => {
  const save = 'save' in activity ? activity.save?.dc : undefined;
  const toHit = activity.kind === 'attack' ? (activity.attack.bonus ?? 0) : 0;
  return { toHit, dc: typeof save === 'number' ? save : 10, values: {} };
};

/** Something that a creature does by itself, ready to be used with some numbers. */
export const usedPower = (name: string, activity: Activity, numbers: NonNullable<UsedActivity['numbers']>): UsedActivity => ({
  kind: 'power',
  id: slugOf(name),
  name,
  level: 0,
  takes: times[activity.activation?.kind ?? 'free'] ?? 'free',
  concentration: false,
  duration: activity.duration ?? { kind: 'instant' },
  goesOn: false,
  activity,
  numbers,
});

/**
 * What a creature does by a feature of its stat block, ready to be used: traits, bonus actions, reactions and other actions. A spell
 * that it casts with one of them stands among its spells, which count how often.
 */
export function powersOf({ features }: MonsterDetails, { spellcasting }: Pick<Combatant, 'spellcasting'>): UsedActivity[] {
  const spells = new Set(spellcasting?.spells.flatMap(({ name, pool }) => (pool === null ? [name] : [name, pool])));
  return features.flatMap(({ name, activities = [] }) => {
    if (spells.has(name)) return [];
    const id = slugOf(name);
    return activities.map((activity) => {
      const own = activity.name === undefined ? name : `${name}: ${activity.name}`;
      return { ...usedPower(own, activity, numberOf(activity)), id };
    });
  });
}
