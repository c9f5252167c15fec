import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { betterAuth } from 'better-auth';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { describe, expect, it } from 'vitest';
import { accountText, hasAccountText } from '#domain/account/account-refusal-text.ts';

const library = dirname(fileURLToPath(import.meta.resolve('better-auth')));
const { $ERROR_CODES: declared } = betterAuth({
  baseURL: 'http://localhost',
  logger: { disabled: true },
  secret: 'a secret of at least thirty-two characters',
  plugins: [twoFactor(), genericOAuth({ config: [] })],
});

/** Sources of the parts of the library that are in use here. */
const sources = [
  ...['sign-in', 'sign-up', 'sign-out', 'password', 'callback', 'email-verification', 'session'].map((name) => `api/routes/${name}.mjs`),
  ...[
    'oauth2',
    'plugins/two-factor',
    'plugins/two-factor/totp',
    'plugins/two-factor/backup-codes',
    'plugins/generic-oauth',
    'api/middlewares',
  ].flatMap((folder) =>
    readdirSync(join(library, folder))
      .filter((name) => name.endsWith('.mjs'))
      .map((name) => `${folder}/${name}`),
  ),
  'state.mjs',
];
const text = sources.map((name) => readFileSync(join(library, name), 'utf8')).join('\n');
const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, code = '']) => code);
/** Codes that stand in no list of the library, only where they are thrown or led on with. */
const written = [
  ...found(/\bcode: "([A-Z][A-Z_]+)"/g),
  ...found(/\b(?:code|error): "([a-z]+(?:[_ ][a-z]+)+)"/g).map((code) => code.replaceAll(' ', '_')),
  ...found(/^\t[A-Z_]+: "([a-z]+(?:_[a-z]+)+)",?$/gm),
];
/** Only where the library answers with what is a fault here. */
const faults = ['INTERNAL_SERVER_ERROR'];

describe('every code of the account library', () => {
  it.each(Object.entries(declared).map(([code, { message }]) => [code, message]))('has words of our own: %s', (code, message) => {
    expect(hasAccountText(code)).toBe(true);
    expect(accountText(code).sentence).not.toBe(message);
  });

  it('is also known where it stands in no list', () => {
    expect(written.length).toBeGreaterThan(15);
    expect(written).toEqual(expect.arrayContaining(['UNAUTHORIZED', 'state_mismatch', 'account_not_linked', 'email_not_verified']));
    expect([...new Set(written)].filter((code) => !hasAccountText(code) && !faults.includes(code))).toEqual([]);
  });

  it('leads on where there is something to do', () => {
    expect(accountText('USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL').next).toBe('signIn');
    expect(accountText('INVALID_EMAIL_OR_PASSWORD').next).toBe('recover');
  });
});

it.each(['teapot', 'toString', '<script>', ''])('a code that nobody knows is never repeated: %j', (code) => {
  expect(accountText(code)).toEqual({ sentence: 'An unexpected error occurred' });
});
