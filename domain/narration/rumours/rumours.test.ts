import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rumourTables, tellers } from '#domain/idea/rumour-tables.ts';
import { loreCards } from '#domain/narration/from-lore/lore-card.ts';
import { kindOf } from '#domain/narration/from-lore/lore-kind.ts';
import { ashvale } from '#domain/narration/from-lore/lore-worlds.fixture.ts';
import { drawRumours } from './draw-rumours.ts';
import type { RumourWish } from './draw-rumours.ts';
import type { ToldEntry } from './subjects.ts';
import { toldSentence } from './told-sentence.ts';

const words = { tables: rumourTables, tellers };
const entries: ToldEntry[] = ashvale.entries.map((entry) => (entry.id === 'bell' ? { ...entry, date: '1204' } : entry));
const flood: ToldEntry = { id: 'flood', category: 'quests', name: 'The Flood', aliases: [], tags: [], text: '', audience: 'everyone' };
const dated: ToldEntry[] = [...entries, { ...flood, date: '88, spring' }];
const draw = (wish: Partial<RumourWish> = {}, of: readonly ToldEntry[] = dated) =>
  drawRumours(of, words, { seed: 'ember', withSecrets: true, leads: true, ...wish });
const overSeeds = (check: (seed: string) => void) => fc.assert(fc.property(fc.string({ maxLength: 12 }), check), { numRuns: 150 });

describe('rumours of a world', () => {
  it('follow from the seed, and another seed draws others', () => {
    expect(draw()).toEqual(draw());
    expect(draw({ seed: 'ash' })).not.toEqual(draw());
  });

  it('tell those who lead what is true of each, two of each kind of truth', () =>
    overSeeds((seed) => {
      const kinds = draw({ seed }).map(({ truth }) => truth?.kind);
      expect(kinds.filter((kind) => kind === 'told')).toHaveLength(2);
      expect(kinds.filter((kind) => kind === 'invented')).toHaveLength(2);
      expect(kinds).toHaveLength(6);
    }));

  it('say what is written where they are true, and more or another name where they are half true', () =>
    overSeeds((seed) => {
      for (const { text, truth, about } of draw({ seed })) {
        if (truth?.kind === 'told') expect(text.endsWith(truth.fact ?? '?')).toBe(true);
        if (truth?.kind === 'added') expect(text).toContain(`${truth.fact} And `);
        if (truth?.kind === 'mistaken' || truth?.kind === 'misdated') expect(text).not.toContain(truth.fact);
        if (truth?.kind === 'invented') expect(truth.fact).toBeNull();
        expect(about.length).toBeGreaterThan(0);
        expect(text).not.toMatch(/\{|\[\[|undefined/);
      }
    }));

  it('hold nothing of what not everybody may read unless secrets are asked for, and then are marked', () =>
    overSeeds((seed) => {
      for (const rumour of draw({ seed, withSecrets: false, leads: false })) {
        expect(JSON.stringify(rumour)).not.toMatch(/zzhushed|The Hollow/i);
        expect(rumour.truth).toBeNull();
      }
      for (const rumour of draw({ seed })) if (/zzhushed|Hollow/i.test(JSON.stringify(rumour))) expect(rumour.truth?.isSecret).toBe(true);
    }));

  it('pass on nothing of what is for named people', () =>
    overSeeds((seed) => {
      expect(JSON.stringify(draw({ seed }))).not.toContain('your aunt');
    }));

  it('are the same with and without what is secret where there is none', () => {
    const open = entries.filter(({ audience, text }) => audience === 'everyone' && !text.includes(':::'));
    expect(draw({ withSecrets: false }, open)).toEqual(draw({}, open));
  });

  it('are none where nothing is written, and only made up where there is a name alone', () => {
    expect(draw({}, [])).toEqual([]);
    const [name] = draw({}, [flood]);
    expect(name?.truth?.kind).toBe('invented');
  });

  it('are two of different things, with the date of one said of another', () => {
    const found = Array.from({ length: 60 }, (_, n) => draw({ seed: `s${n}` })).flat();
    expect(found.find(({ truth }) => truth?.kind === 'misdated')?.text).toMatch(/1204|88, spring/);
    expect(found.some(({ truth }) => truth?.kind === 'mistaken')).toBe(true);
  });
});

describe('a sentence that is passed on', () => {
  const cards = new Map(loreCards(ashvale.entries).map((card) => [card.id, card]));
  it.each([
    ['She sleeps in her boots every night.', 'oda', 'Oda Kern sleeps in her boots every night.'],
    ['Her bell has nine cracks in it.', 'oda', 'Oda Kern’s bell has nine cracks in it.'],
    ['He sleeps in his boots every night.', 'oda', null],
    ['In a bad year Kern goes first.', 'oda', 'In a bad year Kern goes first.'],
    ['This is why nobody asks her.', 'oda', null],
    ['Too short.', 'oda', null],
    ['It is thought unlucky to sit there.', 'stair', null],
    ['It was wise to count the steps.', 'stair', null],
    ['“I heard it, and I rang nothing.', 'oda', null],
    ['It has nine hundred steps.', 'stair', 'The Long Stair has nine hundred steps.'],
    ['At the top there is a gate.', 'stair', 'The Long Stair: at the top there is a gate.'],
  ] as const)('%s, of %s', (sentence, of, told) => {
    const card = cards.get(of);
    expect(card && toldSentence(sentence, card, kindOf(card))).toBe(told);
  });
});
