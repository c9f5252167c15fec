import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import type { Degree } from '#domain/dice/roll.ts';
import { fill } from './fill.ts';
import { library } from './fragments/library.ts';
import { countText } from './ranked-text.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { tell } from '#server/features/storyteller/storyteller.ts';
import { plainUtterances } from '#server/features/storyteller/parse/utterances/utterances-plain.ts';
import { utterances } from '#server/features/storyteller/parse/utterances/utterances.ts';
import { tier } from '#tests/support/tier.ts';

const party = ['Kara', 'Bram', 'Lio'].map((name) => ({ id: name.toLowerCase(), name }));
const start = openingState(sampleAdventure);
const none: ReadonlySet<string> = new Set();

function brief(words: Record<string, string>, over: Partial<Brief> = {}): Brief {
  const intents = Object.entries(words).map(([heroId, text]) => ({ heroId, text }));
  return { campaignId: 'tell', turn: 7, cause: 'turn', adventure: sampleAdventure, state: start, party, intents, recent: [], ...over };
}

function ruled(call: ToolCall, degree: Degree | null = null, allowed = true): Ruling {
  return { call, allowed, degree, rolls: [], facts: [{ code: 'learnsClue', slots: { text: 'as ruled' } }] };
}

function at(scene: string, over: Partial<PlayState> = {}): { state: PlayState } {
  return { state: { ...start, scene, visited: ['yard', scene], ...over } };
}

describe('a reply', () => {
  it('is the same for the same brief, progress and used fragments', () => {
    const asked = brief({ kara: 'I look around', bram: 'I ask Maren about the wheel' });
    const { progress } = playReply(asked, none);
    expect(tell(structuredClone(asked), progress, none)).toEqual(tell(asked, progress, none));
    expect(tell({ ...asked, turn: 8 }, progress, none).text).not.toBe(tell(asked, progress, none).text);
  });

  it('tells other words when the first are used up', () => {
    const asked = brief({ kara: 'I wait' });
    const { text, fragments } = tell(asked, { rulings: [], state: start }, none);
    const next = tell(asked, { rulings: [], state: start }, new Set(fragments));
    expect(next.text).not.toBe(text);
    expect(next.fragments.filter((id) => fragments.includes(id))).toEqual([]);
  });

  it('reads a new place aloud, and does not on a return', () => {
    const description = sampleAdventure.scenes.find((scene) => scene.id === 'weir')?.description ?? '-';
    expect(playReply(brief({ kara: 'I go to the weir' }), none).text).toContain(description);
    const back = playReply(brief({ kara: 'I go to the weir' }, { state: { ...start, visited: ['yard', 'weir'] } }), none).text;
    expect(back).not.toContain(description);
    expect(back).toContain('the Weir');
  });

  it('tells nobody to have gone along with themself', () => {
    const adventure = readyAdventures.get('high-ambry') ?? sampleAdventure;
    const joining = (library.get('move.join') ?? []).map((each) => fill(each.text, new Map([['others', 'Kara']])));
    const asked = brief({ kara: "ooh that smell. let's follow it! up to Warmside" }, { adventure, state: openingState(adventure) });
    const { text } = playReply(asked, none);
    expect(text).toContain('Warmside is a street');
    expect(joining.filter((each) => text.includes(each))).toEqual([]);
  });

  it('lets an NPC answer in direct speech', () => {
    expect(playReply(brief({ kara: 'I ask Maren about the wheel' }), none).text).toContain(
      '"It stopped in the night, all at once, like a held breath."',
    );
  });

  it('keeps what a player says in quotation marks, and no more', () => {
    expect(playReply(brief({ kara: 'I say "we come in peace" to Maren' }), none).text).toMatch(/"We come in peace[.,]"/);
  });

  it('does not let a topic out before its time', () => {
    expect(playReply(brief({ kara: 'I ask Maren about the idol' }), none).text).not.toContain('My mother left it bread');
    const state = { ...start, clues: ['idol-hungry'] };
    expect(playReply(brief({ kara: 'I ask Maren about the idol' }, { state }), none).text).toContain('My mother left it bread');
  });

  it('tells no clue that was refused, and no success where there was none', () => {
    const asked = brief({ kara: 'I read the notice' });
    const { text } = tell(asked, { rulings: [ruled({ name: 'reveal_clue', clue: 'sealed-order' }, null, false)], state: start }, none);
    expect(text).not.toContain('belongs to nobody');
  });

  it('tells a refused theft as one that does not come about', () => {
    const asked = brief({ kara: 'I take the silver ladle' }, at('mill'));
    const rulings = [ruled({ name: 'loot', heroId: 'kara', loot: 'ladle' }, null, false)];
    expect(tell(asked, { rulings, state: asked.state }, none).text).toMatch(/Kara (?:reaches|means|makes|would|cannot)|The hand is out/);
  });

  it('tells who falls, on either side', () => {
    const blow: ToolCall = { name: 'attack', heroId: 'kara', target: 'dask' };
    const dead = { ...start, npcs: { dask: { damage: 99, attitude: 'hostile' as const } } };
    const killing = tell(brief({ kara: 'I hit Dask' }), { rulings: [ruled(blow, 'success')], state: dead }, none).text;
    expect(killing).toMatch(/Dask/);
    expect(killing.split('\n\n').at(-1)).not.toContain('Dask');
    const down = { ...start, heroes: { kara: { damage: 10 } } };
    const answered = [ruled(blow, 'failure'), ruled({ name: 'npc_attack', npc: 'dask', target: 'kara' }, 'success')];
    expect(tell(brief({ kara: 'I hit Dask' }), { rulings: answered, state: down }, none).text).toMatch(/down|knee|folds|fall/);
  });

  it('does not take a player at their word when a blow falls short of killing', () => {
    const blow: ToolCall = { name: 'attack', heroId: 'kara', target: 'dask' };
    const hurt = { ...start, npcs: { dask: { damage: 3, attitude: 'hostile' as const } } };
    const asked = brief({ kara: 'I kill Dask' });
    expect(tell(asked, { rulings: [ruled(blow, 'success')], state: hurt }, none).text).not.toMatch(/kills?/);
    expect(tell(asked, { rulings: [ruled(blow, 'nearMiss')], state: hurt }, none).text).not.toMatch(/kills/);
  });

  it('names things to do here at the end', () => {
    const last =
      playReply(brief({ kara: 'I wait' }), none)
        .text.split('\n\n')
        .at(-1) ?? '';
    expect(last).toMatch(/Maren|Dask/);
    expect(last).toMatch(/waterwheel|notice|well/);
    expect(last).toMatch(/millhouse|weir/);
  });

  it('answers talk to the table in one line, in brackets', () => {
    const { text } = playReply(brief({ kara: '(brb, phone)' }), none);
    expect(text).toMatch(/^\(.*Kara.*\)$|\n\(.*Kara.*\)\n/m);
    expect(text).not.toContain('phone');
  });

  it('is told even when nobody wanted anything', () => {
    const { text } = playReply(brief({}), none);
    expect(countText(text)).toBeGreaterThanOrEqual(60);
  });

  it('is shorter in talk outside of a turn', () => {
    const { text, progress } = playReply(brief({ kara: 'hello Maren' }, { cause: 'chat' }), none);
    expect(progress.rulings).toEqual([]);
    expect(countText(text)).toBeGreaterThanOrEqual(40);
    expect(countText(text)).toBeLessThanOrEqual(160);
  });
});

