import { describe, expect, it } from 'vitest';
import type { Npc, Want } from '#domain/narration/adventure.ts';
import { memoriesOf } from '#domain/narration/people.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { ToolCall } from '#domain/narration/tool-call.ts';
import { isTopicOpen } from '#domain/narration/wants.ts';
import { harbour, intents, opened, party } from './rule-on-call.fixture.ts';
import { rule } from './rule-on-call.ts';

const want: Want = {
  id: 'light',
  words: 'a light',
  says: 'If I only had a light.',
  metBy: { loot: 'lantern' },
  thanks: 'That is a good light.',
  gives: { attitude: 'friendly', clue: 'buried', topic: 'storm' },
};
const wanting = (over: Partial<Want> = {}) => ({
  ...harbour,
  npcs: harbour.npcs.map((npc): Npc => (npc.id === 'ferrywoman' ? { ...npc, wants: [{ ...want, ...over }] } : npc)),
});
const meet = ToolCall.parse({ name: 'meet_want', heroId: 'kara', npc: 'ferrywoman', want: 'light' });

function ruled(state: PlayState, over: Partial<Want> = {}, acting = intents) {
  const adventure = wanting(over);
  const { ruling, state: after } = rule(
    { adventure, begun: state, state, party, intents: acting, cause: 'turn', rulings: [], dice: () => 10 },
    meet,
  );
  const oda = adventure.npcs.find(({ id }) => id === 'ferrywoman');
  if (!oda) throw new Error('the ferrywoman is gone');
  return { code: ruling.facts[0]?.code, after, oda };
}
const given = { ...opened, taken: { lantern: 'ferrywoman' } };

describe('what somebody wants', () => {
  it('is met once, where they have it, and they give what the adventure says', () => {
    const { code, after, oda } = ruled(given);
    expect(code).toBe('meetsWant');
    expect([attitudeOf(after, oda), after.clues]).toEqual(['friendly', ['buried']]);
    expect(memoriesOf(after, 'ferrywoman', ['liked'])).toMatchObject([{ by: 'kara', words: 'a light' }]);
    expect(ruled(after).code).toBe('noSuchWant');
  });

  it.each<[string, Partial<Want>, PlayState, PlayState]>([
    ['a thing', {}, { ...opened, taken: { lantern: 'kara' } }, given],
    ['a clue', { metBy: { clue: 'crack' } }, opened, { ...opened, clues: ['crack'] }],
    ['a place', { metBy: { scene: 'cellar' } }, opened, { ...opened, visited: ['quay', 'cellar'] }],
    [
      'what another thinks',
      { metBy: { attitude: { npc: 'hound', least: 'neutral' } } },
      opened,
      { ...opened, npcs: { hound: { damage: 0, attitude: 'friendly' } } },
    ],
  ])('is not met before %s is there', (_, over, before, after) => {
    expect([ruled(before, over).code, ruled(after, over).code]).toEqual(['wantIsNotMet', 'meetsWant']);
  });

  it('needs an intent of that hero', () => {
    expect(ruled(given, {}, intents.slice(1)).code).toBe('heroDoesNotAct');
  });

  it('keeps a topic back that is the thanks for it', () => {
    const { after, oda } = ruled(given);
    const storm = oda.topics.find(({ id }) => id === 'storm');
    expect(storm && [isTopicOpen(oda, storm, given), isTopicOpen(oda, storm, after)]).toEqual([false, true]);
  });
});
