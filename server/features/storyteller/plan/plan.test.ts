import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { limits } from '#domain/limits/limits.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { ToolCall, Ruling } from '#domain/narration/tool-call.ts';
import type { Degree } from '#domain/dice/roll.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { nextCalls } from '#server/features/storyteller/storyteller.ts';
import { idiomaticUtterances } from '#server/features/storyteller/parse/utterances/utterances-idiomatic.ts';
import { utterances } from '#server/features/storyteller/parse/utterances/utterances.ts';
import { tier } from '#tests/support/tier.ts';

const party = ['Kara', 'Bram', 'Lio'].map((name) => ({ id: name.toLowerCase(), name }));
const start = openingState(sampleAdventure);

function brief(words: Record<string, string>, over: Partial<Brief> = {}): Brief {
  const intents = Object.entries(words).map(([heroId, text]) => ({ heroId, text }));
  return { campaignId: 'plan', turn: 1, cause: 'turn', adventure: sampleAdventure, state: start, party, intents, recent: [], ...over };
}

function at(scene: string, over: Partial<PlayState> = {}): { state: PlayState } {
  return { state: { ...start, scene, visited: ['yard', scene], ...over } };
}

function ruled(call: ToolCall, degree: Degree | null, allowed = true): Ruling {
  return { call, allowed, degree, rolls: [], facts: [] };
}

/** The first calls, and those that follow when every one of them ends with `degree`. */
function twoSteps(asked: Brief, degree: Degree): [ToolCall[], ToolCall[]] {
  const first = nextCalls(asked, { rulings: [], state: asked.state });
  const rulings = first.map((call) => ruled(call, degree));
  return [first, nextCalls(asked, { rulings, state: asked.state })];
}

function check(heroId: string, skill: string, dc: number) {
  return { name: 'check', heroId, skill, dc, advantage: 'none' };
}

describe('the first step', () => {
  it.each([
    ['I search the wheel', [check('kara', 'investigation', 12)]],
    ['I sneak past Dask', [check('kara', 'stealth', 12)]],
    ['I climb the wall', [check('kara', 'athletics', 12)]],
    ['I ask Maren about the stranger', [check('kara', 'persuasion', 12)]],
    ['I attack Dask', [{ name: 'attack', heroId: 'kara', target: 'dask' }]],
    ['I cast fire bolt at Dask', [{ name: 'attack', heroId: 'kara', target: 'dask' }]],
    ['I blorf the wibble', [check('kara', 'intelligence', 12)]],
  ])('asks for what "%s" needs', (text, calls) => {
    expect(nextCalls(brief({ kara: text }), { rulings: [], state: start })).toEqual(calls);
  });

  it.each(['I ask Maren about the wheel', 'I wait', '(brb)', 'I drink some water', 'I raise my shield', ''])(
    'asks no check for "%s"',
    (text) => {
      const asked = nextCalls(brief({ kara: text }), { rulings: [], state: start });
      expect(asked.filter(({ name }) => name === 'check')).toEqual([]);
    },
  );

  it('gives advantage to who is helped', () => {
    const [first] = nextCalls(brief({ kara: 'I search the wheel', bram: 'I help Kara' }), { rulings: [], state: start });
    expect(first).toEqual({ ...check('kara', 'investigation', 12), helperId: 'bram' });
  });

  it('asks nothing of those who are not of the party', () => {
    expect(nextCalls(brief({ stranger: 'I attack Dask' }), { rulings: [], state: start })).toEqual([]);
  });
});

