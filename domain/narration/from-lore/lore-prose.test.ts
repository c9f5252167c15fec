import { describe, expect, it } from 'vitest';
import { cutShort } from '#domain/text/cut-short.ts';
import { firstOf, loreItems, loreSentences } from './lore-prose.ts';

describe('a Markdown text as it is read aloud', () => {
  it.each([
    ['sentence by sentence', 'It rains. “Still?” Yes! 9 days now', ['It rains.', '“Still?”', 'Yes!', '9 days now.']],
    ['without headings, rules, tables, code and pictures', '# Title\n---\n| a | b |\n![map](x.png)\n```\ncode\n```\nA mill.', ['A mill.']],
    ['with links as their words', 'See [[The Mill|the old mill]], [[Weir]] and [this](https://a.b).', ['See the old mill, Weir and this.']],
    ['with names as they stand within a sentence', 'By the gate of [[The Cold Meadow]].', ['By the gate of the Cold Meadow.']],
    ['without marks of weight', 'A **very** _old_ `mill`, <b>truly</b>.', ['A very old mill, truly.']],
    ['line after line as one paragraph', 'A mill\nby the weir.\n\nIt stands still', ['A mill by the weir.', 'It stands still.']],
    ['each item of a list by itself', 'Here are:\n- flour\n- two mice', ['Here are.', 'Flour.', 'Two mice.']],
    ['with a capital at its beginning', 'a fishing town', ['A fishing town.']],
    ['in any script', '鳥居の村。「静か。」', ['鳥居の村。', '「静か。」']],
    ['as nothing where nothing is told', '***\n\n...', []],
  ])('is told %s', (_name, markdown, sentences) => {
    expect(loreSentences(markdown)).toEqual(sentences);
  });

  it('has the items of its lists by themselves', () => {
    expect(loreItems('The signs:\n1. smoke\n2) ash;\n* fire!\nThe end.')).toEqual(['Smoke.', 'Ash.', 'Fire!']);
  });
});

describe('a text that is too long', () => {
  it('ends with a whole sentence where it can, and within one where it must', () => {
    expect(firstOf(['One two.', 'Three four.', 'Five six.'], 4)).toBe('One two. Three four.');
    expect(firstOf([`${'word '.repeat(60)}end.`, 'More.'], 10)).toMatch(/^(?:word ){10,16}word…$/);
  });

  it('is cut between words, and never through half a character', () => {
    expect(cutShort('the drowned bell', 12)).toBe('the drowned…');
    expect(cutShort('🔔'.repeat(40), 12).isWellFormed()).toBe(true);
  });
});

it.each([
  ' '.repeat(40_000),
  '-'.repeat(40_000),
  '![['.repeat(13_000),
  '[a]('.repeat(10_000),
  '```\n'.repeat(10_000),
  '."'.repeat(20_000),
  '_a '.repeat(13_000),
])('a text that is nothing but marks does not keep anybody waiting (%#)', (marks) => {
  expect(loreSentences(`${marks}x`).join(' ').length).toBeLessThanOrEqual(40_200);
});
