import { describe, expect, it } from 'vitest';
import type { Attitude } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const adventure = readyAdventures.get('free-template-world');
if (!adventure) throw new Error('the world is not there');
const world = adventure;

/** What comes of words said at a place by somebody who has been at the start of the tale. */
function say(text: string, scene: string, change: (state: PlayState) => PlayState = (state) => state) {
  const opening = openingState(world);
  const brief = briefOf({
    campaignId: 'listener',
    adventure: world,
    state: change({ ...opening, scene, visited: [...new Set([...opening.visited, scene])] }),
    intents: [{ heroId: 'mira', text }],
  });
  return playReply(brief, new Set());
}

const minded = (npc: string, attitude: Attitude) => (state: PlayState) => ({
  ...state,
  npcs: { ...state.npcs, [npc]: { damage: 0, attitude } },
});
const idOf = (name: string) => world.npcs.find((npc) => npc.name === name)?.id ?? '';
const opinionOf = (name: string, other: string) => world.npcs.find((npc) => npc.name === name)?.opinions?.[idOf(other)];

describe('what is put to somebody', () => {
  it('is said again and answered: nobody leaves their place in the tale', () => {
    const { text, progress } = say('"Hesper, come with us to the bell loft."', 'foundry');
    expect(text).toContain('Come with you to the');
    expect(progress.rulings.filter(({ call }) => call.name === 'set_location')).toEqual([]);
  });

  it('gives a thing that nobody guards, and it is had', () => {
    const { text, progress } = say('Hesper, would you let me have the string of net bells?', 'foundry');
    const bells = world.scenes.flatMap(({ loot }) => loot).find(({ name }) => name.includes('net bells'));
    expect(progress.state.taken[bells?.id ?? '']).toBe('mira');
    expect(text).toContain('net bells');
  });

  it('is refused by somebody who thinks ill of the party, and nothing changes hands', () => {
    const { progress } = say('Hesper, would you let me have the string of net bells?', 'foundry', minded(idOf('Hesper Dunn'), 'hostile'));
    expect(progress.state.taken).toEqual({});
  });

  it('is kept in mind: what was agreed to, and what waits for a want of theirs', () => {
    const agreed = say('"Hesper, please do not tell anybody that we were here."', 'foundry').remembered;
    expect(agreed.map((each) => each.kind)).toContain('agreed');
    const waiting = say('"Hesper, lie down on the floor and roll about."', 'foundry').remembered;
    expect(waiting.map((each) => each.kind)).toContain('wished');
  });
});

describe('what is asked of somebody', () => {
  it('is answered part by part', () => {
    const { text } = say('Nettle, what kind of person is Wenna? And what kind of person is Hesper?', 'dry-quay', (state) => ({
      ...state,
      visited: [...state.visited, 'foundry'],
    }));
    for (const other of ['Wenna Tarn', 'Hesper Dunn']) expect(text).toContain(opinionOf('Nettle', other));
  });

  it('is named where they do not know it', () => {
    expect(say('"Hesper, who taught you to swim?"', 'foundry').text).toContain('Who taught me to swim?');
  });

  it('is not heard by anybody else than the one who is called', () => {
    const { text } = say('Hesper, did you make the bell?', 'dry-quay', (state) => ({ ...state, visited: [...state.visited, 'foundry'] }));
    expect(text).toMatch(/Hesper Dunn[^.]*(?:not|somewhere else)/);
    expect(text).toContain("You find Hesper Dunn at Dunn's Foundry.");
  });
});

describe('what is put to somebody outright', () => {
  it.each([
    ['Wenna, are you coming along or not?', 'dry-quay', /Come(?: along| with you)?\?/],
    ['Nettle, come carry this weight with me?', 'dry-quay', /Come carry this weight with you\?/],
    ['Wenna, will you go to the wreck with us?', 'dry-quay', /Go to the wreck with you\?/],
    ['Hesper, would you let us take a string of the bells?', 'foundry', /string of/],
    ['Which of you is older?', 'dry-quay', /Which of us is older\?/],
    ['Wenna, is the sea cold?', 'dry-quay', /Is the sea cold\?/],
  ])('is taken up in its own words and answered: %s', (text, scene, taken) => {
    expect(say(text, scene).text).toMatch(taken);
  });

  it.each([['Nettle, Aurel Pryce had that cask. Where do I find him?', /Salt Office/]])(
    'is answered beside what is told: %s',
    (text, told) => {
      const { text: reply } = say(text, 'dry-quay', (state) => ({ ...state, visited: [...state.visited, 'salt-office'] }));
      expect(reply).toMatch(told);
    },
  );

  it('is no bargain where it is asked if something is so', () => {
    expect(say('I ask Wenna if she knew the old ringer', 'dry-quay').text).not.toContain('If I know');
  });
});
