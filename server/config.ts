import { Signups } from '#domain/invitation.ts';
import { z } from 'zod';
import { StartError } from '#server/kernel/start-error.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

/** Dollars for a million tokens. */
const Dollars = z.coerce.number().min(0).max(100_000);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'DATABASE_URL must start with postgres:// or postgresql://').optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an address such as https://play.example.org' }).optional(),
  SIGNUPS: Signups.default('invite'),
  HEARTHLORE_MODEL: z.string().optional(),
  HEARTHLORE_MODEL_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'HEARTHLORE_MODEL_BASE_URL must be an address such as http://localhost:11434/v1' })
    .optional(),
  HEARTHLORE_MODEL_API_KEY: z.string().optional(),
  HEARTHLORE_NARRATORS: z.coerce.number().int().min(1).max(100).default(4),
  HEARTHLORE_MODEL_PRICE_INPUT: Dollars.optional(),
  HEARTHLORE_MODEL_PRICE_OUTPUT: Dollars.optional(),
  TRUST_PROXY: z.enum(['0', '1'], { error: 'TRUST_PROXY must be 1 or 0' }).default('0'),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'SMTP_URL must be an address such as smtps://user:password@mail.example.org' }).optional(),
  SMTP_FROM: z.string().includes('@', { error: 'SMTP_FROM must be the address that mails come from' }).optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z
    .url({ protocol: /^https?$/, error: 'GOOGLE_ISSUER must be an address such as https://accounts.google.com' })
    .default('https://accounts.google.com'),
  HEARTHLORE_DEV: z.string().optional(),
});

/** What the environment says, read once. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Where people reach the server; null means wherever it listens. */
  publicUrl: string | null;
  /** Whether a proxy of ours stands before the server; then the last hop it names is the caller. */
  trustProxy: boolean;
  smtp: { url: string; from: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  /** Who may sign up until an administrator decides. */
  signups: Signups;
  model: { name: string | null; baseUrl: string | null; apiKey: string | null };
  /** How many replies this server tells at once. */
  narrators: number;
  /** What the model costs, in dollars per million tokens; null where nobody has said. */
  modelPrice: { input: number; output: number } | null;
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
    publicUrl: env.PUBLIC_URL ? new URL(env.PUBLIC_URL).origin : null,
    signups: env.SIGNUPS,
    trustProxy: env.TRUST_PROXY === '1',
    smtp: smtpOf(env),
    google: googleOf(env),
    model: {
      name: env.HEARTHLORE_MODEL ?? null,
      baseUrl: env.HEARTHLORE_MODEL_BASE_URL ?? null,
      apiKey: env.HEARTHLORE_MODEL_API_KEY ?? null,
    },
    narrators: env.HEARTHLORE_NARRATORS,
    modelPrice: priceOf(env),
    development: env.HEARTHLORE_DEV === '1',
  };
}

type Env = z.infer<typeof Environment>;

function smtpOf({ SMTP_URL: url, SMTP_FROM: from, PUBLIC_URL }: Env): Config['smtp'] {
  if (url === undefined) return null;
  if (from === undefined) throw new StartError('SMTP_URL is set, so SMTP_FROM must name the address that mails come from.');
  if (PUBLIC_URL === undefined)
    throw new StartError('SMTP_URL is set, so PUBLIC_URL must say where people reach the server: mails hold links to it.');
  return { url, from };
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
