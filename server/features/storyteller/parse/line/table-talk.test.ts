import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov' }];

function stageOf(world: string, scene: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`There is no world ${world}.`);
  return { adventure, state: { ...openingState(adventure), scene }, party };
}

const read = (text: string, world = 'free-template-world', scene = 'dry-quay'): HeroAction[] =>
  parseIntent({ heroId: 'mira', text }, mira, stageOf(world, scene));

function play(text: string, world = 'free-template-world', scene = 'dry-quay') {
  const brief = { campaignId: 'aside', turn: 3, cause: 'turn' as const, ...stageOf(world, scene), recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set());
}

const kinds = (actions: readonly HeroAction[]) => actions.map(({ kind }) => kind);

describe('table talk', () => {
  it.each(['lol this guy', 'omg I love it already', 'ugh my dice hate me', 'poor Tov, always carrying everything'])(
    'alone is spoken to nobody, does nothing and costs nothing: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ kind: 'ooc', remark: true, targets: [] }]);
      const { text: told, progress } = play(text);
      expect(progress.rulings).toEqual([]);
      expect(told).not.toMatch(/Nothing (?:that )?you have seen or heard|"/);
    },
  );

  it.each([
    ['ok Tov is quiet as usual haha. we go to the Tide House', ['travel']],
    ['sorry, phone rang. Is the ferrywoman still here?', ['ask']],
    ['ok a drawing, cool! take a closer look at the bollard', ['search']],
    ['haha good one. Nettle, what do you dig for?', ['talk']],
  ])('beside something else does not spoil it: %s', (text, expected) => {
    expect(kinds(read(text))).toEqual(expected);
  });

  it.each([
    'Wenna, I am so sorry about the girl',
    'thanks for the tip, Nettle',
    'I need a rest',
    'the chalked bollard',
    'wait here until the tide comes',
    'beer please',
  ])('is none that is said or done in the tale: %s', (text) => {
    expect(kinds(read(text))).not.toContain('ooc');
  });

  it('in brackets is no question to anybody, unless the narrator can answer it', () => {
    expect(kinds(read('(ooc: can we stop at ten?)'))).toEqual(['ooc']);
    expect(kinds(read('(ooc: where are we?)'))).toEqual(['ask']);
  });
});

describe('a gesture between asterisks', () => {
  it('is done, and what stands beside it is said', () => {
    expect(read('*bows deep* at your service, Wenna')).toMatchObject([{ kind: 'use' }, { kind: 'talk', quote: 'At your service, Wenna.' }]);
    expect(read('Wenna, that is *so* sad')).toMatchObject([{ kind: 'talk' }]);
  });
});

describe('an order to speak', () => {
  it.each([
    ['whatever. I walk over to Nettle and say hi, whats your deal mate', "hi, what's your deal mate"],
    ['I nod to Nettle and ask, do you ever sleep?', 'do you ever sleep?'],
    ['pick up the rope, hey Nettle is this yours?', 'Hey Nettle is this yours?'],
    ['no wait i meant Nettle, not Wenna. Nettle, what is the arrow for?', 'Nettle, what is the arrow for?'],
    ['I tell the mudlark chin up, it was not your doing', 'chin up, it was not your doing'],
  ])('is no part of the speech: %s', (text, quote) => {
    const said = read(text).find(({ kind }) => kind === 'talk');
    expect(said).toMatchObject({ quote, targets: [{ kind: 'npc', npc: { id: 'nettle' } }] });
  });
});

describe('whom a question is for', () => {
  it.each(['where does the worn stair lead, asking Nettle', 'so who lives here?? asking Nettle', 'asking Nettle: who lives here?'])(
    'may be named before or after it: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ kind: 'talk', targets: [{ kind: 'npc', npc: { id: 'nettle' } }] }]);
    },
  );

  it('is known to be elsewhere after a greeting too', () => {
    expect(read('Good evening Mr Sallow, do you ring the bell?')).toMatchObject([{ kind: 'talk', absent: true }]);
  });
});

describe('what is done', () => {
  const done = (text: string) => kinds(read(text));

  it('is not said, though it stands beside speech: a way, a thing of the place, one thing after another', () => {
    expect(done('Thanks, Wenna, you are kind. Now we go up to Rope Lane, softly')).toEqual(['talk', 'sneak']);
    expect(done('I hop down, kick the bollard and look for the rope')).not.toContain('talk');
    expect(done('walk down the slipway. morning, gulls!')[0]).toBe('travel');
  });

  it('is cut from speech and questions that follow it without a mark', () => {
    expect(done('i lean on the bollard and yell anybody home')).toContain('talk');
    expect(read('i pick up the rope how long is it').at(-1)).toMatchObject({ kind: 'ask' });
  });

  it('is no part of speech behind a colon, whose words stay whole', () => {
    expect(read('tell Wenna: he took the rope, hid it and ran, then I look at the chalked bollard')).toMatchObject([
      { kind: 'talk', quote: 'he took the rope, hid it and ran.' },
      { kind: 'search' },
    ]);
  });

  it('is no reason for it, and no remark beside it', () => {
    expect(done('I take the tarred rope, because you never know')).toEqual(['take']);
    expect(done('lmaooo what a tub. i take the tarred rope')).toEqual(['take']);
  });

  it('is what a correction says', () => {
    expect(read('I meant reading the notice, not walking').at(0)).toMatchObject({ kind: 'search' });
  });
});

describe('what is asked of oneself by name', () => {
  it('is asked as "I" and "we"', () => {
    expect(read('where are Tov and I now?')).toMatchObject([{ asked: { asks: 'place' } }]);
    expect(play('what does Mira see?').text).not.toContain('Nothing that you have seen');
  });
});

describe('another hero', () => {
  it('is told who writes for them once', () => {
    expect(play('Tov, would you hold the rope for me please?').text).toContain('writes for');
  });

  it('is spoken to up to where the speaker does something', () => {
    expect(read('Tov, hold my hand. I look at the chalked bollard')).toMatchObject([
      { kind: 'talk', targets: [{ kind: 'hero' }], quote: 'Tov, hold my hand.' },
      { kind: 'search' },
    ]);
    expect(read('I look at the chalked bollard. Tov you take the rope')).toMatchObject([
      { kind: 'search' },
      { targets: [{ kind: 'hero' }] },
    ]);
  });
});

describe('a beast', () => {
  it('answers in no words, whatever it is told', () => {
    expect(play('remember, hound: we are not your enemies', 'free-template-world', 'slakes').text).not.toMatch(
      /Nothing you say|as much as you like/,
    );
  });
});
