import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { withLentWords } from '#server/features/storyteller/parse/party/orders-to-heroes.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';
import { withoutCeremony } from './ceremony.ts';
import { fixedPhrases } from './fixed-phrases.ts';

const mira = { id: 'mira', name: 'Mira' };
const party = [mira, { id: 'tov', name: 'Tov', isAway: true as const }];

interface At {
  world?: string;
  scene?: string;
  seen?: string[];
}

function stageOf({ world = 'free-template-world', scene = 'dry-quay', seen = [] }: At) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  return { adventure, state: { ...opened, scene, visited: [opened.scene, scene, ...seen] }, party };
}

const read = (text: string, at: At = {}) => parseIntent({ heroId: 'mira', text }, mira, stageOf(at));
const kinds = (text: string, at: At = {}) => read(text, at).map(({ kind }) => kind);
const lent = (text: string, at: At = {}) => withLentWords({ intents: [{ heroId: 'mira', text }], ...stageOf(at) });

function play(text: string, at: At = {}) {
  const stage = stageOf(at);
  const brief = { campaignId: 'ceremony', turn: 3, cause: 'turn' as const, ...stage, recent: [] };
  return playReply({ ...brief, intents: withLentWords({ intents: [{ heroId: 'mira', text }], ...stage }) }, new Set());
}

const hatch: At = { world: 'high-ambry', scene: 'hatch' };
const warmside: At = { world: 'high-ambry', scene: 'warmside', seen: ['hatch'] };
const street: At = { world: 'the-shut-country', scene: 'stove-street' };
const hall: At = { world: 'the-shut-country', scene: 'hearth-house', seen: ['stove-street'] };
const tides: At = { scene: 'tide-house', seen: ['rope-lane', 'bell-loft', 'salt-office'] };

describe('a fixed phrase', () => {
  /** A phrase as somebody would type it. */
  const typed = (said: string) =>
    said
      .replaceAll(/\{(?:them|place)\}/gu, 'the reeve')
      .replaceAll('{my}', 'my')
      .replaceAll('~', '')
      .replaceAll(/\(\?!.*?\)/gu, '')
      .replaceAll(/\(\?=(?: )?\(\?:([^|)]*)[^)]*\)\)/gu, ' $1')
      .replaceAll(/\(\?:([^|()]*)(?:\|[^()]*)?\)(\??)/gu, (_, first: string, may: string) => (may === '' ? first : ''))
      .replaceAll(/\(\?:([^|()]*)(?:\|[^()]*)?\)(\??)/gu, (_, first: string, may: string) => (may === '' ? first : ''))
      .replaceAll(/[[(]?['’]['’]?[\])]?s\b/gu, "'s")
      .replaceAll(/ ?(\p{L})\?/gu, '')
      .replaceAll(/ {2,}/gu, ' ');

  it('is one of more than 120, and each is put in other words', () => {
    const same = fixedPhrases.filter(({ said, plain }) => {
      const line = `I ${typed(said)} the reeve, and we go to Rope Lane.`;
      return withoutCeremony(line, ['Tov']) === line && plain !== said;
    });
    expect(same.map(({ said }) => `${said}: ${typed(said)}`)).toEqual([]);
    expect(fixedPhrases.length).toBeGreaterThan(120);
  });

  it.each([
    ['We go and pay the reeve a visit in the Tide House.', {}, ['travel']],
    ['I take my leave of Wenna, and walk over to the Tide House.', {}, ['talk', 'travel']],
    ['I have a quiet word with the reeve.', tides, ['talk']],
    ['I give the reeve a piece of my mind about the hearing.', tides, ['talk']],
    ['I wish Nan a very good evening and ask whether I may sit down.', warmside, ['talk', 'talk']],
    ['I bid Arvid good day, and we make tracks for the Hearth House.', street, ['talk', 'travel']],
    ["I beg the Keeper's pardon, introduce myself, and ask what the spoons are for.", hall, ['talk', 'talk', 'talk']],
    ['I take a turn about the room.', hall, ['search']],
    ['I give Dorrit my heartfelt thanks.', { world: 'the-shut-country', scene: 'guest-house' }, ['talk']],
    ['I make so bold as to ask Tibb about the mayor.', hatch, ['talk']],
  ] satisfies [string, At, string[]][])('is read as what it means: %s', (text, at, expected) => {
    expect(kinds(text, at)).toEqual(expected);
  });

  it('keeps its words where somebody of the tale hears them', () => {
    const text = 'Wenna, give the reeve a piece of your mind.';
    expect(withoutCeremony(text, ['Tov'])).toBe(text);
    expect(play(text).text).toContain('a piece of your mind');
  });
});

