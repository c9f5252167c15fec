import { expect, it } from 'vitest';
import { openingWords, stateWords, titleWords } from './note-words.ts';

it('says how a note’s words stand, and calls a note by something', () => {
  expect((['saved', 'saving', 'kept', 'refused'] as const).map(stateWords)).toEqual([
    'Saved',
    'Saving…',
    'Not saved yet: kept on this device',
    'Not saved yet: kept on this device',
  ]);
  expect([titleWords('  '), titleWords('Bells')]).toEqual(['Untitled note', 'Bells']);
});

it('shows how a note begins without the marks of Markdown', () => {
  expect(openingWords('# Bells\n\n- *one*\n2. **two**, not 3. three\n> four')).toBe('Bells\n\none\ntwo, not 3. three\nfour');
});
