import { describe, expect, it } from 'vitest';
import { heard, isTalk, newTalk } from './guide-talk.ts';
import type { GuideAnswer } from './guide-talk.ts';

const answer: GuideAnswer = {
  step: 'name',
  data: { race: 'dwarf' },
  message: 'A dwarf, then. What are you called?',
  suggestions: ['Dorin'],
  characterCreated: false,
  characterExists: false,
  character: null,
};

describe('a creation by conversation', () => {
  it('keeps what both said in order, and what is asked next', () => {
    const greeted = heard(newTalk('x'), '', { ...answer, step: 'race', data: {}, message: 'Who comes there?', suggestions: ['Dwarf'] });
    const talk = heard(greeted, 'a dwarf, I think', answer);
    expect(talk.said.map(({ by, text }) => `${by}: ${text}`)).toEqual([
      'narrator: Who comes there?',
      'me: a dwarf, I think',
      'narrator: A dwarf, then. What are you called?',
    ]);
    expect(talk).toMatchObject({ id: 'x', step: 'name', data: { race: 'dwarf' }, suggestions: ['Dorin'] });
  });

  it('is read from what a tab kept, and from nothing else', () => {
    expect([isTalk(newTalk('x')), isTalk({ version: 1 }), isTalk(null), isTalk('x')]).toEqual([true, false, false, false]);
  });
});
