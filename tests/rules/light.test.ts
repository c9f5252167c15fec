import { describe, expect, it } from 'vitest';
import { cast, tableOf } from './heroes/at-table.fixture.ts';
import { acted } from './heroes/played-hero.fixture.ts';

describe('SRD 5.2.1, Spells: Light', () => {
  const lights = (effects: readonly { name: string; text?: string | undefined }[]) =>
    effects.filter(({ name }) => name === 'Light').map(({ text = '' }) => text);
  const spells = [{ spell: 'light', prepared: true, from: 'class' as const }];

  it('is on for an hour and says how far it shines; cast again, the first one ends', async () => {
    const { character } = await tableOf('wizard', 1, { spells });
    const light = { kind: 'cast', spell: 'light', with: { kind: 'free' } } as const;
    const once = await acted(character, light);
    expect(lights(once.activeEffects)).toEqual([expect.stringContaining('20-foot radius and Dim Light for 20 feet more')]);
    expect(once.activeEffects.map(({ duration }) => duration)).toEqual([expect.objectContaining({ kind: 'time', amount: 1 })]);
    expect(lights((await acted(once, light)).activeEffects)).toHaveLength(1);
  });

  it('is on in a fight, too, and once', async () => {
    const table = await tableOf('wizard', 1, { spells });
    expect((await table.take(cast(table, 'light', 0, []))).refused).toBeNull();
    expect(lights(table.hero.activeEffects)).toHaveLength(1);
  });
});
