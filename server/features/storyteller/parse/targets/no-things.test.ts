import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { partyOf } from '#tests/exam/party.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place of an adventure, by a party that knows these clues, and what was taken by it. */
function reply([world, scene]: readonly [string, string], line: string, clues: string[] = []) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [adventure.start, scene], clues };
  const party = partyOf(state);
  const { text, progress } = playReply(briefOf({ adventure, state, party, intents: [{ heroId: 'hero-1', text: line }] }), new Set());
  return { text, taken: Object.keys(progress.state.taken), learnt: progress.state.clues };
}

const guests = ['the-shut-country', 'guest-house'] as const;
const street = ['the-shut-country', 'stove-street'] as const;
const hearth = ['the-shut-country', 'hearth-house'] as const;
const house = ['free-template-world', 'tide-house'] as const;
const loft = ['free-template-world', 'bell-loft'] as const;
const quay = ['free-template-world', 'dry-quay'] as const;

describe('words that name no thing', () => {
  it('are "left", of what there is', () => {
    const { text } = reply(street, 'are there any animals left in here, a cat or something?');
    expect(text).toContain('No animals that you can see here.');
    expect(reply(hearth, 'Is there any food left?').text).not.toMatch(/out of the left/u);
  });

  it('are the light that something is done by', () => {
    const { text, learnt } = reply(guests, 'i turn the cuff inside out by the window light and read the red stitching');
    expect(text).not.toMatch(/gift still|to be taken|hold out/u);
    expect(learnt).toContain('ketta-name');
    expect(reply(guests, 'I hold the letter up in the good light.').text).toContain('the letter in your coat');
  });

  it('are what somebody is good at', () => {
    expect(reply(guests, 'ok but who is mira? like whats she good at').text).not.toContain('canvas');
    expect(reply(quay, 'what is tov good at').text).toContain('Tov is trained in athletics');
    expect(reply(quay, 'What is Wenna good at?').text).not.toContain('Mira is trained');
  });

  it('are why somebody looks', () => {
    expect(reply(street, 'then i go look inside, someone might need help').text).not.toContain('ice in his beard');
  });

  it('are what is cried out before a question', () => {
    const { text } = reply(loft, '"Mr Sallow, what a view! What is your name, and how long have you rung her?"');
    expect(text).not.toContain('What a view?');
  });
});

describe('a thing that is named with more words', () => {
  it('is the place that goes by all of them', () => {
    expect(reply(hearth, 'where is the grey ring?').text).not.toMatch(/nanny|The ring is here/u);
  });

  it('is what lies just where it is taken from', () => {
    expect(reply(hearth, 'i pick up the baby spoon from the lowest hook and look at it close').taken).toEqual(['small-spoon']);
    expect(reply(quay, 'I take the rope out of the bottom of a boat.').taken).toEqual(['tarred-rope']);
  });

  it('is looked under by its own name', () => {
    expect(reply(street, 'i push open the sixth door and look under the bed').text).not.toContain('under the sixth house');
  });
});

describe('what is reported', () => {
  it('is answered for itself, and so is the question behind it', () => {
    const line =
      '"Reeve, the language is not figurative at all, a Lodger really lives under the bay and lets a tide in for every true stroke of the bell, so tell me, please, is the bell out of tune?"';
    const { text } = reply(house, line, ['held-door']);
    expect(text).toContain('It is meant as it stands, then, every word.');
    expect(text).toContain('out of tune?"');
    expect(text).toContain('lets a tide in');
    expect(text).not.toContain('It is behind the oldest shelf');
  });
});

describe('whether somebody has come along', () => {
  it.each(['did pell come with us?', 'Has Dorrit come along with us?', 'did Dorrit follow us'])('is told: %s', (line) => {
    expect(reply(street, line).text).toMatch(/No\. You find (?:Pell|Dorrit Hask) at the Guest House\./u);
  });
});
