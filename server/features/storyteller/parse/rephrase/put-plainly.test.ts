import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov', isAway: true as const }];

interface At {
  world?: string;
  scene?: string;
  seen?: string[];
  taken?: Record<string, string>;
}

function stageOf({ world = 'free-template-world', scene = 'dry-quay', seen = [], taken = {} }: At) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  return { adventure, state: { ...opened, scene, visited: [opened.scene, scene, ...seen], taken }, party };
}

const read = (text: string, at: At = {}) => parseIntent({ heroId: 'mira', text }, mira, stageOf(at));
const kinds = (text: string, at: At = {}) => read(text, at).map(({ kind }) => kind);

function play(text: string, at: At = {}) {
  const brief = { campaignId: 'plain', turn: 3, cause: 'turn' as const, ...stageOf(at), recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set());
}

const street: At = { world: 'the-shut-country', scene: 'stove-street' };
const hall: At = { world: 'the-shut-country', scene: 'hearth-house', seen: ['stove-street'] };
const guests: At = { world: 'the-shut-country', scene: 'guest-house' };

describe('how something is done, as a sentence of its own', () => {
  it.each([
    'Softly, so as not to wake the children. I look at the spoons.',
    'Quietly now. I look at the spoons.',
    "On tiptoe, so Ilse doesn't notice. I look at the spoons",
    'Nice and easy. I look at the spoons.',
    'Without a sound. I look at the spoons',
  ])('is said to nobody: %s', (text) => {
    expect(kinds(text, hall)).toEqual(['search']);
  });
});

describe('something that is got out', () => {
  it.each(['I get out my rope', 'she thinks. I get out a candle and light it', 'get out the crowbar'])(
    'is in the hand, and nobody leaves: %s',
    (text) => {
      expect(play(text, guests).progress.state.scene).toBe('guest-house');
      expect(kinds(text, guests)).not.toContain('flee');
    },
  );

  it.each(['get out of here', 'we get out the door'])('is a way where it leads out: %s', (text) => {
    expect(play(text, guests).progress.state.scene).toBe('stove-street');
  });
});

describe('what goes to somebody', () => {
  const rope = { taken: { 'tarred-rope': 'mira' } };
  it.each([
    'the rope goes to Nettle, she needs it',
    'this rope is for Nettle',
    'rope to Nettle please',
    'I look at the boats and the rope goes to Nettle',
  ])('is given: %s', (text) => {
    expect(play(text, rope).progress.state.taken['tarred-rope']).toBe('nettle');
  });

  it.each(['the rope goes to tov, he has the back for it', 'rope to tov please', 'i hand tov the rope', 'this rope belongs with tov'])(
    'is given, to another of the party as well: %s',
    (text) => {
      const { text: told, progress } = play(text, rope);
      expect(progress.state.taken['tarred-rope']).toBe('tov');
      expect(told).toMatch(/Tov/);
    },
  );

  it.each(['the rope goes to Nettle', 'the road goes to the foundry', 'this notice is for the reeve, Wenna'])(
    'is not, where nobody has it: %s',
    (text) => {
      expect(play(text).progress.rulings.map(({ call }) => call.name)).not.toContain('give');
    },
  );
});

describe('a way that is not gone', () => {
  it.each([
    'We go to the Hearth House, but not by the front. We sneak round to the ash hatch and watch.',
    'Right. Then we go to the Hearth House, but not by the front. We sneak round to the ash hatch.',
    'not through the porch! round the back, to the hatch',
    'not by the front, we sneak round to the ash hatch',
    'we go into the hearth house but not through the porch',
    "Let's not go to the school yet. I want to see the sixth house first.",
    "we'd better not go in. I look at the ash hatch",
  ])('is not gone: %s', (text) => {
    expect(play(text, street).progress.state.scene).toBe('stove-street');
  });

  it('leaves the other way, to a thing of the next place that everybody knows of', () => {
    const { text, progress } = play('We go to the Hearth House, but not by the front. We sneak round to the ash hatch and watch.', guests);
    expect(progress.state.scene).toBe('stove-street');
    expect(text).toContain('A square iron lid at the foot of the Hearth House wall');
  });

  it('is taken back where somebody holds on to it', () => {
    expect(play('Hold on, I said NOT by the front.', hall).text).toContain('take it back to any earlier moment under History');
  });
});

describe('what is named behind a look', () => {
  it.each([
    'I look around the room properly. The stove, the bunks, the red felt on the door. Anything that tells me how many slept here?',
    'I have a good look at the place. Walls, floor, ceiling. Anyone hiding?',
    'I check the bunks. Something must have been left behind.',
  ])('is looked at, and put to nobody: %s', (text) => {
    expect(kinds(text, guests)).not.toContain('talk');
  });
});