describe('what is only said beside what is done', () => {
  it.each([
    ['We walk up to Rope Lane, which I must say looks charming, and knock at the first door.', 'charming'],
    ['I ask Mr Sallow, who I am told is deaf, about the bell.', 'deaf'],
    ['I bow to the lady in black, who seems upset.', 'upset'],
    ['I go up to the reeve, because reeves know everything, and ask her about the charter.', 'everything'],
    ['I ask the reeve, if it is not too much trouble, about the charter.', 'trouble'],
    ['There is no time to lose: we both run to the Tide House.', 'lose'],
    ['I climb the stair, if I may be so bold, and look round.', 'bold'],
  ])('is neither done nor said: %s', (text, gone) => {
    expect(withoutCeremony(text, ['Tov'])).not.toContain(gone);
    expect(read(text, tides).filter(({ quote }) => quote?.includes(gone))).toEqual([]);
  });

  it.each([
    'I ask Tibb, who took the Dowager',
    'Dorrit, who is that in the corner?',
    'hey wenna, which way is the foundry',
    'I ask her which of them is the keeper.',
    '"I hear, if I may say so, that you lie," I say.',
    'Tell me, who is the lady, if you please?',
  ])('is not what is asked: %s', (text) => {
    expect(withoutCeremony(text, ['Tov']).replace(', if you please', '')).toBe(text.replace(', if you please', ''));
  });
});

describe('all of the party', () => {
  it.each([
    ['Tov, you and I are going to the Tide House, both of us together, and I want to chat with the reeve.', {}, 'tide-house'],
    [
      'Very well, thank you, Wenna. Tov, come along, we shall stroll over to the Tide House and have a word with the reeve, who I expect is busy.',
      {},
      'tide-house',
    ],
    ["Tov, let's be off to Warmside, the both of us, and keep your eyes peeled for velvet.", hatch, 'warmside'],
    ['I thank Tibb for his trouble, and after that the pair of us go up to Warmside.', hatch, 'warmside'],
    ["i tell the boy we'll help, then me and tov go up to warmside", hatch, 'warmside'],
    ['Tov, get your coat. up the steps to Warmside', hatch, 'warmside'],
    ['Tov and I both go in at the Hearth House and I ask whoever is in charge there: who is next?', street, 'hearth-house'],
    ['We set off for the Hearth House, the two of us.', street, 'hearth-house'],
  ] satisfies [string, At, string][])('goes together, and says nothing of it aloud: %s', (text, at, to) => {
    const { progress, text: told } = play(text, at);
    expect(progress.state.scene).toBe(to);
    expect(told).not.toMatch(
      /At the Dry Quay|at the (?:Dry Quay|Hatch):|"[^"]*(?:both of us|you and I|we together|who I expect|get your coat)/u,
    );
  });

  it.each([
    ['Tov, be so good as to watch the door, while I look at the oldest books.', tides, 'I watch the door'],
    ['Tov, have a sniff of the brown cup, would you?', hatch, 'I sniff at the brown cup'],
    ['Tov, would you be a dear and hold the rope?', {}, 'I hold the rope'],
  ] satisfies [string, At, string][])('does what is bidden kindly: %s', (text, at, expected) => {
    expect(lent(text, at).find(({ heroId }) => heroId === 'tov')?.text).toBe(expected);
  });
});

