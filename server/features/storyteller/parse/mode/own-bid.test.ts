import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const party = ['Mira', 'Tov'].map((name) => ({ id: name.toLowerCase(), name }));
const places = [
  ['the-shut-country', 'guest-house', 'Pell'],
  ['the-shut-country', 'guest-house', 'Dorrit'],
  ['high-ambry', 'bakehouse', 'Ursel'],
  ['free-template-world', 'dry-quay', 'Wenna'],
] as const;

/** What of a line is done, and what is said, at a place. */
function read([world, scene]: readonly [string, string, ...unknown[]], text: string) {
  const adventure = readyAdventures.get(world);
  const [mira] = party;
  if (!adventure || !mira) throw new Error(`no adventure is called ${world}`);
  const stage = { adventure, state: { ...openingState(adventure), scene, visited: [scene] }, party, told: [] };
  const actions = parseIntent({ heroId: 'mira', text }, mira, stage);
  return {
    said: actions.flatMap(({ quote }) => (quote === null ? [] : [quote.toLowerCase()])).join(' '),
    done: actions.flatMap(({ kind, quote, clauses }) => (quote === null && kind !== 'talk' && kind !== 'ask' ? clauses : [])).join(' '),
  };
}

/** What is said to somebody by name before or after. */
const openers = ['I am sorry for you, {name}.', '{name}, we are friends now.', 'thanks {name}.', '{name}, I believe you.'];
/** What only the hero does, bidden nobody. */
const actions = [
  'write {name} in ink',
  'check the shelf',
  'open the window',
  'look under the table',
  'pick up the rope',
  'search the corner',
  'read the letter again',
  'climb on the table',
  'draw a map of the place',
];
/** What somebody who listens can do for the speaker. */
const wishes = [
  'tell me who did it',
  'show me your hands',
  'come with us',
  'sit down by me',
  "don't be afraid",
  'let me help',
  'wait for us',
];
const pick = (list: readonly string[]) => fc.constantFrom(...list);

describe('what is bidden without a name', () => {
  it('is done by the hero, whoever was spoken to before, where nobody else could do it for them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        pick(openers),
        pick(actions),
        pick(['', ', then tell me more']),
        (place, opener, act, more) => {
          const named = (text: string) => text.replaceAll('{name}', place[2]);
          const { said, done } = read(place, `${named(opener)} ${named(act)}${more}`);
          expect(said).not.toContain(named(act).toLowerCase());
          expect(done).toContain(named(act));
        },
      ),
    );
  });

  it('is said where it wants something of whoever listens', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), pick(openers), pick(wishes), (place, opener, wish) => {
        const { said, done } = read(place, `${opener.replaceAll('{name}', place[2])} ${wish}.`);
        expect(said).toContain(wish.toLowerCase());
        expect(done).not.toContain(wish);
      }),
    );
  });

  it('is said to somebody who is called', () => {
    expect(read(places[0], 'Pell, write your name on the doorpost.').said).toContain('write your name');
    expect(read(places[0], 'write your name on the doorpost, Pell').said).toContain('write your name');
  });
});
