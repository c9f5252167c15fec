import { describe, expect, it } from 'vitest';
import { checkCredentials } from './credentials.ts';

const good = { email: 'mira@table.example', password: 'secret', name: '', invitation: '' };

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
    expect(Object.keys(checkCredentials('signin', { email: ' ', password: '', name: '', invitation: '' }))).toEqual(['email', 'password']);
  });

  it('refuses an address that is none and a name that is too long', () => {
    for (const email of ['mira', 'mira@', '@table.example', 'mira@table', 'mira@table.', 'mira @table.example'])
      expect(checkCredentials('signup', { ...good, email })).toEqual({ email: 'That does not look like an email address.' });
    expect(checkCredentials('signup', { ...good, name: 'x'.repeat(61) }).name).toBe('A name has at most 60 characters.');
  });

  it('asks for an invitation where one is needed, and for a whole one wherever one was typed', () => {
    const missing = 'Please enter the link or code you were given.';
    const broken = 'That is not an invitation code. A code has 8 letters; the code of a link has 26 letters and digits.';
    expect(checkCredentials('signup', good, true)).toEqual({ invitation: missing });
    expect(checkCredentials('signup', { ...good, invitation: 'Thursday' })).toEqual({ invitation: broken });
    expect(checkCredentials('signup', { ...good, invitation: 'https://table.example/join#ABCDEFGHJKLMNPQRSTUVWXYZ23' }, true)).toEqual({});
    expect(checkCredentials('signin', { ...good, invitation: 'Thursday' }, true)).toEqual({});
  });
});
