import { describe, expect, it } from 'vitest';
import { Adventure } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const ready = readyAdventures.get('free-template-world');
if (!ready) throw new Error('the world is not there');

/** The template's foundry, with a founder who has an answer to everything and a tray of moulds that stays where it is. */
const world = Adventure.parse({
  ...ready,
  clues: [...ready.clues, { id: 'filed-bell', text: 'Somebody has filed a bell, and left the shavings of it on the foundry floor.' }],
  npcs: ready.npcs.map((npc) =>
    npc.id === 'hesper-dunn'
      ? {
          ...npc,
          responses: [
            { to: 'sand-cargo', says: 'Sand! I sold him the ballast scales for that ship.' },
            { to: 'filed-bell', says: 'Filings! They came off a bell, those, and not off one of mine.' },
            { to: 'net-bells', says: 'Those are my own bells, the small ones. I know the ring of them.' },
          ],
          topics: [
            ...npc.topics,
            {
              id: 'hesper-later',
              keywords: ['how old are you'],
              says: 'I have aged a year since I heard of that sand.',
              needs: 'sand-cargo',
            },
          ],
          opinions: { 'aurel-pryce': 'He pays on the day, and I count it twice.' },
          self: { age: 'Fifty, and every year of it hot.', family: 'A furnace and a cat.' },
        }
      : npc,
  ),
  scenes: ready.scenes.map((scene) =>
    scene.id === 'foundry'
      ? {
          ...scene,
          details: [
            {
              name: 'the lead bars',
              aliases: ['lead bar', 'lead bars'],
              description: 'Seven bars lie on the rack, and one of them is warm.',
              stays: 'Each of them weighs as much as a calf.',
            },
            {
              name: 'the row of hammers',
              aliases: ['hammers'],
              description: 'Nine hammers hang in a row, the smallest no longer than a finger.',
            },
            {
              name: 'the brass shavings',
              aliases: ['shaving', 'shavings'],
              description: 'They curl like apple peel and smell of pennies.',
            },
          ],
        }
      : scene,
  ),
});

function say(text: string, change: (state: PlayState) => PlayState = (state) => state) {
  const opening = openingState(world);
  const brief = briefOf({
    campaignId: 'response',
    adventure: world,
    state: change({ ...opening, scene: 'foundry', visited: [...opening.visited, 'foundry'] }),
    intents: [{ heroId: 'mira', text }],
  });
  return playReply(brief, new Set());
}
const knowing = (state: PlayState) => ({ ...state, clues: ['sand-cargo'] });
const holding = (state: PlayState) => ({ ...state, taken: { 'net-bells': 'mira' } });

describe('somebody has something to say', () => {
  it.each([
    '"Hesper, the salt casks in the hold are packed with sand."',
    '"Hesper, did you know that the casks hold nothing but river sand?"',
  ])('to what the party has found out: %s', (text) => {
    expect(say(text, knowing).text).toContain('ballast scales');
  });

  it('only to what it has found out', () => {
    expect(say('"Hesper, the salt casks in the hold are packed with sand."').text).not.toContain('ballast scales');
  });

  it('to a thing that is shown to them, if the party has it or it lies here', () => {
    expect(say('I show Hesper the net bells', holding).text).toContain('I know the ring of them');
    expect(say('I show Hesper the net bells').text).toContain('I know the ring of them');
    expect(say('I give Hesper the net bells').text).not.toContain('I know the ring of them');
    const away = readyAdventures.get('free-template-world')?.npcs.find(({ id }) => id === 'hesper-dunn');
    const axe = away?.responses?.find(({ to }) => to === 'boarding-axe')?.says ?? '';
    expect(axe).not.toBe('');
    expect(say('I show Hesper the boarding axe').text).not.toContain(axe.slice(0, 20));
  });

  it('to a small thing that they carry, if the party knows what it is of', () => {
    const { progress } = say('I pocket some of the shavings');
    const carrying = (state: PlayState) => ({ ...state, tags: progress.state.tags, clues: ['filed-bell'] });
    expect(say('I show Hesper the shavings', carrying).text).toContain('not off one of mine');
    expect(say('I show Hesper the shavings', (state) => ({ ...carrying(state), clues: [] })).text).not.toContain('not off one of mine');
  });

  it('of themself as it is by now, where that has changed', () => {
    expect(say('"How old are you, Hesper?"', knowing).text).toContain('aged a year');
    expect(say('"How old are you, Hesper?"').text).not.toContain('aged a year');
  });

  it('of somebody else and of themself', () => {
    expect(say('"Hesper, what do you think of Aurel Pryce?"').text).toContain('I count it twice');
    expect(say('"How old are you, Hesper?"').text).toContain('every year of it hot');
    expect(say('I ask Hesper if she has a family. "Do you have any children?"').text).toContain('A furnace and a cat');
  });
});

describe('what a place has to be seen from near', () => {
  it.each(['I look at the lead bars', 'I count the lead bars', 'how many lead bars are there?', 'Run my hand along the lead bars'])(
    'is told: %s',
    (text) => {
      expect(say(text).text).toContain('Seven bars');
    },
  );

  it('is counted before a thing of the kind that may be taken', () => {
    expect(say('how many hammers are there?').text).toContain('Nine hammers');
  });

  it('is not meant by whoever only uses a word of it', () => {
    expect(say('I take the pennies ledger').progress.state.tags ?? []).toEqual([]);
  });

  it('stays where it is for the reason that the adventure gives', () => {
    const { text, progress } = say('I take one of the lead bars');
    expect(text).toContain('as much as a calf');
    expect(progress.state.tags ?? []).toEqual([]);
  });

  it('is taken along where nothing keeps it', () => {
    expect(say('I pocket some of the shavings').progress.state.tags).toMatchObject([{ state: 'carried' }]);
  });
});
