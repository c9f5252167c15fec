import { describe, expect, it } from 'vitest';
import type { Attitude } from '#domain/narration/adventure.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const world = readyAdventures.get('free-template-world');
if (!world) throw new Error('the world is not there');
const adventure = world;

/** What comes of words said at a place by one of two heroes, where somebody thinks so of the party. */
function say(text: string, scene: string, minded: Record<string, Attitude> = {}) {
  const opening = openingState(adventure);
  const npcs = Object.fromEntries(Object.entries(minded).map(([id, attitude]) => [id, { attitude, damage: 0 }]));
  return playReply(
    {
      campaignId: 'bargain',
      turn: 3,
      cause: 'turn',
      adventure,
      state: { ...opening, npcs, scene, visited: [...new Set([...opening.visited, scene])] },
      party: [
        { id: 'mira', name: 'Mira' },
        { id: 'tov', name: 'Tov' },
      ],
      intents: [{ heroId: 'mira', text }],
      recent: [],
    },
    new Set(),
  );
}

describe('something that is held out for something', () => {
  it('is taken up by whoever thinks well of the party, and kept in mind', () => {
    const { text, progress } = say('tell the reeve i wont rat on her if she helps us', 'tide-house', { 'reeve-crake': 'friendly' });
    expect(text).toContain('If I help you?');
    expect(progress.state.people?.['reeve-crake']?.memories.map(({ kind }) => kind)).toContain('agreed');
  });

  it('is weighed by others, and refused by who is against the party', () => {
    const weighed = say("Wenna, I'll tell nobody about the bell if you help us", 'dry-quay');
    expect(weighed.text).toContain('If I help you?');
    expect(weighed.progress.state.people?.['wenna-tarn']?.memories.map(({ kind }) => kind) ?? []).not.toContain('agreed');
  });
});

describe('a deal with somebody who wants something of the party', () => {
  it.each([
    ['Wenna, if I find the left shoe of your daughter, should I bring it to you?', /the left shoe of her daughter/],
    ['Wenna, what do I get for the shoe?', /(?:know|told|shall hear|not go away the poorer)[^]*the left shoe of her daughter/],
    ['Wenna, I bring you that shoe and you give me the tongue of the bell. Deal?', /the left shoe of her daughter/],
  ])('is answered by that: %s', (text, answer) => {
    expect(say(text, 'dry-quay').text).toMatch(answer);
  });

  it('is one deal, in however many sentences it is put', () => {
    const { text } = say('Wenna, I bring you that shoe if you show me the tongue. Deal or no deal?', 'dry-quay');
    expect(text.match(/left shoe of her daughter/g)).toHaveLength(1);
  });
});

describe('a word that is given', () => {
  it.each(['I promise Wenna that I will bring the shoe back', 'Wenna, you have my word, nobody will hear it from me'])(
    'is heard, and rolled for by nobody: %s',
    (text) => {
      const { progress } = say(text, 'dry-quay');
      expect(progress.rulings.map(({ call }) => call.name)).not.toContain('check');
      expect(progress.state.people?.['wenna-tarn']?.memories.map(({ kind }) => kind)).toContain('promised');
    },
  );
});

describe('a second question to somebody', () => {
  it('is named where there is no answer to it', () => {
    expect(say('Reeve, tell me about the sea. Did it taste funny that day?', 'tide-house').text).toMatch(
      /Did it taste funny that day\?[^"]*[^]*/,
    );
  });
});

describe('what only the party can find out', () => {
  it('is read for them by nobody', () => {
    expect(say('Pim, can you read the charter for me?', 'tide-house').text).not.toMatch(/There you are|Will that do|in a breath/);
  });
});

describe('what is shown to somebody', () => {
  it('is looked at, and answered by whoever it is shown to', () => {
    const { text } = say('show wenna the notice', 'dry-quay');
    expect(text).toMatch(/Wenna Tarn[^"]*the notice|the notice[^"]*Wenna Tarn/);
    expect(text).toContain('I can read it from here');
  });
});

describe('a line that calls somebody', () => {
  it('is left to the hero whom it calls', () => {
    const { text } = say('Tov, what do you make of this?', 'dry-quay');
    expect(text).toContain('"Tov, what do you make of this?"');
    expect(text).toMatch(/\bTov\b[^"]*\b(?:answer|say|speak|word|take it up)/);
  });

  it.each(["Juniper, how's business?", 'Osk, we believe you!', '"We believe you, Osk."'])('names who is not here: %s', (text) => {
    expect(say(text, 'dry-quay').text).toMatch(/(?:Juniper|Osk)[^"]*(?:not|somewhere else|in vain|first)/);
  });

  it('says who the heroes are, and does nothing of it', () => {
    const { text } = say('hello, I am Mira, we come from the hills. who are you?', 'dry-quay');
    expect(text).not.toMatch(/Mira is Mira|wants to come/);
    expect(text).toContain('Wenna Tarn');
  });
});

describe('a statement after a name', () => {
  it.each(['Wenna the factor did it', 'wenna i think it was the factor'])('is told to them: %s', (text) => {
    expect(say(text, 'dry-quay').text).toMatch(/^[^]*"Wenna, /u);
  });
});

describe('somebody who thinks little of the party', () => {
  it('doubts what they are told', () => {
    expect(say('Wenna, the reeve sent us and she trusts you.', 'dry-quay').text).toMatch(
      /believe|doubts|show for it|lean on it|So you say|more than your word|hold in my hand/,
    );
  });
});

describe('how to get to a place that is known by name', () => {
  it('is told as far as it can be seen', () => {
    expect(say('how do I get to that wreck from here?', 'dry-quay').text).toContain('It begins with the slipway down onto the Slakes');
  });
});
