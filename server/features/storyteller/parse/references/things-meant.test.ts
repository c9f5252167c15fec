import { describe, expect, it } from 'vitest';
import type { Adventure } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const mira = { id: 'mira', name: 'Mira' };

function worldOf(id: string): Adventure {
  const adventure = readyAdventures.get(id);
  if (!adventure) throw new Error(`there is no ${id}`);
  return adventure;
}

/** What comes of lines that are said one after the other in a place: the last reply, the state and the tools of all of them. */
function play(world: string, scene: string, lines: readonly string[], clues: string[] = []) {
  const adventure = worldOf(world);
  let state: PlayState = { ...openingState(adventure), scene, clues };
  state = { ...state, visited: [...new Set([...state.visited, scene])] };
  let recent: { sender: string; role: 'player' | 'ai'; content: string }[] = [];
  let text = '';
  const calls: string[] = [];
  for (const line of lines) {
    const brief = briefOf({ campaignId: 'meant', adventure, state, party: [mira], recent, intents: [{ heroId: 'mira', text: line }] });
    const reply = playReply(brief, new Set());
    text = reply.text;
    state = reply.progress.state;
    calls.push(...reply.progress.rulings.flatMap(({ allowed, call }) => (allowed ? [call.name] : [])));
    recent = [...recent, { sender: 'Mira', role: 'player', content: line }, { sender: 'Narrator', role: 'ai', content: text }];
  }
  const carried = (state.tags ?? []).flatMap(({ about, state: now }) => (now === 'carried' && about.kind === 'thing' ? [about.name] : []));
  return { text, state, calls, carried };
}

describe('what is taken', () => {
  it.each([
    ['I take down that red wool from the nail over the little bed and put it in the pocket', 'red wool'],
    ['I unhook the red wool above the bed and stuff it in my bag', 'red wool'],
    ['remove the twist of wool from its nail', 'twist of wool'],
    ['The red wool over the bed: I take it down', 'red wool'],
  ])('is the thing, and not what it hangs over: %s', (line, thing) => {
    expect(play('the-shut-country', 'schoolroom', [line]).carried.join()).toContain(thing);
  });

  it.each(['I pick one up', 'i take one of them', 'I pick one of the shirts up'])('is one of what was asked after: %s', (line) => {
    expect(play('the-shut-country', 'guest-house', [`What shirts? ${line}`]).carried).toEqual(['a shirt']);
  });

  it.each([
    'I take the drawing off the wall and fold it',
    'I unpin the drawing, take it and go back to the hall. I put it in Ilse’s hands',
    'rip the drawing down, go to the hall and show it to Ilse',
  ])('stays for the reason that the adventure gives, and is shown to nobody: %s', (line) => {
    const { text, carried } = play('the-shut-country', 'keepers-room', [line]);
    expect(text).toContain('so old that it would tear');
    expect(text).not.toMatch(/looks at it|gives it a look|Ilse Garrow (?:considers|does not take)/);
    expect(carried).toEqual([]);
  });

  it.each(['I carry the candle over to the mayor', 'I unscrew the pins and take them along'])(
    'is not carried about against that: %s',
    (line) => {
      expect(play('high-ambry', 'moot-hall', [line]).text).toMatch(/treason|until then they are the town's/);
    },
  );
});

describe('what a clue alone tells of', () => {
  it.each([
    'i check the hook for that thread and pocket it as evidence',
    'I look on the shelf for that purple thread and take it with me',
    'I pluck the thread off the hook and keep it',
  ])('is had where the look finds it, and never without: %s', (line) => {
    const { state, carried } = play('high-ambry', 'hatch', [line]);
    expect(carried.length > 0).toBe(state.clues.includes('plum-velvet'));
  });
});

describe('which thing was meant', () => {
  it.each([
    ['I take the lamp', 'no, not the lamp. the napkin, i meant', 'the napkin'],
    ['I take the lamp', 'no, the cup, not the lamp', 'the cup'],
    ['i pocket the stool', 'sorry, I meant the cup', 'the cup'],
  ])('is done to it what was to be done: %s, %s', (first, line, thing) => {
    expect(play('high-ambry', 'hatch', [first, line]).carried).toEqual([thing]);
  });
});

describe('"it" after an exclamation', () => {
  it.each([
    'Aha, a brand new tongue! I tap it and scratch it a little to see what its made of',
    'What a fine clapper! I rap it with a knuckle',
  ])('is the thing, and nobody who stands by: %s', (line) => {
    expect(play('free-template-world', 'bell-loft', [line]).text).not.toContain('What is there to see of Hob');
  });
});

describe('a look under a thing', () => {
  it.each(['I check under that end bunk', 'is anything under the bunk?', 'I look beneath the bunks'])(
    'says that nothing is there: %s',
    (line) => {
      expect(play('the-shut-country', 'guest-house', ['I count the bunks', line]).text).toMatch(/(?:under|beneath) the bunks?/);
    },
  );

  it('and in another sees both', () => {
    const { text } = play('the-shut-country', 'guest-house', ['I check under that end bunk and in the folded blanket']);
    expect(text).toMatch(/Twenty bunks/);
    expect(text).toMatch(/sweet paper from Southlight/);
  });
});

describe('a sense', () => {
  it('is of the thing, and not of what its verb goes by', () => {
    expect(play('high-ambry', 'hatch', ["can i smell the cup if it's still here"]).text).toContain('smells of nothing but soap');
  });
});

describe('a step up to a thing', () => {
  it.each([
    ['free-template-world', 'tide-house', 'I go behind the oldest shelf'],
    ['free-template-world', 'tide-house', 'i step up to the tide book'],
    ['free-template-world', 'tide-house', 'we walk over to the desk'],
    ['high-ambry', 'hatch', "where was her shelf? let's go there"],
  ])('leads nowhere else: %s, %s: %s', (world, scene, line) => {
    const { text, state } = play(world, scene, [line]);
    expect(state.scene).toBe(scene);
    expect(text).not.toMatch(/no such way|which way|one way to the next|From here there is only/i);
  });

  it.each(['we head for the ash hatch', 'I sneak round to the ash hatch', 'I want to go look at the ash hatch again'])(
    'of another place goes there: %s',
    (line) => {
      const adventure = worldOf('the-shut-country');
      const state = { ...openingState(adventure), scene: 'smithy', visited: ['guest-house', 'stove-street', 'smithy'] };
      const brief = briefOf({ campaignId: 'meant', adventure, state, party: [mira], intents: [{ heroId: 'mira', text: line }] });
      const reply = playReply(brief, new Set());
      expect(reply.progress.state.scene).toBe('stove-street');
      expect(reply.text).toContain('A square iron lid');
    },
  );
});

describe('a beast that is picked up', () => {
  it.each([
    'aight now i pick up the bun',
    'i scoop the bun into my arms',
    'i calm the bun down, talk to it softly and pick it up like a baby',
  ])('is won over by it or not, in one go: %s', (line) => {
    const { calls, text } = play('high-ambry', 'flues', [line]);
    expect(calls.filter((name) => name === 'check')).toHaveLength(1);
    expect(text).not.toMatch(/nothing of the kind|Nothing here answers|has done enough/);
  });
});
