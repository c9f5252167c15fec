import { describe, expect, it } from 'vitest';
import { wordsOf } from './refusal-words.ts';

const fallback = { title: 'Error', sentence: 'Failed to load campaigns' };

describe('the words for something that went wrong', () => {
  it('are the server’s own when it refused', () => {
    const refused = { code: 'campaign.planRequired', message: 'Please upgrade.', data: { title: 'Access Denied' } };
    expect(wordsOf(refused, fallback)).toEqual({ title: 'Access Denied', sentence: 'Please upgrade.' });
  });

  it('name the incident of a fault', () => {
    const fault = { code: 'fault', message: 'internal', data: { incident: 'ab12' } };
    expect(wordsOf(fault, fallback).sentence).toBe('Failed to load campaigns (Incident ab12)');
    expect(wordsOf(fault).sentence).toBe('Something went wrong on the server. Please try again. (Incident ab12)');
  });

  it('are the fallback’s when the server did not answer readably', () => {
    expect(wordsOf(new TypeError('Failed to fetch'), fallback)).toEqual(fallback);
    expect(wordsOf({ code: 'BAD_GATEWAY', message: '<html>' }, fallback)).toEqual(fallback);
    expect(wordsOf(null).sentence).toBe('The server could not be reached. Please try again.');
  });
});
