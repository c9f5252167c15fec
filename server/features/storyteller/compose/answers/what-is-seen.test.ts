import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

const [inn, hall, house, moot, smithy, lane, quay] = [
  ['free-template-world', 'borrowed-anchor'],
  ['the-shut-country', 'hearth-house'],
  ['free-template-world', 'tide-house'],
  ['high-ambry', 'moot-hall'],
  ['the-shut-country', 'smithy'],
  ['free-template-world', 'rope-lane'],
  ['free-template-world', 'dry-quay'],
] as const;

function told(text: string, [world, scene]: readonly [string, string]) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const brief = { ...briefOf({ adventure, party: [{ id: 'mira', name: 'Mira' }], intents: [{ heroId: 'mira', text }] }), state };
  const { text: reply, progress } = playReply(brief, new Set());
  return { reply, rulings: progress.rulings.length };
}

describe('a question about what the prose of a place shows', () => {
  it.each([
    ['is there a fire?', 'There is the fire. Driftwood', inn],
    ['are there any rooms upstairs?', 'There are the bedrooms.', inn],
    ['is the room full?', 'Yes, as far as can be seen. Tonight the room is full and nearly silent.', inn],
    ["who's behind the bar?", 'Here with you: Juniper Lug', inn],
    ['what are the fishermen drinking?', 'drink cider', inn],
    ['what colour is the door?', 'The yellow door', inn],
    ['is there a goat here?', 'There is the goat.', hall],
    ["who's at the long table?", 'Here with you: Ilse Garrow', hall],
    ['what is the brass float hanging over?', 'on a chain, over nothing.', house],
    ['how tall is the candle?', 'as tall as a child', moot],
    ['how many chairs are there by the forge?', 'two chairs drawn up to the dead forge', smithy],
    ['how many women are on the bench?', 'four old women in black', lane],
    ['is anyone selling food around here?', 'Nettle sells a doorknob for one copper', quay],
    ['is there anybody sitting in the seventh chair?', 'Here with you: Eustace Pell', moot],
    ['is it warm in here?', 'Warmth takes you by the face', hall],
  ] as const)('is answered from it, and nothing is rolled: %s', (text, answer, at) => {
    const { reply, rulings } = told(text, at);
    expect(reply).toContain(answer);
    expect(rulings).toBe(0);
  });

  it.each([
    ['is there a dragon here?', 'No dragon that you can see here.', inn],
    ['is anybody sitting in the seventh chair?', 'Here with you: ', moot],
    ['is the room on fire?', 'Nothing you have seen or heard', inn],
  ] as const)('is denied or left open where it does not show it: %s', (text, answer, at) => {
    expect(told(text, at).reply).toContain(answer);
  });
});
