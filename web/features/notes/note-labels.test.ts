import { expect, it } from 'vitest';
import { openingText, stateText, titleText } from './note-labels.ts';

it('says how a note’s words stand, and calls a note by something', () => {
  expect((['saved', 'saving', 'kept', 'refused'] as const).map(stateText)).toEqual([
    'Saved',
    'Saving…',
    'Not saved yet: kept on this device',
    'Not saved yet: kept on this device',
  ]);
  expect([titleText('  '), titleText('Bells')]).toEqual(['Untitled note', 'Bells']);
});

it('shows how a note begins without the marks of Markdown', () => {
  expect(openingText('# Bells\n\n- *one*\n2. **two**, not 3. three\n> four')).toBe('Bells\n\none\ntwo, not 3. three\nfour');
});