describe('whoever is called in the midst of a line', () => {
  it.each([
    ['I kneel down, ask Tibb what else he saw, and tell Tov to keep watch at the steps', hatch, 'I keep watch at the steps'],
    ["what's under the stool, Tov keep watch at the steps", hatch, 'I keep watch at the steps'],
    ["You were dosed, lad. Tov have a sniff at the brown cup, you've the nose for it", hatch, 'I sniff at the brown cup'],
  ] satisfies [string, At, string][])('does what is theirs, and nobody says it: %s', (text, at, expected) => {
    const all = lent(text, at);
    expect(all.find(({ heroId }) => heroId === 'tov')?.text).toBe(expected);
    expect(all.find(({ heroId }) => heroId === 'mira')?.text).not.toContain('Tov');
  });

  it('is spoken to, with or without a comma', () => {
    const [shown, said] = read('I show her the spoon. Ilse this was a baby. You weep for it', hall);
    expect(shown?.quote ?? null).toBeNull();
    expect(said?.quote).toContain('Ilse, this was a baby');
  });
});

describe('how somebody goes', () => {
  it.each([
    ['fine we go to the hearth house, quiet as mice, and peek in before anyone sees us', street, 'hearth-house'],
    ['to the Tide House, both of us. quietly.', {}, 'tide-house'],
    ['Now while Nan counts her stitches we slip down the steps to the Hatch. sneaking, Tov behind me', warmside, 'hatch'],
  ] satisfies [string, At, string][])('is nothing done by itself: %s', (text, at, to) => {
    const { progress, text: told } = play(text, at);
    expect(progress.state.scene).toBe(to);
    expect(told).not.toMatch(/sneaks Tov|to quietly|before anyone/u);
  });

  it.each([
    ['let us go and pay Mr Pryce a visit in his Salt Office, and I shall keep one hand on my purse all the while', {}, ['travel', 'use']],
    ['I want to see who sits by the stove before they see us', { world: 'the-shut-country', scene: 'guest-house' }, ['search']],
    ['I would like some rope instead of the nets, and I go up to Rope Lane', {}, ['talk', 'travel']],
  ] satisfies [string, At, string[]][])('and what one does by the way are read as that: %s', (text, at, expected) => {
    expect(kinds(text, at)).toEqual(expected);
  });
});

describe('a polite line', () => {
  it.each([
    [
      'I thank Wenna for her patience, bid her good day, and the two of us stroll over to the Tide House, where I introduce us both to the reeve.',
      {},
      ['talk', 'talk', 'travel', 'talk'],
    ],
    [
      'Before I forget my manners, I wish Mr Pryce a good afternoon, and ask him, as one honest person to another, whether the salt was insured.',
      { scene: 'salt-office' },
      ['talk', 'talk'],
    ],
    ['We take our leave of Mr Mose, who has been most patient, and proceed to the Hearth House, both of us.', street, ['talk', 'travel']],
    [
      'I order a pot of tea for the two of us, and then, when she least expects it, ask the lady what troubles her.',
      { world: 'high-ambry', scene: 'sleeping-ox' },
      ['talk', 'talk'],
    ],
    ['We bid the good people of Warmside farewell and make our way, at our leisure, to the Moot Hall.', warmside, ['talk', 'travel']],
    ['I listen politely, and then tell the Reeve that, with her permission, we shall go up to the bell loft.', tides, ['search', 'talk']],
  ] satisfies [string, At, string[]][])('does all that it says, in its order: %s', (text, at, expected) => {
    expect(kinds(text, at)).toEqual(expected);
  });

  it('keeps its question in its own words', () => {
    const [asked] = read('Pray forgive me for troubling you, Mr Mose, but might I ask whose scarf that is?', street);
    expect(asked?.quote).toMatch(/might I ask whose scarf that is\?$/u);
  });

  it('bids a fellow kindly', () => {
    const all = lent('Tov, my dear fellow, would you mind holding my cloak while I have a look under the creels?');
    expect(all.map(({ text }) => text)).toEqual(["I hold Mira's cloak", 'I have a look under the creels']);
  });
});

