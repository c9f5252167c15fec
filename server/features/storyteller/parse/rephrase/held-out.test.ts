import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/index.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

/** The reply to a line in a place of an adventure, and the calls that it made. */
function reply([world, scene]: readonly [string, string], line: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error(`there is no ${world}`);
  const state = { ...openingState(adventure), scene, visited: [scene] };
  const { text, progress } = playReply(briefOf({ adventure, state, intents: [{ heroId: 'mira', text: line }] }), new Set());
  return { text, checks: progress.rulings.flatMap(({ call }) => (call.name === 'check' ? [call.skill] : [])) };
}

const hatch = ['high-ambry', 'hatch'] as const;
const quay = ['free-template-world', 'dry-quay'] as const;
const office = ['free-template-world', 'salt-office'] as const;
const guests = ['the-shut-country', 'guest-house'] as const;
const hearth = ['the-shut-country', 'hearth-house'] as const;

describe('a small thing that is held out with words', () => {
  it.each([
    [hatch, 'lad, have a boiled egg.'],
    [quay, 'My dear Nettle, here is a toffee for you.'],
    [guests, 'heres a cookie for you pell'],
  ] as const)('is given, and thanked for: %s %s', (place, line) => {
    const { text, checks } = reply(place, line);
    expect(text).toMatch(/thank/iu);
    expect(checks).toEqual([]);
  });

  it('takes no words to win anybody over', () => {
    const { text, checks } = reply(office, 'I offer Mr Pryce a slice of my seed cake.');
    expect(checks).toEqual([]);
    expect(text).toMatch(/"No,"|I take nothing from you|"Keep it,"/u);
  });

  it('is a bargain where it is none', () => {
    expect(reply(quay, 'I offer Wenna two silver for the net.').text).not.toMatch(/thank you, bites/u);
  });
});

describe('what is shown to everybody', () => {
  it('is answered by whoever has something to say of it', () => {
    expect(reply(guests, 'i show everyone the mittens!!').text).toContain("those are guide's mittens");
  });
});

describe('an animal that is given something', () => {
  it.each([
    [hearth, 'i give the goat a cookie hehe'],
    [hearth, 'I talk to the goat nicely and offer it something to eat from my pack.'],
    [hearth, 'Offer a carrot to the goat.'],
  ] as const)('is fed: %s %s', (place, line) => {
    const { text, checks } = reply(place, line);
    expect(checks).toEqual(['animal handling']);
    expect(text).not.toMatch(/nobody here for that|across such a distance/u);
  });
});

describe('a touch', () => {
  it.each([
    [hatch, 'give him a pat on the back, tell him it was not him'],
    [guests, 'i boop dorrit on the nose lol'],
    [quay, 'I tap Nettle on the shoulder.'],
  ] as const)('is taken somehow, and tried by nobody: %s %s', (place, line) => {
    const { text, checks } = reply(place, line);
    expect(checks).toEqual([]);
    expect(text).not.toMatch(/leaves it at the trying|back of the/u);
  });
});

describe('what soothes a beast', () => {
  it('is held out by whoever has just taken it', () => {
    const { text, checks } = reply(['high-ambry', 'goose-yard'], 'I take the bucket of corn and hold it out to the Bailiff slow');
    expect(checks).toEqual([]);
    expect(text).toContain('Mira holds it out to the Bailiff');
  });
});

describe('what somebody would have for themself', () => {
  it('is no promise', () => {
    const { text } = reply(['high-ambry', 'parlour'], "I'll have the key then.");
    expect(text).not.toMatch(/promise|hold you to it|your word/iu);
    expect(text).toContain('it is under the tea cosy');
  });
});

describe('what somebody else does all the while', () => {
  it.each([
    "Now while Eustace stares at his candle we slip down the carpet to the mayor's parlour.",
    "While nobody looks our way we slip down the carpet to the mayor's parlour.",
  ])('leaves what the hero does: %s', (line) => {
    expect(reply(['high-ambry', 'moot-hall'], line).checks).toEqual(['stealth']);
  });
});
