import { expect, it } from 'vitest';
import { blankDraft, decidedOf, openDraft } from './creation-draft.ts';

it('reads only drafts of its own kind', () => {
  expect([blankDraft, { ...blankDraft, version: 0 }, null, 'text'].map(openDraft)).toEqual([blankDraft, null, null, null]);
});

it('reads the method of a draft that an earlier build kept', () => {
  const methods = ['standard array', 'point buy', 'rolled', 'pointBuy'].map((method) => openDraft({ ...blankDraft, method })?.method);
  expect(methods).toEqual(['standardArray', 'pointBuy', 'rolled', 'pointBuy']);
});

it('leaves out what drafts of earlier builds kept besides', () => {
  expect(openDraft({ ...blankDraft, homebrew: [] })).toEqual(blankDraft);
});

it('asks by what is decided alone: neither the name nor the step changes what there is to choose', () => {
  expect(decidedOf({ ...blankDraft, name: 'Kara', at: 'gear' })).toEqual(decidedOf(blankDraft));
});