describe('any reply', () => {
  const lines = fc.constantFrom(...[...utterances, ...plainUtterances].map((each) => each.text).filter((text) => !/\d/.test(text)));
  const noise = fc.oneof(
    { weight: 5, arbitrary: lines },
    { weight: 1, arbitrary: fc.string({ maxLength: 300 }).filter((text) => !/\d/.test(text)) },
  );
  const heroes = 'Kara Bram Lio Mira Thorn Ash Ivo Pell Quin Rook Sade Tam'.split(' ').map((name) => ({ id: name.toLowerCase(), name }));

  it('keeps its length where parts of the party come to several new places', () => {
    const lines = [
      'I offer Maren two coins for her trouble',
      'I get out of here as fast as I can',
      'I attack Dask with my sword',
      'I inspect the broken axle',
      'I head down to the weir',
    ];
    const intents = lines.map((text, index) => ({ heroId: heroes[index]?.id ?? '', text }));
    const { text } = playReply(brief({}, { turn: 113, intents, party: heroes }), none);
    expect(countText(text)).toBeLessThanOrEqual(350);
    expect(text).toContain('You step into the millhouse');
    expect(text).toContain('You follow the footpath');
  });

  it('names everyone of several, keeps its length, and holds no number, slot or markup', () => {
    fc.assert(
      fc.property(
        fc.array(noise, { minLength: 1, maxLength: 12 }),
        fc.constantFrom('yard', 'mill', 'weir'),
        fc.nat(500),
        (texts, scene, turn) => {
          const intents = texts.map((text, index) => ({ heroId: heroes[index]?.id ?? '', text }));
          const asked = brief({}, { ...at(scene), turn, intents, party: heroes });
          // An answer to a question about how things stand is as short as it is.
          fc.pre(parseIntents(asked).some(({ actions }) => actions.some(({ kind }) => kind !== 'ask')));
          const { text } = playReply(asked, none);
          // Whoever acts alone may be told of as "you".
          const acting = texts.length > 1 ? heroes.slice(0, texts.length) : [];
          expect(acting.filter(({ name }) => !text.includes(name))).toEqual([]);
          expect(countText(text)).toBeGreaterThanOrEqual(60);
          expect(countText(text)).toBeLessThanOrEqual(350);
          expect(text).not.toMatch(/[{}<>]|\d|undefined|\uE000|\uE001/);
          expect(text.split('\n\n').at(-1)).toMatch(/\?|\byou\b/i);
        },
      ),
      { numRuns: tier.bound(30, 80) },
    );
  });
});