describe('what follows', () => {
  it('is a clue for a search that came off, and none for one that failed', () => {
    const asked = brief({ kara: 'I search the wheel' });
    expect(twoSteps(asked, 'success')[1]).toEqual([{ name: 'reveal_clue', clue: 'rope-cut' }]);
    expect(twoSteps(asked, 'nearMiss')[1]).toEqual([]);
  });

  it('is a clue at once where nothing hinders', () => {
    expect(nextCalls(brief({ kara: 'I read the notice' }), { rulings: [], state: start })).toEqual([
      { name: 'reveal_clue', clue: 'sealed-order' },
    ]);
  });

  it('is no end of the tale where somebody only asks what would come of it', () => {
    const home = { id: 'home', keywords: ['names', 'call', 'called'], says: 'Then they all come home.', clue: 'all-home' };
    const adventure = {
      ...sampleAdventure,
      npcs: sampleAdventure.npcs.map((npc) => (npc.id === 'maren' ? { ...npc, topics: [...npc.topics, home] } : npc)),
      clues: [...sampleAdventure.clues, { id: 'all-home', text: 'All are called home.' }],
      endings: [{ id: 'home', clue: 'all-home', text: 'The end.', warns: 'There is no calling them back.' }],
    };
    const end = { name: 'reveal_clue', clue: 'all-home' };
    const callsOf = (text: string) => nextCalls(brief({ kara: text }, { adventure }), { rulings: [], state: start });
    expect(callsOf('Maren, what happens to us once the names are called?')).not.toContainEqual(end);
    expect(callsOf('I tell Maren to call the names with us')).toContainEqual(end);
  });

  it('is loot for who takes it', () => {
    expect(nextCalls(brief({ bram: 'I grab the coil of rope' }), { rulings: [], state: start })).toEqual([
      { name: 'loot', heroId: 'bram', loot: 'rope' },
    ]);
  });

  it('is a blow in return, at the one who struck', () => {
    expect(twoSteps(brief({ bram: 'I hit Dask', kara: 'I wait' }), 'failure')[1]).toContainEqual({
      name: 'npc_attack',
      npc: 'dask',
      target: 'bram',
    });
  });

  it('is no blow from the dead', () => {
    const asked = brief({ kara: 'I hit Dask' });
    const rulings = [ruled({ name: 'attack', heroId: 'kara', target: 'dask' }, 'success')];
    const state = { ...start, npcs: { dask: { damage: 99, attitude: 'hostile' as const } } };
    expect(nextCalls(asked, { rulings, state })).toEqual([]);
  });

  it('is a blow at the defender of whom it was meant for', () => {
    const asked = brief({ bram: 'I hit Dask', kara: 'I shield Bram' });
    expect(twoSteps(asked, 'success')[1]).toContainEqual({ name: 'npc_attack', npc: 'dask', target: 'kara' });
  });

  it('is a change of mind by an insult, by charm, and by a threat that fails', () => {
    expect(nextCalls(brief({ kara: 'I insult Maren' }), { rulings: [], state: start })).toEqual([
      { name: 'update_npc', npc: 'maren', attitude: 'wary' },
    ]);
    expect(twoSteps(brief({ kara: 'I flatter Maren' }), 'success')[1]).toContainEqual({
      name: 'update_npc',
      npc: 'maren',
      attitude: 'friendly',
    });
    expect(twoSteps(brief({ kara: 'I threaten Dask' }), 'nearMiss')[1]).toContainEqual({
      name: 'update_npc',
      npc: 'dask',
      attitude: 'hostile',
    });
  });

  it('is time running on, by rest, by disaster and when all wait', () => {
    const tick = { name: 'tick_clock', clock: 'flood' };
    expect(nextCalls(brief({ kara: 'we sleep until morning' }), { rulings: [], state: start })).toEqual([
      { name: 'rest', length: 'long' },
      tick,
    ]);
    expect(nextCalls(brief({ kara: 'I wait', bram: 'pass' }), { rulings: [], state: start })).toEqual([tick]);
    expect(twoSteps(brief({ kara: 'I climb the wall' }), 'disaster')[1]).toEqual([tick]);
    expect(nextCalls(brief({ kara: 'I wait', bram: 'I look around' }), { rulings: [], state: start })).not.toContainEqual(tick);
  });

  it('leaves a clock that has struck alone', () => {
    const state = { ...start, clocks: { flood: 4 } };
    expect(nextCalls(brief({ kara: 'we sleep until morning' }, { state }), { rulings: [], state })).toEqual([
      { name: 'rest', length: 'long' },
    ]);
  });

  it.each([
    ['we make camp', 'long'],
    ['I take a short rest', 'short'],
    ['We rest and bind our wounds.', 'short'],
    ['we call it a night', 'long'],
    ['We take a short rest and I spend two hit dice', 'short'],
    ['I spend two hit dice', 'short'],
  ])('is a rest of the party: “%s”', (text, length) => {
    expect(nextCalls(brief({ kara: text }), { rulings: [], state: start })).toContainEqual({ name: 'rest', length });
    expect(nextCalls(brief({ kara: text }), { rulings: [], state: start }).map(({ name }) => name)).not.toContain('attack');
  });

  it('is no rest while a fight goes on elsewhere, nor does anybody there strike back here', () => {
    const asked = nextCalls(brief({ kara: 'we make camp', bram: 'I wait' }, { fighting: true }), { rulings: [], state: start });
    expect(asked.filter(({ name }) => name === 'rest' || name === 'npc_attack')).toEqual([]);
  });
});

