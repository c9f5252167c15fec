import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const PUBLIC_URL = 'https://play.example.org/';
const mail = { SMTP_URL: 'smtps://user:word@mail.example.org', SMTP_FROM: 'Hearthlore <hearth@example.org>' };
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };

describe('the environment', () => {
  it('says nothing of mail, Google or a proxy unless it is told', () => {
    expect(readConfig({ SMTP_URL: '', GOOGLE_CLIENT_ID: '' })).toMatchObject({
      smtp: null,
      google: null,
      trustProxy: false,
      signups: 'invite',
      publicUrl: null,
    });
  });

  it('is read whole', () => {
    expect(readConfig({ PUBLIC_URL, ...mail, ...google, TRUST_PROXY: '1', SIGNUPS: 'open' })).toMatchObject({
      publicUrl: 'https://play.example.org',
      smtp: { url: mail.SMTP_URL, from: mail.SMTP_FROM },
      google: { clientId: 'id', clientSecret: 'secret', issuer: 'https://accounts.google.com' },
      trustProxy: true,
      signups: 'open',
    });
  });

  it('knows the price of the model when both parts of it are told', () => {
    expect(readConfig({}).modelPrice).toBeNull();
    expect(readConfig({ HEARTHLORE_MODEL_PRICE_INPUT: '0.15', HEARTHLORE_MODEL_PRICE_OUTPUT: '0.6' }).modelPrice).toEqual({
      input: 0.15,
      output: 0.6,
    });
    expect(() => readConfig({ HEARTHLORE_MODEL_PRICE_INPUT: '2' })).toThrow(
      'HEARTHLORE_MODEL_PRICE_INPUT and HEARTHLORE_MODEL_PRICE_OUTPUT go together',
    );
    expect(() => readConfig({ HEARTHLORE_MODEL_PRICE_INPUT: 'cheap', HEARTHLORE_MODEL_PRICE_OUTPUT: '1' })).toThrow(
      'HEARTHLORE_MODEL_PRICE_INPUT',
    );
  });

  it.each([
    [mail, 'PUBLIC_URL must say where people reach the server: mails hold links to it.'],
    [{ PUBLIC_URL, SMTP_URL: mail.SMTP_URL }, 'SMTP_FROM must name the address that mails come from.'],
    [{ PUBLIC_URL, ...mail, SMTP_URL: 'mail.example.org' }, 'SMTP_URL must be an address such as smtps://'],
    [{ PUBLIC_URL, ...mail, SMTP_FROM: 'Hearthlore' }, 'SMTP_FROM must be the address that mails come from'],
    [google, 'PUBLIC_URL must say where people reach the server: Google sends them back there.'],
    [{ PUBLIC_URL, GOOGLE_CLIENT_ID: 'id' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together'],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY must be 1 or 0'],
  ])('%o is refused with a sentence', (environment, sentence) => {
    expect(() => readConfig(environment)).toThrow(sentence);
  });
});
