import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const PUBLIC_URL = 'https://play.example.org/';
const mail = { SMTP_URL: 'smtps://user:word@mail.example.org', SMTP_FROM: 'Hearthlore <hearth@example.org>' };
const google = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
const bucket = {
  FILES_S3_BUCKET: 'hearth',
  FILES_S3_ENDPOINT: 'https://s3.example.org',
  FILES_S3_ACCESS_KEY_ID: 'id',
  FILES_S3_SECRET_ACCESS_KEY: 'secret',
};

const stripe = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };

describe('the environment', () => {
  it('sells by Stripe where both of its secrets and the public address are known', () => {
    expect(readConfig({}).stripe).toBeNull();
    expect(readConfig({ ...stripe, PUBLIC_URL }).stripe).toEqual({
      secretKey: 'sk_live_1',
      webhookSecret: 'whsec_1',
      apiUrl: 'https://api.stripe.com',
      publicUrl: 'https://play.example.org',
    });
    expect(() => readConfig(stripe)).toThrow('PUBLIC_URL');
    expect(() => readConfig({ STRIPE_SECRET_KEY: 'sk_live_1', PUBLIC_URL })).toThrow('go together');
    expect(() => readConfig({ ...stripe, STRIPE_SECRET_KEY: 'pk_live_1', PUBLIC_URL })).toThrow('begins with sk_');
  });

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

  it('names a contact to push services: the one given, else who sends mail, else its own address', () => {
    const contactOf = (environment: Record<string, string>) => readConfig(environment).pushContact;
    const mail = { SMTP_URL: 'smtps://mail.example.org', SMTP_FROM: 'Table <table@example.org>', PUBLIC_URL: 'https://play.example.org/x' };
    expect(contactOf({ ...mail, PUSH_CONTACT: 'mailto:me@example.org' })).toBe('mailto:me@example.org');
    expect(contactOf(mail)).toBe('mailto:table@example.org');
    expect(contactOf({ PUBLIC_URL: mail.PUBLIC_URL })).toBe('https://play.example.org');
    expect(contactOf({})).toMatch(/^mailto:/);
    expect(() => contactOf({ PUSH_CONTACT: 'me@example.org' })).toThrow('PUSH_CONTACT');
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

  it('names a bucket for uploaded files, or none', () => {
    expect(readConfig({}).bucket).toBeNull();
    expect(readConfig({ FILES_S3_BUCKET: 'hearth', FILES_S3_REGION: 'eu-central-1' }).bucket).toEqual({
      bucket: 'hearth',
      endpoint: null,
      region: 'eu-central-1',
      keys: null,
      pathStyle: false,
    });
    expect(readConfig(bucket).bucket).toEqual({
      bucket: 'hearth',
      endpoint: 'https://s3.example.org',
      region: 'us-east-1',
      keys: { accessKeyId: 'id', secretAccessKey: 'secret' },
      pathStyle: true,
    });
    expect(readConfig({ ...bucket, FILES_S3_PATH_STYLE: '0' }).bucket).toMatchObject({ pathStyle: false });
  });

  it.each([
    [{ ...bucket, FILES_S3_BUCKET: '' }, 'FILES_S3_ENDPOINT is set, so FILES_S3_BUCKET must name the bucket for uploaded files.'],
    [{ FILES_S3_PATH_STYLE: '1' }, 'FILES_S3_PATH_STYLE is set, so FILES_S3_BUCKET must name'],
    [{ ...bucket, FILES_S3_BUCKET: 'My Files' }, 'FILES_S3_BUCKET must be the name of a bucket'],
    [{ ...bucket, FILES_S3_ENDPOINT: 's3.example.org' }, 'FILES_S3_ENDPOINT must be an address such as https://'],
    [{ ...bucket, FILES_S3_SECRET_ACCESS_KEY: '' }, 'FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY go together'],
    [{ ...bucket, FILES_S3_PATH_STYLE: 'yes' }, 'FILES_S3_PATH_STYLE must be 1 or 0'],
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
