import { Signups } from '#domain/account/invitation.ts';
import { z } from 'zod';
import type { BucketSettings } from '#server/kernel/files/bucket-settings.ts';
import { StartError } from '#server/kernel/start-error.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Dollars for a million tokens. */
const Dollars = z.coerce.number().min(0).max(100_000);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'DATABASE_URL must start with postgres:// or postgresql://').optional(),
  FILES_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'FILES_S3_BUCKET must be the name of a bucket, such as hearthlore-files')
    .optional(),
  FILES_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'FILES_S3_ENDPOINT must be an address such as https://s3.example.org' })
    .optional(),
  FILES_S3_REGION: z.string().optional(),
  FILES_S3_ACCESS_KEY_ID: z.string().optional(),
  FILES_S3_SECRET_ACCESS_KEY: z.string().optional(),
  FILES_S3_PATH_STYLE: z.enum(['0', '1'], { error: 'FILES_S3_PATH_STYLE must be 1 or 0' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an address such as https://play.example.org' }).optional(),
  BRAKES: z.enum(['0', '1'], { error: 'BRAKES must be 1 or 0' }).default('1'),
  SIGNUPS: Signups.default('invite'),
  HEARTHLORE_MODEL: z.string().optional(),
  HEARTHLORE_MODEL_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'HEARTHLORE_MODEL_BASE_URL must be an address such as http://localhost:11434/v1' })
    .optional(),
  HEARTHLORE_MODEL_API_KEY: z.string().optional(),
  HEARTHLORE_NARRATORS: z.coerce.number().int().min(1).max(100).default(4),
  HEARTHLORE_MODEL_PRICE_INPUT: Dollars.optional(),
  HEARTHLORE_MODEL_PRICE_OUTPUT: Dollars.optional(),
  HEARTHLORE_SPEECH_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'HEARTHLORE_SPEECH_BASE_URL must be an address such as http://localhost:8880/v1' })
    .optional(),
  HEARTHLORE_SPEECH_MODEL: z.string().optional(),
  HEARTHLORE_SPEECH_VOICE: z.string().optional(),
  HEARTHLORE_SPEECH_API_KEY: z.string().optional(),
  HEARTHLORE_PICTURES_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'HEARTHLORE_PICTURES_BASE_URL must be an address such as http://localhost:8080/v1' })
    .optional(),
  HEARTHLORE_PICTURES_MODEL: z.string().optional(),
  HEARTHLORE_PICTURES_API_KEY: z.string().optional(),
  TRUST_PROXY: z.enum(['0', '1'], { error: 'TRUST_PROXY must be 1 or 0' }).default('0'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.org' }).optional(),
  SMTP_FROM: z.string().includes('@', { error: 'SMTP_FROM must be the address that mails come from' }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'GOOGLE_ISSUER must be an address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
  STRIPE_SECRET_KEY: z.string().startsWith('sk_', 'STRIPE_SECRET_KEY must be a secret key, which begins with sk_').optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .startsWith('whsec_', 'STRIPE_WEBHOOK_SECRET must be the secret of a webhook, which begins with whsec_')
    .optional(),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'PUSH_CONTACT must be an address such as mailto:you@example.org')
    .optional(),
  HEARTHLORE_START_DAMAGED: z.enum(['0', '1'], { error: 'HEARTHLORE_START_DAMAGED must be 1 or 0' }).default('0'),
  HEARTHLORE_UPDATE_WITHOUT_BACKUP: z.enum(['0', '1'], { error: 'HEARTHLORE_UPDATE_WITHOUT_BACKUP must be 1 or 0' }).default('0'),
  HEARTHLORE_DEV: z.string().optional(),
});

