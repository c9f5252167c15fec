import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';

const world = readyAdventures.get('free-template-world');
if (!world) throw new Error('The template world has no adventure.');
const adventure: Adventure = world;
const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];

function play(lines: [heroId: string, text: string][], state: PlayState = openingState(adventure), recent: Brief['recent'] = []) {
  const intents = lines.map(([heroId, text]) => ({ heroId, text }));
  return playReply({ campaignId: 'joins', turn: 1, cause: 'turn', adventure, state, party, intents, recent }, new Set());
}

describe('a hero who joins in with another', () => {
  it.each(["I'll come with", 'same, right behind her', 'yeah lets', 'me too', 'wait for me!', 'Tov does too'])('goes along: %s', (text) => {
    const { progress } = play([
      ['mira', 'I take the plank walk to the Tide House'],
      ['tov', text],
    ]);
    expect(party.map(({ id }) => sceneIdOf(progress.state, id))).toEqual(['tide-house', 'tide-house']);
  });

  it.each([
    ["Let's all go to the Tide House", 'I go', 'tide-house'],
    ['We all go to the Tide House', "Ok, I'm going", 'tide-house'],
    ['I take the plank walk to the Tide House', 'I go there', 'tide-house'],
    ['I go to the Tide House alone', 'I go', null],
    ['I look at the water', 'I go to the Tide House', 'tide-house'],
  ])('goes nowhere else with words that name no way, after “%s”: %s', (leads, text, to) => {
    for (const lines of [
      [leads, text],
      [text, leads],
    ]) {
      const { progress } = play(lines.map((each) => [each === leads ? 'mira' : 'tov', each]));
      const there = sceneIdOf(progress.state, 'tov');
      if (to === null) expect(there).not.toBe('tide-house');
      else expect(there).toBe(to);
    }
  });

  it('goes where somebody would have had all go in the turn before', () => {
    const said = [
      { sender: 'Mira', role: 'player' as const, content: "Let's all go to the Tide House" },
      { sender: 'Narrator', role: 'ai' as const, content: 'Mira goes.' },
    ];
    const { progress } = play([['tov', 'I go']], { ...openingState(adventure), apart: { mira: 'tide-house' } }, said);
    expect(sceneIdOf(progress.state, 'tov')).toBe('tide-house');
  });

  it('goes after whoever left in the turn before', () => {
    const apart = play([
      ['mira', 'I sneak off alone to the foundry'],
      ['tov', 'I stay here'],
    ]).progress.state;
    expect(sceneIdOf(apart, 'tov')).toBe('dry-quay');
    const { progress } = play([['tov', "I'll come with"]], apart);
    expect(sceneIdOf(progress.state, 'tov')).toBe(sceneIdOf(apart, 'mira'));
  });

  it('does the same, in the same turn and in the next', () => {
    const now = play([
      ['mira', 'I wave at Nettle'],
      ['tov', 'ditto'],
    ]);
    expect(now.text).toMatch(/Tov waves at Nettle/);
    const said = [
      { sender: 'Mira', role: 'player' as const, content: 'Mira waves at Nettle' },
      { sender: 'Narrator', role: 'ai' as const, content: 'Mira waves at Nettle.' },
    ];
    expect(play([['tov', 'same']], undefined, said).text).toMatch(/Tov waves at Nettle/);
  });

  it('has no second one of what there is one of, and says nothing twice', () => {
    const taken = play([
      ['mira', 'I grab the coil of tarred rope'],
      ['tov', 'me too'],
    ]);
    expect(taken.progress.rulings.filter(({ call }) => call.name === 'loot')).toHaveLength(1);
    const asked = play([
      ['mira', 'I ask Nettle about the wreck'],
      ['tov', 'same here'],
    ]);
    expect(asked.text).not.toMatch(/Tov asks/);
    expect(asked.text).toContain('Tov');
  });

  it('is told where the other is, when nobody goes anywhere', () => {
    const { text, progress } = play([['tov', 'I follow']]);
    expect(text).toMatch(/Tov.*Mira|Mira.*Tov/s);
    expect(progress.rulings).toEqual([]);
  });
});
