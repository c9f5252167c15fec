import { describe, expect, it } from 'vitest';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { hasBonusLeft } from '#domain/combat/use/turn/bonus-left.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { featureSources } from '#domain/srd/features/load-features.ts';
import { tableOf, use } from './heroes/at-table.fixture.ts';
import type { Table } from './heroes/table.fixture.ts';

const isLeft = async ({ combat, hero }: Table) => hasBonusLeft(combat, hero, await featureContentOf(featureSources, { homebrew: [] }));

describe('SRD 5.2.1, Bonus Actions: what is left of a turn that spends nothing', () => {
  it.each<[ClassId, number, boolean]>([
    ['rogue', 2, true],
    ['monk', 1, true],
    ['wizard', 1, false],
  ])('a %s of level %i has a bonus action that uses nothing up: %s', async (id, level, has) => {
    expect(await isLeft(await tableOf(id, level))).toBe(has);
  });

  it('is gone once the bonus action is taken', async () => {
    const table = await tableOf('rogue', 2);
    await table.take(use(table, 'cunning-action', { activity: 0 }));
    expect(await isLeft(table)).toBe(false);
  });
});
