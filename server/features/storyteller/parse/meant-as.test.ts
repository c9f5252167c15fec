import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { parseIntents } from './parsed-intent.ts';

function templateAdventure() {
  const found = readyAdventures.get('free-template-world');
  if (!found) throw new Error('there is no template');
  return found;
}
const adventure = templateAdventure();
const party = [
  { id: 'mira', name: 'Mira' },
  { id: 'tov', name: 'Tov' },
];
const opened = openingState(adventure);

function briefOf(lines: Readonly<Record<string, string>>, scene: string): Brief {
  return {
    campaignId: 'meant-as',
    turn: 3,
    cause: 'turn',
    adventure,
    state: { ...opened, scene, visited: [...new Set([opened.scene, scene])] },
    party,
    intents: Object.entries(lines).map(([heroId, text]) => ({ heroId, text })),
    recent: [],
  };
}

const read = (text: string, scene = opened.scene) => parseIntents(briefOf({ mira: text }, scene))[0]?.actions ?? [];
const play = (text: string, scene = opened.scene) => playReply(briefOf({ mira: text }, scene), new Set());
const kinds = (text: string, scene?: string) => read(text, scene).map(({ kind, free }) => free ?? kind);

describe('words of going that go nowhere', () => {
  it.each([
    ['I come close to tears', 'dry-quay'],
    ['I run through the facts once more', 'foundry'],
    ['I go along with what she says', 'foundry'],
    ['I step on the bellows', 'foundry'],
    ['I run my finger along the edge of the till box', 'foundry'],
    ['I follow her gaze to the furnace', 'foundry'],
    ['I catch up with the king of the moon', 'bell-loft'],
    ['I go to the lost city of glass', 'bell-loft'],
    ['I follow the smell of bread', 'bell-loft'],
    ['I go into the nearest house', 'foundry'],
  ])('leave the party where it is: "%s"', (text, scene) => {
    expect(play(text, scene).progress.state.scene).toBe(scene);
  });

  it.each(['I leave', 'go on', 'down again', 'back the way we came', 'out of here', 'I climb down'])(
    'are unlike those that take the only way: "%s"',
    (text) => {
      expect(play(text, 'bell-loft').progress.state.scene).toBe('tide-house');
    },
  );
});

describe('a way that nobody knows to its end', () => {
  it.each([
    ['I go to the Listening Well', 'rope-lane', 'tide-house'],
    ['I go down to the listening well', 'dry-quay', 'tide-house'],
  ])('is begun, and not told as gone: "%s"', (text, scene, reached) => {
    const { text: told, progress } = play(text, scene);
    expect(progress.state.scene).toBe(reached);
    expect(told).not.toMatch(/Mira (?:goes off|goes to|finds)/);
  });
});

describe('a way of which only a little is new', () => {
  it.each([['go find Pryce'], ["off to the salt office then, i'd like to see this kind mr Pryce"]])('is gone to its end: "%s"', (text) => {
    const { text: told, progress } = play(text, 'dry-quay');
    expect(progress.state.scene).toBe('salt-office');
    expect(progress.state.visited).toContain('rope-lane');
    expect(told).toContain('Rope Lane is exactly as long as');
  });

  it.each(['I go to the Bell Loft', 'upstairs to the bell loft', 'off to the Tide House, up the ladder'])(
    'is told as it is passed: "%s"',
    (text) => {
      const { text: told, progress } = play(text, 'dry-quay');
      expect(progress.state.scene).toBe('bell-loft');
      expect(told).toContain('The Tide House stands with its feet in the harbour');
      expect(told).toContain('Forty-four rungs bring you up');
    },
  );
});

describe('somebody whose place nobody speaks of', () => {
  it('is not found by setting out for them', () => {
    expect(play('go find the Lodger').progress.state.scene).toBe('dry-quay');
  });
});

describe('what is asked and not done', () => {
  it.each([
    ['could we still ring the bell', 'bell-loft', 'ask'],
    ['can I really climb up there', 'dry-quay', 'ask'],
    ['can I still take the ferry out', 'bell-loft', 'ask'],
    ['should we go to the foundry or the tide house', 'dry-quay', 'ask'],
  ])('is only answered, without a question mark too: "%s"', (text, scene, kind) => {
    expect(kinds(text, scene)).toEqual([kind]);
  });

  it('says what it would take and is not here', () => {
    const { text } = play('is the tongue broken for good?? can I still hang it', 'bell-loft');
    expect(text).toContain('tongue');
    expect(text).toContain('Dry Quay');
    expect(text).not.toContain('Mira hangs');
  });
});

