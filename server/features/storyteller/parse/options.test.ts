import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Adventure } from '#domain/narration/adventure.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { tier } from '#tests/support/tier.ts';
import { optionsHere, optionTaken } from './options.ts';
import { parseIntent } from './parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira];

/** Every scene of an adventure, as a party finds it that has found out nothing, and one that has found out everything. */
function standings(adventure: Adventure): PlayState[] {
  const opening = openingState(adventure);
  const clues = adventure.clues.map(({ id }) => id);
  return adventure.scenes.flatMap(({ id }) => [
    { ...opening, scene: id },
    { ...opening, scene: id, visited: adventure.scenes.map((scene) => scene.id), clues },
  ]);
}

const adventures = [sampleAdventure, ...readyAdventures.values()];
const every = adventures.flatMap((adventure) =>
  standings(adventure).flatMap((state) =>
    Object.values(optionsHere(adventure, state))
      .flat(2)
      .map((option) => ({ adventure, state, option })),
  ),
);
const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
const ways = (wording: string) => [
  wording,
  `${wording.charAt(0).toUpperCase()}${wording.slice(1)}.`,
  `I ${wording}`,
  `We ${wording}!`,
  `let's ${wording}`,
];

describe('every option that may be printed', () => {
  it('is one of many', () => {
    expect(every.length).toBeGreaterThan(900);
  });

  it('said as it was printed, with “I”, “we” or nothing before it, means exactly what it offers', () => {
    const wrong = tier.oneIn(3, every).flatMap(({ adventure, state, option }) =>
      ways(option.wording).filter((text) => {
        const actions = parseIntent({ heroId: 'mira', text }, mira, { adventure, state, party });
        const [{ kind, targets } = { kind: null, targets: [] }, ...others] = actions;
        return others.length > 0 || kind !== option.meaning.kind || JSON.stringify(targets) !== JSON.stringify([option.target]);
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leads where it says, where nobody bars the way', () => {
    const exits = every.filter(({ option }) => option.target?.kind === 'exit');
    const wrong = tier.oneIn(3, exits).filter(({ adventure, state, option }) => {
      if (option.target?.kind !== 'exit') return false;
      const npcs = Object.fromEntries(adventure.npcs.map(({ id }) => [id, { damage: 0, attitude: 'neutral' as const }]));
      const intents = [{ heroId: 'mira', text: `I ${option.wording}` }];
      const brief: Brief = { campaignId: 'ways', turn: 1, cause: 'turn', adventure, state: { ...state, npcs }, party, intents, recent: [] };
      return playReply(brief, new Set()).progress.state.scene !== option.target.exit.to;
    });
    expect(wrong.map(({ option }) => option.wording)).toEqual([]);
  });
});

describe('what a reply offers', () => {
  const told = adventures.flatMap((adventure) =>
    tier.oneIn(3, standings(adventure)).flatMap((state) =>
      ['I wait', 'I look around', 'Where can we go?'].map((text, turn) => {
        const intents = [{ heroId: 'mira', text }];
        const brief: Brief = { campaignId: 'offers', turn, cause: 'turn', adventure, state, party, intents, recent: [] };
        return { adventure, said: text, ...playReply(brief, new Set()) };
      }),
    ),
  );

  it('is there after every reply', () => {
    expect(told.filter(({ options }) => options.length < 2)).toEqual([]);
  });

  it('means exactly what it says where the reply has left the party', () => {
    const wrong = told.flatMap(({ adventure, options, progress: { state } }) =>
      options.filter((words) => words !== 'Wait a while' && optionTaken(words, adventure, state, mira)?.wording !== lowered(words)),
    );
    expect(wrong).toEqual([]);
  });

  it('is named in the words only where the party hesitates', () => {
    const named = (wanted: string) =>
      told.filter(({ said, text, options }) => said === wanted && options.some((words) => text.includes(lowered(words)))).length;
    expect([named('I wait') > 0, named('I look around'), named('Where can we go?')]).toEqual([true, 0, 0]);
  });
});

describe('other words', () => {
  const state = openingState(sampleAdventure);

  it.each(['I take a nap', 'I speak with conviction', 'turn around', 'We leave', 'I look into the distance'])(
    '“%s” is no option',
    (text) => {
      expect(optionTaken(text, sampleAdventure, state, mira)).toBeNull();
    },
  );
});
