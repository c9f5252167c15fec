import { describe, expect, it } from 'vitest';
import { dmSteps, isAnswered, isPlayed, isSceneSet } from './dm-steps.ts';
import type { TableFacts } from './dm-steps.ts';

const fresh: TableFacts = {
  participants: 1,
  hasInvitation: false,
  heroes: 0,
  safetyEntries: 0,
  sawSafety: false,
  sceneSet: false,
  played: false,
};
const done = (facts: Partial<TableFacts>) =>
  dmSteps({ ...fresh, ...facts })
    .filter((step) => step.done)
    .map(({ id }) => id);

describe('the first steps of a Dungeon Master', () => {
  it('are five, none of them done at a new table', () => {
    expect(dmSteps(fresh).map(({ id }) => id)).toEqual(['invite', 'scene', 'heroes', 'safety', 'start']);
    expect(done({})).toEqual([]);
  });

  it.each<[Partial<TableFacts>, string[]]>([
    [{ hasInvitation: true }, ['invite']],
    [{ participants: 2 }, ['invite']],
    [{ sceneSet: true }, ['scene']],
    [{ heroes: 1 }, ['heroes']],
    [{ safetyEntries: 2 }, ['safety']],
    [{ sawSafety: true }, ['safety']],
    [{ played: true }, ['scene', 'start']],
  ])('are ticked by what is so: %j', (facts, ids) => expect(done(facts)).toEqual(ids));
});

const said = (changes: object) => [{ role: 'player' as const, audience: null, kind: 'say' as const, narration: null, ...changes }];
const told = (cause: 'turn' | 'chat' | 'welcome') => ({
  role: 'ai' as const,
  narration: {
    narrationId: 'n',
    cause,
    cycle: null,
    ending: 'complete' as const,
    spokenBy: 'Storyteller',
    fellBack: null,
    scene: null,
    resolved: [],
  },
});

describe('what was said at a table', () => {
  it('sets the scene when the Dungeon Master tells everybody', () => {
    expect(isSceneSet(said({ role: 'dm' }))).toBe(true);
    expect(isSceneSet(said({ role: 'dm', audience: ['mira'] }))).toBe(false);
    expect(isSceneSet(said({ role: 'dm', kind: 'ooc' }))).toBe(false);
    expect(isSceneSet(said({}))).toBe(false);
  });

  it('is play once the narrator has answered something, which a welcome is not', () => {
    expect(isPlayed(said(told('turn')), false)).toBe(true);
    expect(isPlayed(said(told('chat')), false)).toBe(true);
    expect(isPlayed(said(told('welcome')), false)).toBe(false);
    expect(isPlayed(said({}), false)).toBe(false);
  });

  it('is answered for somebody once a whole reply follows words of theirs for all', () => {
    const mine = said({ authorId: 'mira' }).map((each) => ({ ...each, authorId: 'mira' }));
    const reply = said(told('chat')).map((each) => ({ ...each, authorId: null }));
    expect(isAnswered([...mine, ...reply], 'mira')).toBe(true);
    expect(isAnswered([...reply, ...mine], 'mira')).toBe(false);
    expect(isAnswered([...mine, ...reply], 'tov')).toBe(false);
    expect(isAnswered([...mine.map((each) => ({ ...each, audience: ['mira'] })), ...reply], 'mira')).toBe(false);
  });

  it('is play once a player has spoken, where the Dungeon Master narrates', () => {
    expect(isPlayed(said({}), true)).toBe(true);
    expect(isPlayed(said({ audience: ['wren'] }), true)).toBe(false);
    expect(isPlayed(said({ role: 'dm' }), true)).toBe(false);
  });
});
