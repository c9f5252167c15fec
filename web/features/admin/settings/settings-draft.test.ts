import type { Settings } from '#contract/accounts/admin-shapes.ts';
import { describe, expect, it } from 'vitest';
import { draftOf, errorsOf, isChanged, settingsFrom } from './settings-draft.ts';

const plain: Settings = {
  signups: 'invite',
  model: null,
  repliesPerCampaign: null,
  repliesPerPerson: null,
  megabytesPerPerson: null,
  listingsReviewed: false,
};
const named: Settings = {
  signups: 'open',
  model: { name: 'openai-compatible:tale:70b', baseUrl: 'https://models.example.org/v1' },
  repliesPerCampaign: 200,
  repliesPerPerson: 40,
  megabytesPerPerson: 2000,
  listingsReviewed: true,
};
const storyteller: Settings = { ...plain, model: { name: '', baseUrl: null } };

describe('the form of the settings', () => {
  it.each([
    ['the environment', plain],
    ['the Storyteller', storyteller],
    ['a model', named],
  ])('gives back what was set for %s', (_, settings) => {
    expect(settingsFrom(draftOf(settings))).toEqual(settings);
    expect(errorsOf(draftOf(settings))).toEqual({});
    expect(isChanged(draftOf(settings), settings)).toBe(false);
  });

  it('splits a model at its first colon only', () => {
    expect(draftOf(named)).toMatchObject({ narrator: 'model', provider: 'openai-compatible', model: 'tale:70b' });
  });

  it('notices every change, a typed key too', () => {
    expect(isChanged({ ...draftOf(plain), signups: 'open' }, plain)).toBe(true);
    expect(isChanged({ ...draftOf(plain), repliesPerPerson: '5' }, plain)).toBe(true);
    expect(isChanged({ ...draftOf(plain), key: 'k' }, plain)).toBe(true);
    expect(isChanged({ ...draftOf(plain), removeKey: true }, plain)).toBe(true);
  });
});

describe('the key', () => {
  it('is left alone when nothing was typed', () => {
    expect(settingsFrom(draftOf(named))).not.toHaveProperty('modelKey');
  });

  it('is sent as typed, and empty to remove it', () => {
    expect(settingsFrom({ ...draftOf(named), key: ' secret ' }).modelKey).toBe('secret');
    expect(settingsFrom({ ...draftOf(named), key: 'secret', removeKey: true }).modelKey).toBe('');
  });
});

describe('what is wrong with the form', () => {
  it('is a model without a name or an address it needs', () => {
    const errors = errorsOf({ ...draftOf(plain), narrator: 'model' });
    expect(Object.keys(errors)).toEqual(['model', 'baseUrl']);
    expect(errorsOf({ ...draftOf(plain), narrator: 'model', provider: 'openai', model: 'm' })).toEqual({});
  });

  it('is an address that is none', () => {
    for (const baseUrl of ['models', 'ftp://models.example.org', 'javascript:alert(1)']) {
      expect(errorsOf({ ...draftOf(named), baseUrl }).baseUrl).toContain('such as https://');
    }
  });

  it('is no matter where no model is chosen', () => {
    expect(errorsOf({ ...draftOf(plain), narrator: 'storyteller', baseUrl: 'nonsense' })).toEqual({});
  });

  it.each(['0', '-1', '1.5', '100001', 'ten'])('is a cap of %s', (repliesPerCampaign) => {
    expect(errorsOf({ ...draftOf(plain), repliesPerCampaign }).repliesPerCampaign).toContain('from 1 to 100,000');
  });
});

describe('the bound for stored files', () => {
  it.each(['', ' ', '0'])('is none for "%s"', (megabytesPerPerson) => {
    const draft = { ...draftOf(named), megabytesPerPerson };
    expect(errorsOf(draft)).toEqual({});
    expect(settingsFrom(draft)).toMatchObject({ megabytesPerPerson: null });
  });

  it('is a number of megabytes', () => {
    expect(errorsOf({ ...draftOf(plain), megabytesPerPerson: 'much' }).megabytesPerPerson).toContain('from 1 to 100,000');
    expect(settingsFrom({ ...draftOf(plain), megabytesPerPerson: '500' })).toMatchObject({ megabytesPerPerson: 500 });
  });
});