describe('a name that is looked up', () => {
  const keepers: At = { world: 'the-shut-country', scene: 'keepers-room', seen: ['stove-street', 'hearth-house'] };
  it.each([
    ['i open the ledger. find ketta', keepers],
    ['I check the ledger and find Bettan Vey', keepers],
    ["I read this year's tide book. I read the register and look for Linnet", { scene: 'tide-house' }],
  ] satisfies [string, At][])('is looked for in what is read, and gone to nowhere: %s', (text, at) => {
    expect(kinds(text, at)).not.toContain('travel');
    expect(play(text, at).progress.state.scene).toBe(at.scene);
  });
});

describe('a place that is called out', () => {
  it.each([
    ["To the foundry then! Thank you Hob, you've been a star.", 'bell-loft', 'foundry'],
    ['Right, the Tide House next. Bye Wenna, thank you!', 'dry-quay', 'tide-house'],
    ['To the Tide House! Good day to you, Wenna.', 'dry-quay', 'tide-house'],
    ["The foundry it is! Nettle, you've been a great help.", 'dry-quay', 'foundry'],
  ])('is gone to, and goodbye is said before: %s', (text, scene, to) => {
    const { text: told, progress } = play(text, { scene, seen: ['dry-quay', 'tide-house', 'foundry'] });
    expect(progress.state.scene).toBe(to);
    expect(told).not.toMatch(/who is not here|is somewhere else|To the (?:foundry|Tide House)/);
  });
});

describe('words to the narrator in the midst of a line', () => {
  it.each([
    ['Liar, but a sweet one. Ok storyteller, can I roll persuasion to get it out of her?', ['talk', 'ask']],
    ['i take the rope. also gm when does the sea come back, are we late', ['take', 'ask', 'ask']],
    ['Wenna, where is the sea? also dm how much time do we have', ['talk', 'ask']],
    ['Question for the storyteller: can I use sleight of hand here?', ['ask']],
  ])('are answered, and said to nobody: %s', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('a turn of phrase', () => {
  it.each([
    'Fine, keep your secrets, Nettle.',
    "Wenna, I'd give my right arm for a hot bath.",
    'Break a leg, Wenna!',
    'knock yourself out nettle',
    'over my dead body, wenna. nobody goes out there',
    'Keep the change, Nettle.',
  ])('is not taken at its word: %s', (text) => {
    const { text: told, progress } = play(text);
    expect(progress.state.scene).toBe('dry-quay');
    expect(told).not.toMatch(/\?" says|Why not\?|Leg\?|leg\? Ask|comes before it|does so|does it, for a moment/);
  });

  it('is not done, and no way: "I\'ll throw in the whales for free"', () => {
    const { text } = play("Make it a hundred and twenty, Odalys, and I'll throw in the whales for free.", { scene: 'tide-house' });
    expect(text).not.toMatch(/Mira throws/);
  });

  it.each(['i read the notice quick before we go', 'before we leave i look at the boats', "the sea's gotta be behind that grey line"])(
    'goes nowhere: %s',
    (text) => {
      const { text: told } = play(text);
      expect(told).not.toMatch(/would go|looks for a way|thes|have to be/);
    },
  );
});

describe('how somebody holds themself', () => {
  it.each([
    ['palms up, dagger sheathed, I walk over to Wenna', 'travel'],
    ['With my eyes closed, I search the boats.', 'search'],
    ['arms wide open and chin up, we look at the boats', 'search'],
  ])('is not done beside what is done: %s', (text, kind) => {
    expect(kinds(text)).toEqual([kind]);
  });
});

describe('what one would know from somebody', () => {
  it.each(['I would know from her what became of the sea.', "I'd like to hear from Wenna who owns the boats."])(
    'is asked of them: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ kind: 'talk', quote: null, clauses: [expect.stringMatching(/^I ask (?:her|Wenna) w/)] }]);
    },
  );
});

describe('an action without effect', () => {
  const up: At = { world: 'high-ambry', scene: 'warmside', seen: ['hatch'] };

  it.each(['we break into the treasury', 'I break into the house of the baker, very quietly'])(
    'is not told as done, where the place is none that is known: %s',
    (text) => {
      expect(play(text, up).text).not.toMatch(/^Mira breaks into/);
    },
  );

  it.each(['i pickpocket some rich granny on the benches for a silver pin, super sneaky', 'I steal a purse from one of the knitters'])(
    'brings nothing, where nothing is to be had: %s',
    (text) => {
      const { text: told, progress } = play(text, up);
      expect(progress.state.taken).toEqual({});
      expect(told).not.toMatch(/gets away with it|nobody is the wiser, and (?:the|a) (?:pin|purse)/);
    },
  );
});
