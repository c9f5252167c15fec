import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

const fallback = { title: 'Error', sentence: 'Failed to load campaigns' };

describe('the words for something that went wrong', () => {
  it('are the server’s own when it refused', () => {
    const refused = { code: 'campaign.planRequired', message: 'Please upgrade.', data: { title: 'Access Denied' } };
    expect(refusalText(refused, fallback)).toEqual({ title: 'Access Denied', sentence: 'Please upgrade.' });
  });

  it('name the incident of a fault', () => {
    const fault = { code: 'fault', message: 'internal', data: { incident: 'ab12' } };
    expect(refusalText(fault, fallback).sentence).toBe('Failed to load campaigns (Incident ab12)');
    expect(refusalText(fault).sentence).toBe('Something went wrong on the server. Please try again. (Incident ab12)');
  });

  it('are the fallback’s when the server did not answer readably', () => {
    expect(refusalText(new TypeError('Failed to fetch'), fallback)).toEqual(fallback);
    expect(refusalText({ code: 'BAD_GATEWAY', message: '<html>' }, fallback)).toEqual(fallback);
    expect(refusalText(null).sentence).toBe('The server could not be reached. Please try again.');
  });
});