describe('what nobody has', () => {
  it.each([
    ['hang the true tongue in Patience', 'bell-loft', 'tongue'],
    ['give Hob the net bells', 'bell-loft', 'bells'],
    ['put the lantern on the desk', 'dry-quay', 'lantern'],
  ])('is neither hung nor given: "%s"', (text, scene, missing) => {
    expect(read(text, scene)[0]?.missing).toBe(missing);
  });

  it('is to be taken first where somebody guards it', () => {
    expect(kinds('hang the true tongue on the ferry')).toEqual(['take']);
    expect(play('hang the true tongue on the ferry').text).toContain('Wenna Tarn');
  });

  it('is not carried off where it belongs to the place, nor where it is guarded', () => {
    expect(play('drag the boat to the foundry').progress.state.scene).toBe('dry-quay');
    expect(play('carry the weight up to the foundry').progress.state.scene).toBe('dry-quay');
  });

  it('is not what lies here, where a hero brings out a thing of their own', () => {
    const { progress } = play('I take out my rope');
    expect(progress.state.taken).toEqual({});
  });
});

describe('words for somebody who is not here', () => {
  it.each([
    'Hesper, tell me the truth',
    'come on Hesper, tell me the truth',
    'hesper, did you cast the lead?',
    'what do you want, Hesper?',
    'calls to Hesper at the foundry',
    'tell Hesper we will be back',
  ])('are given to nobody else: "%s"', (text) => {
    const [action] = read(text);
    expect(action?.absent).toBe(true);
    expect(play(text).text).toContain('Hesper');
  });

  it('keep the one who was sought', () => {
    expect(read('catch up with Pryce and ask him about the salt')[1]?.clauses).toEqual(['ask Aurel Pryce about the salt']);
  });
});

describe('gestures beside what is said', () => {
  it.each([
    ['I bow to Wenna, take off my cap and ask her about the ferry', ['greet', 'greet', 'talk']],
    ['I kneel, take Wenna\'s hand and say softly, "You were used."', ['yield', 'close', 'talk']],
    ['smile at Nettle and say hello', ['greet', 'talk']],
    ["I put a hand on Nettle's shoulder: it's all right", ['close', 'talk']],
    ['I crouch in front of Nettle and meet her eyes, then ask what she is afraid of', ['close', 'greet', 'talk']],
    ['shrug. "Suit yourself."', ['mood', 'talk']],
    ['I take off my gloves', ['mood']],
    ['sit on the bench next to Wenna and take off my boots', ['close', 'mood']],
  ])('are simply done: "%s"', (text, expected) => {
    expect(kinds(text)).toEqual(expected);
  });
});

describe('what is given and what is said with it', () => {
  it.each([
    'I give Nettle the notice: there you go, read it',
    '"Look at this," and show Nettle the notice',
    'hi nettle, show her the notice. is that yours?',
  ])('are two things: "%s"', (text) => {
    const actions = read(text);
    expect(actions.some(({ offers }) => offers)).toBe(true);
    expect(actions.filter(({ quote }) => quote !== null).map(({ quote }) => quote)).not.toContainEqual(expect.stringMatching(/give|show/i));
  });

  it.each(["put the notice in Nettle's hands", 'I leave the notice with Nettle', 'I take out the notice and hand it to Nettle'])(
    'is given in other words too: "%s"',
    (text) => {
      expect(read(text).some(({ offers }) => offers)).toBe(true);
    },
  );
});

describe('what stands beside other words', () => {
  it("is said in somebody's ear to them", () => {
    expect(read("I whisper in Nettle's ear: who has your bells?")[0]?.targets[0]).toMatchObject({ kind: 'npc', npc: { id: 'nettle' } });
  });

  it('is done after speech that ends in a mark', () => {
    const actions = read('whisper to Nettle: is Wenna always like this? and hand her the notice');
    expect(actions.map(({ quote, offers }) => [quote, offers])).toEqual([
      ['is Wenna always like this?', false],
      [null, true],
    ]);
  });

  it('is no thing to be carried where it is a verb', () => {
    expect(read('take the ferry and row out')[0]?.change).toBeNull();
  });

  it('is no way where it is a step', () => {
    expect(play('I step aboard').progress.state.scene).toBe('dry-quay');
  });
});

describe('an answer to another hero', () => {
  it('is for whoever has asked', () => {
    const [, answer] = parseIntents(
      briefOf({ mira: 'I turn to Tov and whisper, "Who rang?"', tov: 'I shake my head. "No. Not me."' }, 'dry-quay'),
    );
    const said = answer?.actions.find(({ quote }) => quote !== null);
    expect(said?.targets).toEqual([{ kind: 'hero', hero: party[0] }]);
  });

  it('is for whoever is called where somebody is', () => {
    const [, answer] = parseIntents(briefOf({ mira: 'Tov, what do you think?', tov: '"Wenna, is it true?"' }, 'dry-quay'));
    expect(answer?.actions[0]?.targets[0]).toMatchObject({ kind: 'npc' });
  });
});