/** What the environment says, read once. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where uploaded files lie; null for the data folder. */
  bucket: BucketSettings | null;
  /** Where people reach the server; null means wherever it listens. */
  publicUrl: string | null;
  /** Whether a proxy of ours stands before the server; then the last hop it names is the caller. */
  trustProxy: boolean;
  /** Whether people are held up who do too much at once; without it only load tests run. */
  brakes: boolean;
  smtp: { url: string; from: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Stripe, by which packages are paid; null where nothing is sold. */
  stripe: { secretKey: string; webhookSecret: string; apiUrl: string; publicUrl: string } | null;
  /** Who may sign up until an administrator decides. */
  signups: Signups;
  model: { name: string | null; baseUrl: string | null; apiKey: string | null };
  /** The service that reads replies aloud; null where none is named. */
  speech: { baseUrl: string; model: string; voice: string; apiKey: string | null } | null;
  /** The service that draws pictures; null where none is named. */
  picture: { baseUrl: string; model: string; voice: null; apiKey: string | null } | null;
  /** How many replies this server tells at once. */
  narrators: number;
  /** What the model costs, in dollars per million tokens; null where nobody has said. */
  modelPrice: { input: number; output: number } | null;
  /** Whom the push services of browsers may write to about what this server sends: a mailto: or https: address. */
  pushContact: string;
  /** Brings the embedded database up to date even where no backup can be made before. */
  updateWithoutBackup: boolean;
  /** Opens the embedded database even where a part of it is gone, to read what is left. */
  startDamaged: boolean;
  /** Serves the browser's code from its sources. */
  development: boolean;
}

/** Reads the configuration; throws a StartError. Empty values count as absent. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = Environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartError(`The setting ${String(issue?.path[0])} is not usable: ${issue?.message ?? 'unknown reason'}.`);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    bucket: bucketOf(env),
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    signups: env.SIGNUPS,
    trustProxy: env.TRUST_PROXY === '1',
    brakes: env.BRAKES === '1',
    smtp: smtpOf(env),
    google: googleOf(env),
    stripe: stripeOf(env),
    model: {
      name: env.HEARTHLORE_MODEL ?? null,
      baseUrl: env.HEARTHLORE_MODEL_BASE_URL ?? null,
      apiKey: env.HEARTHLORE_MODEL_API_KEY ?? null,
    },
    speech: speechOf(env),
    picture: pictureOf(env),
    narrators: env.HEARTHLORE_NARRATORS,
    modelPrice: priceOf(env),
    pushContact: contactOf(env),
    updateWithoutBackup: env.HEARTHLORE_UPDATE_WITHOUT_BACKUP === '1',
    startDamaged: env.HEARTHLORE_START_DAMAGED === '1',
    development: env.HEARTHLORE_DEV === '1',
  };
}

type Env = z.infer<typeof Environment>;

/** What says how a bucket is reached. */
const inBucket = [
  'FILES_S3_ENDPOINT',
  'FILES_S3_REGION',
  'FILES_S3_ACCESS_KEY_ID',
  'FILES_S3_SECRET_ACCESS_KEY',
  'FILES_S3_PATH_STYLE',
] as const;