describe('a journey', () => {
  const to = (exit: string, ...heroIds: string[]) => ({ name: 'set_location', exit, ...(heroIds.length > 0 && { heroIds }) });
  const asks = (intents: Record<string, string>, over: Partial<Brief> = {}) => {
    const asked = brief(intents, over);
    return nextCalls(asked, { rulings: [], state: asked.state });
  };

  it('is one for those who go the same way', () => {
    const words = { kara: 'I go to the weir', bram: 'to the weir', lio: 'I go inside' };
    expect(asks(words)).toEqual([to('to-weir', 'kara', 'bram'), to('to-mill', 'lio')]);
    expect(asks({ kara: 'I go to the weir', bram: 'I go inside' })).toEqual([to('to-weir', 'kara'), to('to-mill', 'bram')]);
  });

  it('takes along who follows, and leaves who does something else', () => {
    expect(asks({ kara: 'I go to the weir', bram: 'I follow', lio: 'I wait' })).toEqual([to('to-weir', 'kara', 'bram')]);
    expect(asks({ kara: 'I go to the weir', bram: 'I go inside', lio: 'I follow Bram' })).toEqual([
      to('to-weir', 'kara'),
      to('to-mill', 'bram', 'lio'),
    ]);
  });

  it('takes along everybody by a “we” that nobody is against, and nobody when somebody goes alone', () => {
    expect(asks({ kara: "Let's go to the weir", bram: 'I drink some water' })).toEqual([to('to-weir')]);
    expect(asks({ kara: 'We go to the weir', bram: 'I stay here' })).toEqual([to('to-weir', 'kara', 'lio')]);
    expect(asks({ kara: 'I go to the weir alone' })).toEqual([to('to-weir', 'kara')]);
    expect(asks({ kara: 'I go to the weir' })).toEqual([to('to-weir')]);
  });

  it('goes by the only way there is, and by known places to one farther off', () => {
    expect(asks({ kara: 'let us leave' }, at('mill', { npcs: { brack: { damage: 99, attitude: 'hostile' } } }))).toEqual([to('to-yard')]);
    expect(asks({ kara: 'I go to the weir' }, at('mill', { npcs: { brack: { damage: 99, attitude: 'hostile' } } }))).toEqual([
      to('to-yard'),
      to('to-weir'),
    ]);
  });

  it('has a leg for each place that is named, one after the other, as far as places are known', () => {
    const known = { ...at('mill', { npcs: { brack: { damage: 99, attitude: 'hostile' } } }) };
    expect(asks({ kara: 'back out to the yard and over to the weir' }, known)).toEqual([to('to-yard'), to('to-weir')]);
    expect(asks({ kara: 'I go to the yard, then down to the weir' }, known)).toEqual([to('to-yard'), to('to-weir')]);
    expect(asks({ kara: 'I go to the weir, then back to the yard' })).toEqual([to('to-weir')]);
  });

  it('goes to the place that is named as its end, by those that are only passed', () => {
    const known = { ...at('mill', { npcs: { brack: { damage: 99, attitude: 'hostile' } } }) };
    expect(asks({ kara: 'we run back through the Mill Yard to the Weir' }, known)).toEqual([to('to-yard'), to('to-weir')]);
  });

  it('goes on where words of the next leg call something that was left behind', () => {
    const adventure = readyAdventures.get('free-template-world') ?? sampleAdventure;
    const visited = ['foundry', 'dry-quay', 'slakes'];
    const state = { ...openingState(adventure), scene: 'foundry', visited };
    const words = { kara: 'back down and along the slipway onto the Slakes, ringing our little bells' };
    expect(playReply(brief(words, { adventure, state }), new Set()).progress.state.scene).toBe('slakes');
  });

  it('goes on through a street that nobody has seen yet, and tells of it', () => {
    const adventure = readyAdventures.get('the-shut-country') ?? sampleAdventure;
    const state = { ...openingState(adventure), scene: 'treeline', visited: ['south-gate', 'treeline'] };
    const words = { kara: 'we run back through the gate and along Stove Street to the hearth house' };
    const { text, progress } = playReply(brief(words, { adventure, state }), new Set());
    expect(progress.state.scene).toBe('hearth-house');
    expect(text).toContain('Stove Street has been roofed with planks');
    expect(text).toContain('Warmth takes you by the face as you come in.');
  });

  it.each([
    ['run from Dask! then down to the weir', 'to-weir', 'to-mill'],
    ['run from Dask! then into the millhouse', 'to-mill', 'to-weir'],
  ])('is told by the way that was gone: “%s”', (words, gone, other) => {
    const { text, progress } = playReply(brief({ kara: words }), new Set());
    const labelOf = (id: string) =>
      sampleAdventure.scenes.flatMap(({ exits }) => exits).flatMap((exit) => (exit.id === id ? [exit.label] : []))[0] ?? id;
    expect(progress.rulings[0]?.call).toMatchObject(to(gone));
    const [departure = ''] = text.split('\n\n');
    expect(departure).not.toContain(labelOf(other));
  });

  it('tells no leg that was not walked, and what was to be done at its end neither', () => {
    const { text, progress } = playReply(brief({ kara: 'I go to the weir, then back up to the mill and search the millstone' }), new Set());
    expect(progress.rulings.map(({ call }) => call.name)).toEqual(['set_location']);
    expect(text).not.toMatch(/Kara (?:goes|searches)[^.]*mill/);
  });

  it('needs a way past an enemy first', () => {
    expect(asks({ kara: 'I run outside' }, at('mill'))).toEqual(
      [check('kara', 'athletics', 12)].map((each) => ({ ...each, skill: expect.stringMatching(/athletics|stealth/) })),
    );
  });

  it('does not use a way nobody knows of', () => {
    expect(asks({ kara: 'I go through the culvert' }, at('weir'))).not.toContainEqual(to('weir-mill'));
    expect(asks({ kara: 'I go through the culvert' }, at('weir', { clues: ['idol-hungry'] }))).toEqual([to('weir-mill')]);
  });

  it('is followed by what is done at its end', () => {
    const { progress } = playReply(brief({ kara: 'I go to the weir and examine the idol' }), new Set());
    expect(progress.rulings.map(({ call }) => call.name).slice(0, 2)).toEqual(['set_location', 'check']);
    expect(progress.rulings[1]?.call).toMatchObject({ skill: 'religion', dc: 13 });
  });
});

describe('any plan', () => {
  const anyText = fc.constantFrom(...[...utterances, ...idiomaticUtterances].map((each) => each.text));
  const many = Array.from({ length: 12 }, (_, index) => ({ id: `h${index}`, name: `Hero${String.fromCodePoint(65 + index)}` }));

  it('is the same when asked again, keeps to the limits, and comes to an end', () => {
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 12 }), fc.constantFrom('yard', 'mill', 'weir'), fc.nat(50), (texts, scene, turn) => {
        const intents = texts.map((text, index) => ({ heroId: many[index]?.id ?? '', text }));
        const asked = brief({}, { ...at(scene), turn, party: many, intents });
        const played = playReply(asked, new Set());
        expect(played.progress).toEqual(playReply(structuredClone(asked), new Set()).progress);
        expect(played.progress.rulings.length).toBeLessThanOrEqual(limits.toolCallsPerReply);
        expect(played.calls).toBeLessThanOrEqual(limits.stepsPerReply);
        expect(nextCalls(asked, played.progress)).toEqual([]);
      }),
      { numRuns: tier.bound(20, 50) },
    );
  });
});
