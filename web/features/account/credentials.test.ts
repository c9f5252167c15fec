import { describe, expect, it } from 'vitest';
import { checkCredentials } from './credentials.ts';

const good = { email: 'mira@table.example', password: 'secret', name: '' };

describe('a filled-in sign-in or sign-up form', () => {
  it('passes with an address and six characters', () => {
    expect(checkCredentials('signup', good)).toEqual({});
  });

  it('asks for a longer password on sign-up only', () => {
    const short = { ...good, password: '12345' };
    expect(checkCredentials('signup', short)).toEqual({ password: 'Password must be at least 6 characters long' });
    expect(checkCredentials('signin', short)).toEqual({});
  });

  it('names each field that is missing', () => {
    expect(Object.keys(checkCredentials('signin', { email: ' ', password: '', name: '' }))).toEqual(['email', 'password']);
  });

  it('refuses an address without a host and a name that is too long', () => {
    expect(checkCredentials('signup', { ...good, email: 'mira@' }).email).toBe('That does not look like an email address.');
    expect(checkCredentials('signup', { ...good, name: 'x'.repeat(61) }).name).toBe('A name has at most 60 characters.');
  });
});
