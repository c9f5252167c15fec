import { describe, expect, it } from 'vitest';
import { withLastPlace } from './corrections.ts';

describe('a way that is taken back in the same breath', () => {
  it.each([
    ['I go to the goose yard? no wait, bakehouse. It is warm there', 'I go to bakehouse. It is warm there'],
    ['we head over to the mill - actually, to the smithy', 'we head over to the smithy'],
    ['I walk to the quay, scratch that, the foundry!', 'I walk to the foundry!'],
  ])('gives way to the one that is meant: %s', (typed, meant) => {
    expect(withLastPlace(typed)).toBe(meant);
  });

  it.each(['I go to the mill. Wait, what was that noise over there by the wheel?', 'I go to the goose yard and wait, quietly'])(
    'stays, where nothing else is meant: %s',
    (typed) => {
      expect(withLastPlace(typed)).toBe(typed);
    },
  );
});
