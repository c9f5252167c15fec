import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { resolveIntents } from '#domain/turn/resolve-intents.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { idiomaticUtterances } from '#server/features/storyteller/parse/utterances/utterances-idiomatic.ts';
import { plainUtterances } from '#server/features/storyteller/parse/utterances/utterances-plain.ts';
import { utterances } from '#server/features/storyteller/parse/utterances/utterances.ts';

const party = ['Kara', 'Bram', 'Lio'].map((name) => ({ id: name.toLowerCase(), name }));
const start = openingState(sampleAdventure);

function resolved(texts: string[], over: Partial<Brief> = {}) {
  const intents = texts.map((text, n) => ({ heroId: party[n]?.id ?? '', text }));
  const brief = briefOf({
    campaignId: 'marks',
    turn: 7,
    adventure: sampleAdventure,
    state: start,
    party,
    intents,
    ...over,
  });
  const { marks, progress } = playReply(brief, new Set());
  return { progress, ended: resolveIntents(brief, { rulings: progress.rulings, marks }) };
}
const at = (scene: string, over: Partial<PlayState> = {}): Partial<Brief> => ({
  state: { ...start, scene, visited: ['yard', scene], ...over },
});
const foe = { npcs: { dask: { damage: 0, attitude: 'hostile' as const } } };

describe('the Storyteller says how an intent ended', () => {
  it.each<[string, string, string, Partial<Brief>?]>([
    ['Where can we go?', 'answered', 'fromState'],
    ['I ask Maren about the wheel', 'answered', 'inWords'],
    ['I look at the well', 'answered', 'inWords'],
    ['I wait', 'answered', 'toldOnly'],
    ['(brb, phone)', 'answered', 'heardAside'],
    ['I go to the weir', 'done', 'movesOn'],
    ['I go to the moon', 'blocked', 'noSuchWay'],
    ['follow the others', 'blocked', 'nobodyLeads'],
    ['I take a silver ladle', 'blocked', 'nothingToTake'],
    ['I take everything', 'done', 'takesLoot'],
    ['I attack the dragon', 'blocked', 'notHere'],
    ['I strike', 'blocked', 'nobodyToStrike'],
    ['We make camp for the night', 'blocked', 'noRestNear', { state: { ...start, ...foe } }],
    ['We make camp for the night', 'done', 'restsLong', at('weir')],
    ['I hit Dask', 'blocked', 'foughtElsewhere', { fighting: true }],
    [
      'I lie to Dask that the bailiff sent us',
      'blocked',
      'nobodyHears',
      { state: { ...start, npcs: { dask: { damage: 99, attitude: 'hostile' } } } },
    ],
    ['Flurbel grompf the zindle', 'notAnswered', 'notUnderstood'],
    [
      'I take everything. Then I ask Maren about the wheel. Then I look at the well. Then I hide. Then I sing. Then I go to the weir.',
      'partly',
      'tooMuch',
    ],
  ])('“%s” is %s, for %s', (text, outcome, code, over) => {
    expect(resolved([text], over).ended).toMatchObject([{ outcome, why: { code } }]);
  });

  it('for each hero where a party divides', () => {
    expect(resolved(['I go to the weir', 'I go into the mill', 'I attack the dragon']).ended).toMatchObject([
      { outcome: 'done', why: { code: 'someMoveOn' } },
      { outcome: 'done', why: { code: 'someMoveOn' } },
      { outcome: 'blocked', why: { code: 'notHere' } },
    ]);
  });

  it('done for those who go along', () => {
    expect(resolved(['I go to the weir', 'I follow Kara']).ended.map(({ outcome }) => outcome)).toEqual(['done', 'done']);
  });
});

describe('whatever is said', () => {
  const lines = [...utterances, ...idiomaticUtterances, ...plainUtterances].map(({ text }) => text);

  it('ends once, and is done only where a ruling allowed something', () => {
    const wrong = lines.flatMap((text, n) => {
      const { ended, progress } = resolved([text], { turn: n });
      const [only, ...others] = ended;
      const isRuled = progress.rulings.some(({ allowed, call }) => allowed && call.name !== 'npc_attack' && call.name !== 'tick_clock');
      const isLost = only?.why?.code === 'passedOver';
      return others.length > 0 || only === undefined || isLost || (only.outcome === 'done' && !isRuled) ? [text] : [];
    });
    expect([lines.length > 200, wrong]).toEqual([true, []]);
  });
});
