import { contentOfFeatures } from '#domain/character/effects/content.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { usedFeature, waysOfHero } from '#domain/combat/use/feature-in-use.ts';
import { restUseOf } from '#domain/rules/activity/costs.ts';
import type { z } from 'zod';
import type { Table } from './table.fixture.ts';
import { firstChoice } from './first-choice.fixture.ts';

type Step = z.input<typeof CombatStep>;

/** For each use of a hero that something in the fight spends by itself, a step that spends it and costs no time of the turn. */
export async function castableUses(table: Table): Promise<{ id: string; step: Step }[]> {
  const { id: actorId, features } = table.hero;
  if (!features) return [];
  const content = await contentOfFeatures(table.character);
  const found = new Map<string, Step>();
  for (const way of waysOfHero(features, content.features)) {
    const used = usedFeature(way, features);
    const { consumes = [], activation, gives, while: time } = used.activity;
    const isAlone = consumes.length === 1 && !activation?.hit && !activation?.cast && time !== 'active' && gives === undefined;
    const cost = consumes[0];
    const id = cost?.kind === 'use' ? cost.id : cost?.kind === 'perRest' ? restUseOf(features.uses, way.id, used.activity)?.id : undefined;
    if (!isAlone || id === undefined || found.has(id) || !features.uses.some((use) => use.id === id)) continue;
    const choice = firstChoice(used.activity);
    const targetIds = used.activity.targets?.who === 'self' ? [] : ['tomas'];
    found.set(id, { name: 'useActivity', actorId, used: { ...used, takes: 'free' }, targetIds, choice });
  }
  return [...found].map(([id, step]) => ({ id, step }));
}
