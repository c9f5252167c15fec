import { z } from 'zod';
import { StartError } from '#server/kernel/start-error.ts';

const Port = z.coerce.number().int().min(0).max(65_535);

const Environment = z.object({
  PORT: Port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z.string().startsWith('postgres', 'DATABASE_URL must start with postgres:// or postgresql://').optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'PUBLIC_URL must be an address such as https://play.example.org' }).optional(),
  HEARTHLORE_MODEL: z.string().optional(),
  HEARTHLORE_MODEL_BASE_URL: z
    .url({ protocol: /^https?$/, error: 'HEARTHLORE_MODEL_BASE_URL must be an address such as http://localhost:11434/v1' })
    .optional(),
  HEARTHLORE_MODEL_API_KEY: z.string().optional(),
  HEARTHLORE_NARRATORS: z.coerce.number().int().min(1).max(100).default(4),
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
  model: { name: string | null; baseUrl: string | null; apiKey: string | null };
  /** How many replies this server tells at once. */
  narrators: number;
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
    model: {
      name: env.HEARTHLORE_MODEL ?? null,
      baseUrl: env.HEARTHLORE_MODEL_BASE_URL ?? null,
      apiKey: env.HEARTHLORE_MODEL_API_KEY ?? null,
    },
    narrators: env.HEARTHLORE_NARRATORS,
    development: env.HEARTHLORE_DEV === '1',
  };
}
