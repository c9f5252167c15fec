import { describe, expect, it } from 'vitest';
import { Adventure } from './adventure.ts';
import { endingTold, greetingsAfter } from './ending.ts';
import type { PlayState } from './play-state.ts';
import { harbour, intents, opened, party } from './rulings/rule-on-call.fixture.ts';
import { rule } from './rulings/rule-on-call.ts';
import type { RulingContext } from './rulings/rule-on-call.ts';
import { tellRuling } from './rulings/tell-ruling.ts';

const warns = 'Nobody comes back from below.';
const after = { anyone: ['So it is done.', 'You did that.'], people: { ferrywoman: 'I saw you go down.' } };
const adventure = Adventure.parse({
  ...harbour,
  endings: [
    { id: 'below', scene: 'cellar', text: 'You are below.', warns, after },
    { id: 'known', clue: 'crack', text: 'You know.' },
  ],
});

function go(state: PlayState, over: Partial<RulingContext> = {}) {
  const context: RulingContext = { adventure, begun: state, state, party, intents, cause: 'turn', rulings: [], dice: () => 10, ...over };
  return rule(context, { name: 'set_location', exit: 'stair' });
}

describe('an ending that warns', () => {
  it('is told of before it comes about, and comes about when it is sought again', () => {
    const first = go(opened);
    expect([first.ruling.allowed, tellRuling(first.ruling)]).toEqual([false, expect.stringContaining(warns)]);
    expect(first.state).toEqual({ ...opened, warned: ['below'] });
    const second = go(first.state);
    expect([second.ruling.allowed, second.state.ended, second.state.scene]).toEqual([true, 'below', 'cellar']);
  });

  it('does not come about by asking twice in one reply', () => {
    const first = go(opened);
    expect(go(first.state, { begun: opened, rulings: [first.ruling] }).ruling.allowed).toBe(false);
  });

  it('is one among others: an ending without a warning comes about at once', () => {
    const context: RulingContext = { adventure, begun: opened, state: opened, party, intents, cause: 'turn', rulings: [], dice: () => 10 };
    expect(rule(context, { name: 'reveal_clue', clue: 'crack' }).state.ended).toBe('known');
  });

  it('is reached by the party, and not by one who goes there alone', () => {
    const three = [...party, { id: 'lio', name: 'Lio' }];
    const words = [{ heroId: 'kara', text: 'I go down alone.' }];
    const { ruling, state } = go({ ...opened, warned: ['below'] }, { party: three, intents: words });
    expect([ruling.allowed, state.ended, state.apart]).toEqual([true, undefined, { kara: 'cellar' }]);
  });
});

describe('after an ending', () => {
  const ended = { ...opened, ended: 'below' };
  const [hound, oda] = ['hound', 'ferrywoman'].map((id) => adventure.npcs.find((npc) => npc.id === id));

  it('people speak of it, in their own words where they have some', () => {
    expect(endingTold(adventure, ended)?.id).toBe('below');
    expect(oda && greetingsAfter(adventure, ended, oda)).toEqual(['I saw you go down.']);
    expect(hound && greetingsAfter(adventure, ended, hound)).toEqual(after.anyone);
  });

  it('people greet as before where it has no words for them, and while there is none', () => {
    expect(oda && greetingsAfter(adventure, opened, oda)).toEqual(oda?.greetings);
    expect(oda && greetingsAfter(adventure, { ...opened, ended: 'known' }, oda)).toEqual(oda?.greetings);
  });
});
