import { describe, expect, it } from 'vitest';
import { withPronouns } from './with-pronouns.ts';

const people = [
  { name: 'Mother Quill', pronouns: 'she' as const },
  { name: 'the tallow eel', pronouns: 'it' as const },
  { name: 'Lucan Thrale', pronouns: 'he' as const },
  { name: 'Pim Oddy', pronouns: 'they' as const },
  { name: 'Mira', pronouns: 'they' as const },
];
const told = (text: string) => withPronouns(text, people);

describe('somebody who is spoken of twice', () => {
  it.each([
    ['Mother Quill hears it. Mother Quill shakes her head.', 'Mother Quill hears it. She shakes her head.'],
    ['Mother Quill hears it. Mother Quill nods. Mother Quill waits.', 'Mother Quill hears it. She nods. She waits.'],
    ['Mother Quill looks up. "So." Mother Quill looks down.', 'Mother Quill looks up. "So." She looks down.'],
    ['The tallow eel turns. The tallow eel sinks.', 'The tallow eel turns. It sinks.'],
    [
      'If Lucan Thrale knew, Lucan Thrale would say so. Lucan Thrale does not know.',
      'If Lucan Thrale knew, he would say so. He does not know.',
    ],
    ['Mother Quill waits. A look from Mother Quill says no.', 'Mother Quill waits. A look from her says no.'],
    ['Mother Quill raises no hand, for Mother Quill is nobody to fight.', 'Mother Quill raises no hand, for she is nobody to fight.'],
    ["Mother Quill waits. Mother Quill's net is done.", 'Mother Quill waits. Her net is done.'],
    [
      'That, Mother Quill cannot tell you. On other matters Mother Quill is not so poor.',
      'That, Mother Quill cannot tell you. On other matters she is not so poor.',
    ],
  ])('is a pronoun the second time: %s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  it.each([
    ['in another paragraph', 'Mother Quill hears it.\n\nMother Quill shakes her head.'],
    ['where somebody else is named between', 'Mother Quill looks at Mira. Mother Quill shakes her head.'],
    ['where somebody else is named beside', 'Mother Quill waits. Mother Quill looks at Mira.'],
    ['where another sentence comes between', 'Mother Quill waits. The bench creaks. Mother Quill waits.'],
    ['who is "they"', 'Pim Oddy waits. Pim Oddy nods.'],
    ['in words that are spoken', 'Mother Quill waits. "Mother Quill waits. Mother Quill is me."'],
    ['where it may be before them or before what they do', 'Mother Quill waits. Nobody goes before Mother Quill says so.'],
    ['in a list', 'Mother Quill waits. There is Mother Quill, the bench and the well.'],
    ['where a verb has it for its object', 'Mother Quill waits. Nobody has told Mother Quill either.'],
  ])('keeps the name %s', (_, text) => {
    expect(told(text)).toBe(text);
  });
});
