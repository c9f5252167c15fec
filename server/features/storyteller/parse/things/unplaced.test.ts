import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { checkReply } from '#domain/narration/reply-check/reply-check.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';
import { isConcrete } from './concrete.ts';

const mira = { id: 'mira', name: 'Mira' };

function at(world: string, scene: string, visited: readonly string[] = []) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`no world ${world}`);
  const opened = openingState(adventure);
  const state: PlayState = { ...opened, scene, visited: [opened.scene, ...visited, scene] };
  return { adventure, state };
}

const read = (text: string, where: ReturnType<typeof at>, told: string[] = []) =>
  parseIntent({ heroId: mira.id, text }, mira, { ...where, party: [mira], told });

function say(text: string, where: ReturnType<typeof at>, recent: Brief['recent'] = [], campaignId = 'unplaced') {
  const brief = briefOf({
    campaignId,
    ...where,
    party: [mira],
    intents: [{ heroId: 'mira', text }],
    recent,
  });
  const { text: told, progress } = playReply(brief, new Set());
  const objections = checkReply(told, brief, { earlier: [], secrets: [], instructions: [], ids: [] }, progress);
  return { told, progress, objections: objections.filter(({ code }) => code !== 'repeated') };
}

const well = at('free-template-world', 'listening-well', ['tide-house']);
const hatch = at('high-ambry', 'hatch');
const pool = at('high-ambry', 'hot-pool');
const attic = at('high-ambry', 'attic');

describe('a thing that an action names', () => {
  it.each([
    ['throw the cushion to the eel so it bites that instead of us', well, 'cushion'],
    ['tie the eel to the piano', well, 'piano'],
    ['whack the eel with the umbrella', well, 'umbrella'],
    ['I drop the piano on Tibb', hatch, 'piano'],
  ] as const)('and that is not here is missed, whatever else is named that is: "%s"', (text, where, missing) => {
    expect(read(text, where)).toMatchObject([{ missing, absent: true }]);
  });

  it.each([
    ['throw the turnip at the wall', hatch],
    ['I run my hand along the warm wall', hatch],
    ['I stamp the mud off my boots', hatch],
    ['I take the blame and enjoy the silence', hatch],
    ['I hit the eel in the face with the heavy cup', well],
  ] as const)('is not missed where it is here, or is nothing to be had: "%s"', (text, where) => {
    expect(read(text, where).map(({ missing }) => missing)).not.toContainEqual(expect.any(String));
  });

  it('is said to be where the party saw it', () => {
    const { told, objections } = say('throw the cushion to the eel', well);
    expect(told).toMatch(/the cushion/i);
    expect(told).toContain('the Tide House');
    expect(objections).toEqual([]);
  });

  it('is not here for having been told of at the place before', () => {
    const upstairs = 'Pim plumps the cushion under the brass pointer.';
    const recent = [upstairs, ...well.adventure.scenes.flatMap(({ id, description }) => (id === 'listening-well' ? [description] : []))];
    const { told } = say(
      'throw the cushion to the eel',
      well,
      recent.map((content) => ({ sender: 'Narrator', role: 'ai' as const, content })),
    );
    expect(told).toContain('the Tide House');
  });

  it('can be touched or only thought, by its sense', () => {
    expect(['cushion', 'ladle', 'umbrella', 'canoe', 'mittens'].filter((noun) => !isConcrete(noun))).toEqual([]);
    expect(['truth', 'moment', 'silence', 'lead', 'chance', 'blame', 'gossip'].filter(isConcrete)).toEqual([]);
  });
});

describe('taking', () => {
  it('several things has an outcome for each of them', () => {
    const { told, progress } = say('take the jar plus the green crock', { ...pool, state: { ...pool.state, clues: ['dowager-willing'] } });
    expect(Object.keys(progress.state.taken)).toHaveLength(2);
    expect(told).toContain('crock');
    const part = say('take the cosy, the spoon and the umbrella', attic);
    expect(part.told).toMatch(/takes the cosy/);
    expect(part.told).not.toMatch(/takes [^.]*umbrella/);
    expect(part.told).toMatch(/an umbrella/i);
  });

  it('a part of the place is told as not to be had, also where a look at it finds something', () => {
    const { told, progress } = say('take the lace cap', pool);
    expect(told).not.toMatch(/takes the lace cap/);
    expect(Object.keys(progress.state.taken)).toEqual([]);
  });

  it('by stealing is having it, and wearing is having it', () => {
    expect(Object.keys(say('steal the paper hat', hatch).progress.state.taken)).toEqual(['paper-hat']);
    expect(say('steal a spoon and wear it as a hat', attic).progress.state.tags).toMatchObject([{ state: 'carried' }]);
  });

  it('and then using is one thing: it is picked up once, and nobody guards it from its holder', () => {
    for (const [text, where] of [
      ['take the lantern off its hook and light it', at('the-shut-country', 'guest-house')],
      ['take the bread peel and lift it over my head', at('high-ambry', 'bakehouse')],
    ] as const) {
      const { told, progress } = say(text, where);
      expect(told).not.toMatch(/guarded|won over|in the way/);
      expect(progress.rulings.filter(({ call }) => call.name === 'loot')).toHaveLength(1);
    }
  });

  it("comes before giving: what lies there still is in nobody's hand", () => {
    const room = at('the-shut-country', 'guest-house');
    expect(say('give Pell the storm lantern', room).told).toContain('storm lantern');
    expect(say('give Pell the storm lantern', room).told).not.toMatch(/hand that holds it out/);
    expect(read('give Pell the umbrella', room)).toMatchObject([{ missing: 'umbrella' }]);
  });

  it('is not leaving: a coin in a basket takes nobody away', () => {
    expect(say('I leave a coin in the basket', at('free-template-world', 'foundry')).progress.state.scene).toBe('foundry');
  });

  it('what was not got is not used by the next words', () => {
    const { told } = say('grab the umbrella and hold it over Tibb', hatch);
    expect(told).not.toMatch(/Mira holds/);
  });
});

describe('what still has something to tell', () => {
  it('is not done away with by who finds that out, and a pocket is no second thing', () => {
    const school = at('the-shut-country', 'schoolroom');
    const told = ['one', 'two', 'three', 'four'].map((id) => say('rub out the slate', school, [], id).told);
    expect(told.join(' ')).not.toMatch(/Mira rubs out the slate/);
    const { told: wool } = say('take that red wool off the nail and stick it in my pocket', school);
    expect(wool).toMatch(/sticks it in their pocket/);
    expect(wool).not.toMatch(/empty hands/);
  });
});

describe('a word that belongs to a verb', () => {
  it('is no way: to pick something up goes nowhere', () => {
    const flues = at('high-ambry', 'flues', ['bakehouse']);
    for (const text of ['I pick up the bun and cuddle it', 'I pick it up', 'I sit down', 'I hold my lamp up'])
      expect(say(text, flues).progress.state.scene).toBe('flues');
    expect(say('I go back to the bakehouse', at('high-ambry', 'hatch', ['bakehouse'])).progress.state.scene).toBe('bakehouse');
  });
});
