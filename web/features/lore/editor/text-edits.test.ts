import { passagesOf } from '#domain/permissions/audience.ts';
import { describe, expect, it } from 'vitest';
import { fenced, linked, marked, prefixed } from './text-edits.ts';

/** A text in which | | stand around what is selected. */
const given = (drawn: string) => {
  const [before = '', inside = '', after = ''] = drawn.split('|');
  return { text: before + inside + after, start: before.length, end: before.length + inside.length };
};
const drawn = (selected: ReturnType<typeof given> | null) =>
  selected &&
  `${selected.text.slice(0, selected.start)}|${selected.text.slice(selected.start, selected.end)}|${selected.text.slice(selected.end)}`;

describe('marks around words', () => {
  it('are put on and taken off', () => {
    expect(drawn(marked(given('a |bell| rings'), '**'))).toBe('a **|bell|** rings');
    expect(drawn(marked(given('a **|bell|** rings'), '**'))).toBe('a |bell| rings');
    expect(drawn(marked(given('a **|bell|** rings'), '*'))).toBe('a ***|bell|*** rings');
    expect(drawn(marked(given('a ***|bell|*** rings'), '*'))).toBe('a **|bell|** rings');
  });

  it('stand before every selected line', () => {
    expect(drawn(prefixed(given('one\nt|wo\nth|ree'), '- '))).toBe('one\n|- two\n- three|');
    expect(drawn(prefixed(given('|- two\n- three|'), '- '))).toBe('|two\nthree|');
    expect(drawn(prefixed(given('- t||wo'), '## '))).toBe('|## two|');
  });

  it('open a link or make one', () => {
    expect(drawn(linked(given('to || go')))).toBe('to [[|| go');
    expect(drawn(linked(given('to |Wend|')))).toBe('to [[|Wend|]]');
  });
});

describe('a passage for some', () => {
  it('is fenced off by whole lines', () => {
    expect(drawn(fenced(given('one\nt|w|o\nthree'), 'dm'))).toBe('one\n::: dm\n|two|\n:::\nthree');
    expect(drawn(fenced(given('|two|'), ['p1', 'p2']))).toBe('::: players p1 p2\n|two|\n:::\n');
    expect(passagesOf(fenced(given('one\n|two|'), 'dm')?.text ?? '')?.map(({ audience }) => audience)).toContain('dm');
  });

  it('does not stand within another', () => {
    expect(fenced(given('::: dm\n|two|\n:::'), 'dm')).toBeNull();
    expect(fenced(given('|one\n::: dm\ntwo\n:::|'), 'dm')).toBeNull();
    expect(fenced(given('|two|'), [])).toBeNull();
  });
});