describe('a terse or an excited line', () => {
  it.each([
    ["Grab the rope, tell Wenna I'll bring it back, then straight to the Tide House with Tov.", {}, ['take', 'talk', 'travel']],
    ['No nonsense: I ask Pim straight out who pays for all this. Then we clear off to Rope Lane.', tides, ['talk', 'travel']],
    ['Tell Pim we know about the charter, watch his face', tides, ['talk', 'talk']],
    ['Up to the Moot Hall, quick word with Pell', warmside, ['travel', 'talk']],
    ['omg i hug him and im like dont cry!! who did this to u??', hatch, ['use', 'talk']],
    ['i go BOO then say sorry sorry and ask him how many pins are left', { world: 'high-ambry', scene: 'moot-hall' }, ['talk', 'talk']],
    ['wenna i run up to her like hi!! whats wrong??', {}, ['talk']],
    ['i go "hellooo hob!!" and wave, then i ask him did someone mess with the bell', { scene: 'bell-loft' }, ['talk', 'use', 'talk']],
  ] satisfies [string, At, string[]][])('does all that it says, in its order: %s', (text, at, expected) => {
    expect(kinds(text, at)).toEqual(expected);
  });

  it.each([
    ['we saw the mayor w a barrow!! also tov look at all the cats lol', warmside, 'I look at all the cats lol'],
    ['I show the boy the thread, tov dont let him leave', hatch, 'I block the way'],
  ] satisfies [string, At, string][])('bids a fellow: %s', (text, at, expected) => {
    expect(lent(text, at).find(({ heroId }) => heroId === 'tov')?.text).toBe(expected);
  });

  it('bids a fellow in short words', () => {
    const all = lent('tov u check behind the shelf, ill distract the clerk', tides);
    expect(all.map(({ text }) => text)).toEqual(['I check behind the shelf', "I'll distract the clerk"]);
  });
});

it("lets a hand on one's purse be, after a way as well as on the spot", () => {
  const { progress, text } = play('let us go over to the Tide House, and I shall keep one hand on my purse all the while.');
  expect(progress.state.scene).toBe('tide-house');
  expect(progress.rulings.map(({ call }) => call.name)).not.toContain('pay');
  expect(text).toContain('keeps one hand on their purse');
});

describe('what is told of words', () => {
  it.each([
    ['I thank Tibb for his trouble.', hatch, /thank|welcome|nothing|mention|few who/u],
    ['I apologise to Nan for the noise.', warmside, /forgotten|Let it be|No harm|accepts|nods|takes somebody/u],
    [
      'I comfort Dorrit and tell her it will be all right.',
      { world: 'the-shut-country', scene: 'guest-house' },
      /kind|believe|mend|Nobody has|nods|comfort/u,
    ],
    ['I compliment Nan on her sleeve.', warmside, /pink|everybody|smile|think so|hands|Flattery/u],
  ] satisfies [string, At, RegExp][])('is heard as the courtesy that it is: %s', (text, at, expected) => {
    const { text: told } = play(text, at);
    expect(told.replace(/^[^.]*\./u, '')).toMatch(expected);
    expect(told).not.toMatch(/talks of something else|the question/iu);
  });

  it('is no order to whoever is told it', () => {
    const actions = read('her name was ketta!! i tell dorrit, show her the mittens and ask do you remember ketta', {
      world: 'the-shut-country',
      scene: 'guest-house',
    });
    expect(actions.map(({ quote }) => quote).join(' ')).not.toMatch(/show her/u);
    expect(actions.at(-1)?.quote).toBe('do you remember ketta');
  });
});

describe('what is said behind a colon', () => {
  it.each([
    ['I pat the goat, then I ask the crying lady: are you the keeper? why do you cry?', hall, 'are you the keeper? why do you cry?'],
    ['I tell the boy: chin up, lad, we will find her. then we both go to warmside', hatch, 'chin up, lad, we will find her.'],
    ["so i'm like: Tibb, where is the mayor? and tov watches the steps", hatch, 'Tibb, where is the mayor?'],
    ['ask the reeve straight: did you read it? look her in the eye when she answers', tides, 'did you read it?'],
  ] satisfies [string, At, string][])('is said in these words: %s', (text, at, said) => {
    const [own] = lent(text, at).filter(({ heroId }) => heroId === 'mira');
    expect(read(own?.text ?? '', at).map(({ quote }) => quote)).toContain(said);
  });

  it('is said to whoever is met at the end of a way', () => {
    const { text } = play('We go to the Tide House, and I say to Reeve Crake: "Good day, what do you know of the charter?"');
    expect(text).toContain('"Good day, what do you know of the charter?"');
    expect(text).toContain('behind the oldest shelf');
  });
});
