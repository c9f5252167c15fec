import { describe, expect, it } from 'vitest';
import { failureWords } from './account-failures.ts';

describe('what an address says went wrong on the way in', () => {
  it('is told in our own words', () => {
    expect(failureWords('access_denied')).toBe('You did not let Google sign you in here. You can try again, or use email and password.');
    expect(failureWords('INVALID_TOKEN')).toBe('This link has been used or has expired. Please ask for a new one.');
  });

  it('keeps the words of our own refusals', () => {
    expect(failureWords('auth.inviteOnly')).toBe('Sign ups by invite only. Please use the link or code you were given.');
    expect(failureWords('auth.suspended')).toBe('This account is suspended. Please ask the administrator.');
  });

  it.each(['teapot', 'toString', '<script>', ''])('never repeats %j, which it does not know', (code) => {
    expect(failureWords(code)).toBe('An unexpected error occurred');
  });
});
