import { describe, expect, it } from 'vitest';
import type { Clock } from './adventure.ts';
import { isStirredBy, stirring, turnsSinceDanger, whoBars } from './dangers.ts';
import { Adventure } from './adventure.ts';
import { harbour, intents, opened, party } from './rulings/rule-on-call.fixture.ts';
import { rule } from './rulings/rule-on-call.ts';
import type { PlayState } from './play-state.ts';
import type { ToolCall } from './tool-call.ts';

const signs = ['It begins.', 'It grows.', 'It is here.'];
const clock = (id: string, stirredBy?: Clock['stirredBy']): Clock => ({ id, name: id, signs, ...(stirredBy && { stirredBy }) });
const [sea, camp, town] = [clock('sea'), clock('camp', { scenes: ['cellar'] }), clock('town', { causes: ['noise', 'rest'] })];
const clocks = [sea, camp, town];
const at = (over: Partial<PlayState> = {}): PlayState => ({ ...opened, ...over });

describe('a danger', () => {
  it('is stirred by anything anywhere, unless it says otherwise', () => {
    expect(isStirredBy(sea, at(), 'turns')).toBe(true);
    expect([isStirredBy(town, at(), 'turns'), isStirredBy(town, at(), 'rest')]).toEqual([false, true]);
    expect([isStirredBy(camp, at(), 'turns'), isStirredBy(camp, at({ scene: 'cellar' }), 'turns')]).toEqual([false, true]);
  });

  it('is stirred where one hero alone is', () => {
    expect(isStirredBy(camp, at({ apart: { kara: 'cellar' } }), 'turns')).toBe(true);
  });

  it('takes its turn with the others, the longest quiet first', () => {
    let state = at({ scene: 'cellar', time: { turns: 0, clocks: {} } });
    const order: string[] = [];
    for (let turn = 1; turn <= 7; turn += 1) {
      const next = stirring({ clocks }, state, 'rest');
      if (!next) break;
      order.push(next.id);
      const steps = { ...state.clocks, [next.id]: (state.clocks[next.id] ?? 0) + 1 };
      state = { ...state, clocks: steps, time: { turns: turn, clocks: { ...state.time?.clocks, [next.id]: turn } } };
    }
    expect(order).toEqual(['sea', 'camp', 'town', 'sea', 'camp', 'town', 'sea']);
    expect(turnsSinceDanger(state)).toBe(0);
  });

  it('is still when it has come to pass, and when the tale has ended', () => {
    expect(stirring({ clocks: [sea] }, at({ clocks: { sea: 3 } }), 'turns')).toBeUndefined();
    expect(stirring({ clocks: [sea] }, at({ ended: 'drowned' }), 'turns')).toBeUndefined();
  });
});

describe('the server', () => {
  const tick: ToolCall = { name: 'tick_clock', clock: 'tide' };
  const codesOf = (adventure: Adventure, state: PlayState) =>
    rule({ adventure, begun: state, state, party, intents, cause: 'turn', rulings: [], dice: () => 10 }, tick).ruling.facts.map(
      ({ code }) => code,
    );
  const withTide = (stirredBy: Clock['stirredBy']): Adventure => ({
    ...harbour,
    clocks: harbour.clocks.map((each) => (each.id === 'tide' ? { ...each, ...(stirredBy && { stirredBy }) } : each)),
  });

  it('lets a danger come closer only by what stirs it, where it stirs, and before the end', () => {
    expect(codesOf(harbour, opened)).toEqual(['dangerComesCloser']);
    expect(codesOf(withTide({ causes: ['noise'] }), opened)).toEqual(['nothingDrawsCloser']);
    expect(codesOf(withTide({ scenes: ['cellar'] }), opened)).toEqual(['nothingDrawsCloser']);
    expect(codesOf(withTide({ scenes: ['cellar'], causes: ['turns'] }), { ...opened, scene: 'cellar' })).toEqual(['dangerComesCloser']);
    expect(codesOf(harbour, { ...opened, ended: 'drowned' })).toEqual(['dangerIsOver']);
  });

  it('has a foe bar the ways that they bar, and no other', () => {
    const barring = (bars?: string[]): Adventure =>
      Adventure.parse({ ...harbour, npcs: harbour.npcs.map((npc) => (npc.id === 'rat' && bars ? { ...npc, bars } : npc)) });
    const state = { ...opened, scene: 'cellar' };
    const go: ToolCall = { name: 'set_location', exit: 'up' };
    const goes = (adventure: Adventure) =>
      rule({ adventure, begun: state, state, party, intents, cause: 'turn', rulings: [], dice: () => 10 }, go).ruling.allowed;
    expect([goes(barring()), goes(barring(['up'])), goes(barring(['elsewhere'])), goes(barring([]))]).toEqual([false, false, true, true]);
    expect(whoBars(barring(['up']), state, { id: 'up' })?.id).toBe('rat');
  });

  it('lets heroes pass whom another hero gets past by words', () => {
    const state = { ...opened, scene: 'cellar' };
    const base = { adventure: harbour, begun: state, state, party, intents, cause: 'turn' as const };
    const words = rule(
      { ...base, rulings: [], dice: () => 20 },
      { name: 'check', heroId: 'kara', skill: 'deception', dc: 12, advantage: 'none' },
    );
    const go: ToolCall = { name: 'set_location', exit: 'up' };
    expect(rule({ ...base, rulings: [words.ruling], dice: () => 20 }, go).ruling.allowed).toBe(true);
    expect(rule({ ...base, rulings: [], dice: () => 20 }, go).ruling.allowed).toBe(false);
  });
});
