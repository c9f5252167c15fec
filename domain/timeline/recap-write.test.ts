import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeRecap } from './recap-write.ts';
import type { Passage, SessionStory } from './recap-write.ts';

const nothing = { places: [], people: [], loot: [], clues: [], lore: [], fights: [], experience: [], levels: [] };
const tells = (text: string, scene: Passage['scene'] = null): Passage => ({ tells: true, author: 'Narrator', text, scene });
const says = (author: string, text: string): Passage => ({ tells: false, author, text, scene: null });
const story = (passages: Passage[], more: Partial<SessionStory> = {}): SessionStory => ({
  opening: { name: 'The Ford', place: 'Otterby' },
  passages,
  heroes: [['Kara', 'Mira'], ['Bram']],
  index: nothing,
  ...more,
});

describe('a recap', () => {
  it('tells the places in their order, who did what, what was found, and how it stands', () => {
    const text = writeRecap(
      story(
        [
          says('Mira', 'I search the wheel'),
          tells('Rain falls on the wheel. Kara finds a cut rope on the axle. Bram keeps watch.\n\nWhat do you do?'),
          tells('Kara opens the door of the millhouse. Dust hangs in the air.', { name: 'The Millhouse', place: 'Otterby' }),
          tells('Bram takes the ledger from the shelf. Steps come up the stair.'),
        ],
        {
          index: {
            ...nothing,
            clues: ['The ledger is false.'],
            loot: [{ name: 'ledger', quantity: 1, takenBy: 'Bram' }],
            fights: [{ outcome: 'broughtDown', foes: ['Dask'] }],
          },
        },
      ),
    );
    expect(text.split('\n\n')).toEqual([
      '**The Ford, Otterby.** Kara finds a cut rope on the axle. Bram keeps watch.',
      '**The Millhouse, Otterby.** Kara opens the door of the millhouse.',
      '**Found:** ledger (Bram).',
      '**Fights:** Dask was brought down.',
      '**How it stands:** Bram takes the ledger from the shelf.',
    ]);
  });

  it('lets those speak for themselves of whom nothing was told', () => {
    const text = writeRecap(
      story([says('Bram', 'Quiet. I climb the tower and ring the bell'), tells('The town wakes. Far off, a horn answers.')]),
    );
    expect(text).toContain('Bram: “I climb the tower and ring the bell”');
    expect(text).not.toContain('Kara:');
  });

  it('stays short however long the session was', () => {
    const long = Array.from({ length: 400 }, (_, n) =>
      tells(`Kara finds the ${n}th door and opens it with care. Bram takes what lies behind it, number ${n}.`, {
        name: `Room ${n % 40}`,
        place: 'Keep',
      }),
    );
    const words = writeRecap(story(long)).split(/\s+/).length;
    expect(words).toBeLessThan(700);
    expect(words).toBeGreaterThan(150);
  });

  it('adds no sentence of its own: each was told or said, or comes from the index', () => {
    const sentence = fc.constantFrom(
      'Kara falls into the well.',
      'Bram laughs.',
      'What do you do?',
      'A bell rings far off over the water.',
      'It is dark.',
      '“Go,” says Maren.',
    );
    const passage = fc.record({
      tells: fc.boolean(),
      author: fc.constantFrom('Mira', 'Bram', 'Tov'),
      text: fc.array(sentence, { minLength: 1, maxLength: 5 }).map((all) => all.join(' ')),
      scene: fc.option(fc.record({ name: fc.constantFrom('Well', 'Keep'), place: fc.constant('Otterby') }), { nil: null }),
    });
    fc.assert(
      fc.property(fc.array(passage, { maxLength: 12 }), (passages) => {
        const said = passages.map(({ text }) => text).join(' ');
        const bare = writeRecap(story(passages))
          .replaceAll(/\*\*[^*]*\*\*|^\w+: |(?<=\s)\w+: (?=“)/gm, '')
          .split(/(?<=[.!?]”?)\s+|\n\n/)
          .map((each) => each.trim())
          .filter((each) => each !== '');
        for (const each of bare) expect(said).toContain(each.replace(/^“(?!Go)(.*)”$/, '$1'));
      }),
      { numRuns: 200 },
    );
  });

  it('of nothing is nothing', () => {
    expect(writeRecap(story([]))).toBe('');
  });
});