function bucketOf(env: Env): BucketSettings | null {
  const { FILES_S3_BUCKET: bucket, FILES_S3_ENDPOINT: endpoint, FILES_S3_REGION: region, FILES_S3_PATH_STYLE: pathStyle } = env;
  const { FILES_S3_ACCESS_KEY_ID: accessKeyId, FILES_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (bucket === undefined) {
    const set = inBucket.find((name) => env[name] !== undefined);
    if (set !== undefined) throw new StartError(`${set} is set, so FILES_S3_BUCKET must name the bucket for uploaded files.`);
    return null;
  }
  if ((accessKeyId === undefined) !== (secretAccessKey === undefined))
    throw new StartError('FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY go together: one of them is missing.');
  return {
    bucket,
    endpoint: endpoint ?? null,
    region: region ?? 'us-east-1',
    keys: accessKeyId === undefined || secretAccessKey === undefined ? null : { accessKeyId, secretAccessKey },
    // Services of one's own seldom have an address for each bucket.
    pathStyle: pathStyle === undefined ? endpoint !== undefined : pathStyle === '1',
  };
}

function smtpOf({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_URL }: Env): Config['smtp'] {
  if (url === undefined) return null;
  if (from === undefined) throw new StartError('SMTP_URL is set, so SMTP_FROM must name the address that mails come from.');
  if (PUBLIC_URL === undefined)
    throw new StartError('SMTP_URL is set, so PUBLIC_URL must say where people reach the server: mails hold links to it.');
  return { url, from };
}

/** The contact of push messages: the one given, else the sender of mails, else where people reach the server. */
function contactOf({ PUSH_CONTACT: given, SMTP_FROM, PUBLIC_URL }: Env): string {
  if (given !== undefined) return given;
  const sender = /[^\s<>]+@[^\s<>]+/.exec(SMTP_FROM ?? '')?.[0];
  if (sender !== undefined) return `mailto:${sender}`;
  return PUBLIC_URL?.startsWith('https:') ? new URL(PUBLIC_URL).origin : 'mailto:hearthlore@localhost';
}

function speechOf({
  HEARTHLORE_SPEECH_BASE_URL: baseUrl,
  HEARTHLORE_SPEECH_MODEL: model,
  HEARTHLORE_SPEECH_VOICE: voice,
  HEARTHLORE_SPEECH_API_KEY: apiKey,
}: Env): Config['speech'] {
  if (baseUrl === undefined && model === undefined && voice === undefined) return null;
  if (baseUrl === undefined || model === undefined || voice === undefined)
    throw new StartError('HEARTHLORE_SPEECH_BASE_URL, HEARTHLORE_SPEECH_MODEL and HEARTHLORE_SPEECH_VOICE go together: one is missing.');
  return { baseUrl, model, voice, apiKey: apiKey ?? null };
}

function pictureOf({
  HEARTHLORE_PICTURES_BASE_URL: baseUrl,
  HEARTHLORE_PICTURES_MODEL: model,
  HEARTHLORE_PICTURES_API_KEY: apiKey,
}: Env): Config['picture'] {
  if (baseUrl === undefined && model === undefined) return null;
  if (baseUrl === undefined || model === undefined)
    throw new StartError('HEARTHLORE_PICTURES_BASE_URL and HEARTHLORE_PICTURES_MODEL go together: one of them is missing.');
  return { baseUrl, model, voice: null, apiKey: apiKey ?? null };
}

function priceOf({ HEARTHLORE_MODEL_PRICE_INPUT: input, HEARTHLORE_MODEL_PRICE_OUTPUT: output }: Env): Config['modelPrice'] {
  if (input === undefined && output === undefined) return null;
  if (input === undefined || output === undefined)
    throw new StartError('HEARTHLORE_MODEL_PRICE_INPUT and HEARTHLORE_MODEL_PRICE_OUTPUT go together: one of them is missing.');
  return { input, output };
}

function googleOf({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
  PUBLIC_URL,
}: Env): Config['google'] {
  if (clientId === undefined && clientSecret === undefined) return null;
  if (clientId === undefined || clientSecret === undefined)
    throw new StartError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together: one of them is missing.');
  if (PUBLIC_URL === undefined)
    throw new StartError('GOOGLE_CLIENT_ID is set, so PUBLIC_URL must say where people reach the server: Google sends them back there.');
  return { clientId, clientSecret, issuer };
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, PUBLIC_URL }: Env): Config['stripe'] {
  if (secretKey === undefined && webhookSecret === undefined) return null;
  if (secretKey === undefined || webhookSecret === undefined)
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: one of them is missing.');
  if (PUBLIC_URL === undefined)
    throw new StartError('STRIPE_SECRET_KEY is set, so PUBLIC_URL must say where people reach the server: Stripe sends them back there.');
  return { secretKey, webhookSecret, apiUrl: 'https://api.stripe.com', publicUrl: new URL(PUBLIC_URL).origin };
}
