import { describe, expect, it } from 'vitest';
import { ambientNow } from './air.ts';
import { token } from './battle-map.fixture.ts';
import { emptyGround } from './draw.ts';
import { lightOn, sightOf } from './sight.ts';
import type { Air, BattleMap } from './state.ts';
import { Battlefield } from './fight/stands.ts';

const air = (more: Partial<Air>): Air => ({ outside: true, time: 'day', weather: 'clear', sound: 'none', ...more });
const meadow = (more: Partial<BattleMap>): BattleMap => ({
  ...emptyGround('Meadow', { kind: 'square', columns: 40, rows: 1 }),
  id: 'meadow',
  tokens: [token('kara', 0), token('goblin', 20)],
  ...more,
});

describe('time of day', () => {
  it.each([
    ['day', 'bright', 'bright'],
    ['twilight', 'bright', 'dim'],
    ['moonlight', 'bright', 'dim'],
    ['night', 'bright', 'dark'],
    // Under a dark sky the day is no lighter.
    ['day', 'dark', 'dark'],
    ['twilight', 'dark', 'dark'],
  ] as const)('%s makes %s light %s outside', (time, ambient, now) => {
    expect(ambientNow({ ambient, air: air({ time }) })).toBe(now);
    expect(ambientNow({ ambient, air: air({ time, outside: false }) })).toBe(ambient);
  });

  it('leaves the light of lamps', () => {
    const map = meadow({ air: air({ time: 'night' }), lights: [{ cell: 10, bright: 5, dim: 5 }] });
    expect([...lightOn(map)].map((level, cell) => (level > 0 ? cell : -1)).filter((cell) => cell >= 0)).toEqual([8, 9, 10, 11, 12]);
  });
});

describe('fog', () => {
  it('lets nobody see further than 60 feet outside, and hinders nobody inside', () => {
    const seen = (given: Air) => sightOf(meadow({ air: given }), [token('kara', 0)]).lastIndexOf('b');
    expect([seen(air({ weather: 'fog' })), seen(air({ weather: 'fog', outside: false })), seen(air({ weather: 'rain' }))]).toEqual([
      12, 39, 39,
    ]);
  });

  it('hides who stands further away in a fight', () => {
    const placed = ['kara', 'goblin'].map((id, at) => ({ id, token: token(id, at * 20), hidden: false, covers: true, darkvision: 300 }));
    const sees = (weather: Air['weather']) => {
      const [one, other] = placed;
      return one && other && new Battlefield(meadow({ air: air({ weather }) }), placed).sees(one, other);
    };
    expect([sees('clear'), sees('fog')]).toEqual([true, false]);
  });
});
