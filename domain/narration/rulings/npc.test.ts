import { describe, expect, it } from 'vitest';
import { harbour, intents, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';
import type { RulingContext } from './ruling-context.ts';

const [kara] = party;
if (!kara) throw new Error('the fixture has a hero');
const hostile = { damage: 0, attitude: 'hostile' } as const;
const state = { ...opened, npcs: { hound: hostile, ferrywoman: hostile } };

/** Whether an animal or a person changes its mind after a check of animal handling with this roll. */
function afterHandling(npc: string, die: number) {
  const context: RulingContext = { adventure: harbour, state, party, intents, cause: 'turn', begun: state, rulings: [], dice: () => die };
  const checked = rule(context, { name: 'check', heroId: kara?.id ?? '', skill: 'animal handling', dc: 12, advantage: 'none' });
  return rule({ ...context, rulings: [checked.ruling] }, { name: 'update_npc', npc, attitude: 'wary' }).ruling;
}

describe('an animal', () => {
  it('is won over a step by a check of animal handling that came off, and by no other', () => {
    expect(afterHandling('hound', 18).allowed).toBe(true);
    expect(afterHandling('hound', 4).allowed).toBe(false);
  });

  it('is the only one who is won over in this way', () => {
    const talks = harbour.npcs.find(({ id }) => id === 'ferrywoman');
    expect(talks?.topics.length).toBeGreaterThan(0);
    expect(afterHandling('ferrywoman', 18).allowed).toBe(false);
  });
});
