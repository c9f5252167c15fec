import { expect, it } from 'vitest';
import { ownListing } from '#tests/support/dom/own-listing.ts';
import { draftFor, draftIn, errorsIn } from './about-draft.ts';

const before = ownListing({ version: '1.9' });

it('a new listing needs its words, and begins at version 1.0', () => {
  const draft = draftFor(undefined, 'seed');
  expect(draft).toMatchObject({ version: '1.0', cover: 'seed' });
  expect(Object.keys(errorsIn(draft, undefined)).toSorted()).toEqual(['description', 'summary', 'title']);
});

it('a newer version begins with the words of the last, and must be higher', () => {
  const draft = draftFor(before, 'seed');
  expect(draft).toMatchObject({ title: 'The Weir', version: '1.10', cover: 'weir' });
  expect(errorsIn(draft, before)).toEqual({});
  expect(errorsIn({ ...draft, version: '1.9' }, before)).toEqual({ version: 'It must be higher than 1.9.' });
  expect(errorsIn({ ...draft, version: 'two' }, before).version).toContain('1.2.1');
});

it('begins with the terms of the work that it is made of, and cannot take from them', () => {
  const source = { title: 'The Marsh', author: 'Mira', version: '1.0', license: 'CC-BY-SA-4.0', provenance: 'assisted' } as const;
  const first = draftFor(undefined, 'seed');
  const kept = { license: 'CC-BY-SA-4.0', provenance: 'assisted' };
  expect(draftIn({ first, typed: {}, sources: [source], isNew: true })).toMatchObject(kept);
  expect(draftIn({ first, typed: { license: 'CC0-1.0', provenance: 'human' }, sources: [source], isNew: true })).toMatchObject(kept);
  expect(draftIn({ first: before, typed: { provenance: 'machine' }, sources: [source], isNew: false })).toMatchObject({
    license: 'CC-BY-SA-4.0',
    provenance: 'machine',
  });
  const apart = [source, { ...source, license: 'CC-BY-NC-4.0' as const }];
  expect(errorsIn(draftIn({ first, typed: {}, sources: apart, isNew: true }), undefined, apart).license).toContain('do not go together');
});
