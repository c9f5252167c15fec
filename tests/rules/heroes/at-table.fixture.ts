import type { ClassId } from '#domain/srd/class-rules.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { featureSources } from '#domain/srd/features/load-features.ts';
import type { CombatEvent } from '#domain/combat/follow/event.ts';
import { changed } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { playedClasses } from './played-classes.fixture.ts';
import { riseTo } from './played-hero.fixture.ts';
import { Table } from './table.fixture.ts';
import type { Step } from './table.fixture.ts';

/** A played hero at a table, changed as given. */
export async function tableOf(id: ClassId, level: number, changes: HeroChanges = {}): Promise<Table> {
  const played = playedClasses.find((each) => each.id === id);
  if (!played) throw new Error(`Nobody plays a ${id}.`);
  return Table.of(changed(await riseTo(played, level), { class: id, level, ...changes }));
}

export const strike = (table: Table, attack: string, more: object = {}): Step => ({
  name: 'attack',
  actorId: table.hero.id,
  targetId: 'brute',
  attack,
  ...more,
});
export const use = (table: Table, feature: string, more: object = {}): Step => ({
  name: 'useFeature',
  actorId: table.hero.id,
  feature,
  ...more,
});
export const cast = (table: Table, spell: string, slot: number, targetIds: string[] = ['brute'], more: object = {}): Step => ({
  name: 'castSpell',
  actorId: table.hero.id,
  spell,
  slot,
  targetIds,
  ...more,
});
export const find = (events: readonly CombatEvent[], kind: CombatEvent['kind']) => events.find((event) => event.kind === kind);
export const dealt = (events: readonly CombatEvent[]) =>
  events.filter(({ kind }) => kind === 'damage').reduce((sum, { amount }) => sum + (amount ?? 0), 0);
export const hurt = (table: Table, targetId: string, amount: number) =>
  table.quietly({ name: 'damage', actorId: null, targetId, amount, type: null });

/** One thing that the hero can do, by its feature and name. */
export async function wayOf({ hero }: Table, feature: string, name: string): Promise<UsedActivity & { index: number }> {
  if (!hero.features) throw new Error('A hero has features.');
  const ways = waysOfHero(hero.features, await featureContentOf(featureSources, { homebrew: [] }));
  const way = ways.find((each) => each.id === feature && each.name === name);
  if (!way) throw new Error(`There is no ${feature}: ${name}.`);
  return { ...usedFeature(way, hero.features), index: way.index };
}
