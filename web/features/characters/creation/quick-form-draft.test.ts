import { describe, expect, it } from 'vitest';
import { blankForm, isComplete, readForm } from './quick-form-draft.ts';

const whole = { id: 'x', name: 'Kara', race: 'elf', class: 'wizard' };

describe('the form', () => {
  it.each([
    [whole, true],
    [{ ...whole, name: '  ' }, false],
    [{ ...whole, race: '' }, false],
    [{ ...whole, class: '' }, false],
    [blankForm, false],
  ])('%j is complete: %s', (form, complete) => expect(isComplete(form)).toBe(complete));

  it('comes back as it was kept, and mends what is amiss', () => {
    expect(readForm(whole)).toEqual(whole);
    expect(readForm({ name: 'Kara', race: 4 })).toEqual({ ...blankForm, name: 'Kara' });
    expect([readForm(null), readForm('Kara')]).toEqual([null, null]);
  });
});
