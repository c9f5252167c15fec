import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundsOf, brokenBy, withinBounds } from './bounds.ts';
import { watchFor } from './check.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { openGuard } from './guard.ts';

const veiled = boundsOf({ veils: ['torture'] });
const bounded = (text: string) => withinBounds(text, veiled).replace(/[^.!?\n]* (?:tale|curtain|told|page|happened)\b[^.]*\./, ' […]');

describe('what is behind a veil', () => {
  it.each([
    ['may be named once', 'They torture him.', 'They torture him.'],
    [
      'is not described further in that paragraph',
      'They torture him. He screams. It goes on.\nLater it rains.',
      'They torture him. […]\nLater it rains.',
    ],
    ['leaves room for a question', 'They torture him. He screams. What do you do?', 'They torture him. […] What do you do?'],
    ['is not come back to', 'They torture him.\n\nRain. They torture on. He begs.\n\nDawn.', 'They torture him.\n\nRain. […]\n\nDawn.'],
    ['is looked away from once', 'They torture him. A nail.\n\nThe rack turns. Bones.', 'They torture him. […]'],
    ['is not asked about', 'They torture him.\n\nDo you torture, too?', 'They torture him.\n\n […]'],
    ['is not dwelt upon in one long sentence', `They torture him ${'and on '.repeat(16)}.\n\nDawn.`, ' […]\n\nDawn.'],
    ['is nothing where nothing touches it', 'It rains. It pours.\n\nWhat now?', 'It rains. It pours.\n\nWhat now?'],
  ])('%s', (_rule, text, expected) => {
    expect(bounded(text).trim()).toBe(expected.trim());
  });

  it('is looked away from in words that break nothing themselves', () => {
    const strict = boundsOf({ lines: ['tale', 'curtain', 'page'], veils: ['torture', 'told', 'happened'] });
    expect(withinBounds('They torture him. He screams.', strict)).toBe('They torture him.');
  });

  it.each([
    ['It rains.', null],
    ['They torture him.\n\nIt rains.', null],
    ['They torture him. He screams.', 'veil'],
    ['They torture him.\n\nA torturer smiles.', 'veil'],
    ['A spider. They torture him. He screams.', 'line'],
  ])('and a line are told of somebody’s own words “%s”: %s', (text, broken) => {
    expect(brokenBy(text, boundsOf({ lines: ['spiders'], veils: ['torture'] }))).toBe(broken);
  });
});

const Word = fc.constantFrom(
  'a',
  'torture',
  'Torturers',
  'the',
  'rack',
  'door',
  'spider',
  'agony',
  'guts',
  '"Run',
  'Mr.',
  '…',
  'e.g.',
  'well-kept',
  'The tale looks away.',
);
const Text = fc
  .array(fc.tuple(Word, fc.constantFrom(' ', '. ', '! ', '.\n\n', '?" ', '\n', '… ', '.')), { maxLength: 40 })
  .map((pairs) => pairs.flat().join(''));
const Agreed = fc.record({
  lines: fc.subarray(['spiders', 'gore'], { minLength: 0 }),
  veils: fc.subarray(['torture', 'rats', 'doors'], { minLength: 1 }),
});
const touching = (text: string, veils: string[]) => sentencesOf(text).filter((sentence) => watchFor(veils).crosses(sentence));

describe('whatever is told at a table with veils', () => {
  it('touches them in one sentence at most, crosses no line, and stays as it is when it is looked at again', () => {
    fc.assert(
      fc.property(Text, Agreed, (text, agreed) => {
        const bounds = boundsOf(agreed);
        const kept = withinBounds(text, bounds);
        expect(touching(kept, agreed.veils).length).toBeLessThanOrEqual(1);
        expect(sentencesOf(kept).filter((sentence) => watchFor(agreed.lines).crosses(sentence))).toEqual([]);
        expect([withinBounds(kept, bounds), brokenBy(kept, bounds) === 'veil']).toEqual([kept, false]);
      }),
    );
  });

  it('is shown so on its way, too, in whatever pieces it comes and when it is begun anew in between', () => {
    fc.assert(
      fc.property(Text, Agreed, fc.array(fc.nat(12), { minLength: 1 }), fc.nat(20), (text, agreed, sizes, anew) => {
        const bounds = boundsOf(agreed);
        let guard = openGuard(bounds);
        let shown = '';
        for (let at = 0, n = 0; at < text.length; n += 1) {
          if (n === anew) {
            shown += `${guard.end().text} `;
            guard = openGuard(bounds, shown);
          }
          const size = 1 + (sizes[n % sizes.length] ?? 0);
          shown += guard.push(text.slice(at, at + size)).text;
          at += size;
        }
        shown += guard.end().text;
        expect(touching(shown, agreed.veils).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
