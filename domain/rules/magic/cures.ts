import type { Activity } from '#domain/rules/activity/activity.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { ConditionName } from '#domain/rules/combat-terms.ts';
import { conditions } from '#domain/rules/conditions.ts';

type Cures = NonNullable<Activity['cures']>;
type Kind = NonNullable<Cures['effects']>[number];

const kindNames: Readonly<Record<Kind, string>> = {
  curse: 'Curse',
  abilityScore: 'Lowered ability score',
  hitPointMaximum: 'Lowered hit point maximum',
};

/** Whether an effect is of a kind that is ended: a curse, or what lowers an ability score or the hit point maximum. */
function isOfKind({ ends, changes }: Pick<ActiveEffect, 'ends' | 'changes'>, kind: Kind): boolean {
  if (kind === 'curse') return ends.some(({ by }) => by === 'uncursed');
  return changes.some(
    (change) =>
      (kind === 'hitPointMaximum' && change.on === kind && change.add.startsWith('-')) ||
      (kind === 'abilityScore' && change.on === kind && ((change.add ?? 0) < 0 || change.most !== undefined)),
  );
}

/** Of what is ended the things of which one is chosen, as they are called. */
export const curable = ({ conditions: ids, effects = [] }: Cures): string[] => [
  ...ids.map((id) => conditions[id].name),
  ...effects.map((kind) => kindNames[kind]),
];

/** What somebody has that may be ended: conditions, effects, and attunements to items whose curse holds them. */
interface Held<Effect, CursedItem> {
  conditions: readonly ConditionName[];
  effects: readonly Effect[];
  cursedItems: readonly CursedItem[];
}

/** What of that is ended: all of it, or what is chosen; without a choice the first that they have. */
export function curedBy<Effect extends Pick<ActiveEffect, 'ends' | 'changes'>, CursedItem>(
  { conditions: ids, effects = [], one }: Cures,
  held: Held<Effect, CursedItem>,
  choice: string | null,
): { conditions: ConditionName[]; effects: Effect[]; cursedItems: CursedItem[] } {
  const nothing = { conditions: [], effects: [], cursedItems: [] };
  const had = [
    ...ids.filter((id) => held.conditions.includes(id)).map((id) => ({ ...nothing, called: conditions[id].name, conditions: [id] })),
    ...effects.map((kind) => ({
      ...nothing,
      called: kindNames[kind],
      effects: held.effects.filter((each) => isOfKind(each, kind)),
      cursedItems: kind === 'curse' ? held.cursedItems : [],
    })),
  ].filter((each) => each.conditions.length + each.effects.length + each.cursedItems.length > 0);
  const meant = had.filter(({ called }) => called.toLowerCase() === choice?.toLowerCase());
  const ended = one === undefined ? had : choice === null ? had.slice(0, 1) : meant;
  return {
    conditions: ended.flatMap((each) => each.conditions),
    effects: ended.flatMap((each) => each.effects),
    cursedItems: ended.flatMap((each) => each.cursedItems),
  };
}
