import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { viewOf } from '#domain/narration/whereabouts.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { optionTaken } from '#server/features/storyteller/parse/options.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';

const party = ['Kara', 'Bram', 'Lio'].map((name) => ({ id: name.toLowerCase(), name }));
const start = openingState(sampleAdventure);
const divided: PlayState = { ...start, apart: { kara: 'weir' }, visited: ['yard', 'weir'] };

function play(words: Record<string, string>, state: PlayState = start, over: Partial<Brief> = {}) {
  const intents = Object.entries(words).map(([heroId, text]) => ({ heroId, text }));
  const brief = briefOf({
    campaignId: 'parts',
    adventure: sampleAdventure,
    state,
    party,
    intents,
    ...over,
  });
  const played = playReply(brief, new Set());
  const objections = checkReply(
    played.text,
    brief,
    { earlier: [], secrets: [], instructions: [], ids: [] },
    { rulings: played.progress.rulings, state: played.progress.state },
  );
  return { ...played, state: played.progress.state, paragraphs: played.text.split('\n\n'), objections };
}

it('says a long name whole once, and then its short form', () => {
  const name = 'Sir Bartholomew Quillfeather-Montague of the Seven Marshes';
  const { text } = play({ kara: 'I look at the well and wait. I whistle. I dance' }, start, { party: [{ id: 'kara', name }] });
  expect(text.split(name)).toHaveLength(2);
  expect(text).toContain('Sir Bartholomew ');
});

describe('a party in two places', () => {
  it('has a passage for each, named by its heroes and their place', () => {
    const { paragraphs, state, objections } = play({ kara: 'I go to the weir', bram: 'I look at the well', lio: 'I look at the wheel' });
    expect(state).toMatchObject({ scene: 'yard', apart: { kara: 'weir' } });
    const [first, second] = [
      paragraphs.findIndex((text) => /Kara, to the Weir:/.test(text)),
      paragraphs.findIndex((text) => /Bram and Lio, at the Mill Yard:/.test(text)),
    ];
    expect(first).toBe(0);
    expect(second).toBeGreaterThan(first);
    expect(objections).toEqual([]);
  });

  it('finds each hero what is in their own place, and nothing of the other', () => {
    const { text, progress } = play({ kara: 'I ask Hesper about the idol', bram: 'I read the notice' }, divided);
    expect(progress.rulings.flatMap(({ call, allowed }) => (allowed && call.name === 'reveal_clue' ? [call.clue] : []))).toEqual([
      'sealed-order',
      'idol-hungry',
    ]);
    expect(text).toContain('hungrier than the river');
    const wrong = play({ kara: 'I attack Dask', bram: 'I attack Old Hesper' }, divided);
    expect(wrong.progress.rulings.filter(({ allowed }) => allowed)).toEqual([]);
  });

  it('has one passage where one alone acts', () => {
    const { paragraphs, text } = play({ kara: 'I look at the idol' }, divided);
    expect(text).toContain('idol');
    expect(text).not.toMatch(/Bram|Lio/);
    expect(paragraphs.length).toBeLessThan(6);
  });

  it.each([
    'I go back to the others',
    'I rejoin Bram',
    'I go and find Lio',
    'We meet at the Mill Yard',
    'I return to the yard',
    'follows, whistling',
    'I come along',
    'catches up with Bram',
  ])('comes together again: “%s”', (text) => {
    const played = play({ kara: text }, divided);
    expect(played.state.scene).toBe('yard');
    expect(played.state).not.toHaveProperty('apart');
    expect(played.text).toMatch(/Bram and Lio/);
    expect(played.objections).toEqual([]);
  });

  it('is told who has stayed behind without a word', () => {
    const { text, state, objections } = play({ kara: 'I sneak ahead to the weir alone' });
    expect(state.apart).toEqual({ kara: 'weir' });
    expect(text).toMatch(/Bram and Lio/);
    expect(objections).toEqual([]);
  });

  it('does not find somebody who leaves in the same reply', () => {
    const { state, text } = play({ kara: 'I go back to the others', bram: 'I go to the weir alone' }, divided);
    expect(state).toMatchObject({ scene: 'yard', apart: { bram: 'weir' } });
    expect(text).not.toMatch(/Bram and Lio/);
    expect(text).toMatch(/Lio/);
  });

  it('knows where its heroes are', () => {
    expect(play({ bram: 'Who is here?' }, divided).text).toContain('Kara is at the Weir.');
    expect(play({ kara: 'Where am I?' }, divided).text).toContain('the Weir');
  });

  it('has a foe strike only at those who are with them', () => {
    const state: PlayState = { ...divided, npcs: { dask: { damage: 0, attitude: 'hostile' } } };
    for (let turn = 1; turn < 12; turn += 1) {
      const { progress } = play({ kara: 'I look at the idol', bram: 'I look at the well' }, state, { turn });
      const struck = progress.rulings.flatMap(({ call }) => (call.name === 'npc_attack' ? [call.target] : []));
      expect(struck).toHaveLength(1);
      expect(struck).not.toContain('kara');
    }
  });

  it('lets nobody be dragged along who stays', () => {
    const { state, marks } = play({ kara: 'We go to the weir', bram: 'I stay on the spot and look at the well' });
    expect(state).toMatchObject({ scene: 'weir', apart: { bram: 'yard' } });
    expect(marks).not.toEqual([]);
  });

  it('is offered what there is to do in each place, for those who are there', () => {
    const said: Record<string, string>[] = [{ kara: 'I look at the idol' }, { kara: 'I look at the idol', bram: 'I look at the well' }];
    for (const words of said) {
      const { options, optionsFor = {}, state } = play(words, divided);
      expect(options.map((each) => optionsFor[each]).filter((ids) => !ids?.includes('kara'))).not.toEqual([]);
      for (const [option, heroes] of Object.entries(optionsFor))
        for (const hero of party.filter(({ id }) => heroes.includes(id)))
          expect(optionTaken(option, sampleAdventure, viewOf(state, hero.id), hero)?.wording.toLowerCase()).toBe(option.toLowerCase());
    }
    expect(play({ bram: 'I look at the well' })).not.toHaveProperty('optionsFor');
  });
});
