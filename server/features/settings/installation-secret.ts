import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import { keepFirstValue } from './shared-values.store.ts';

/** The secret that signs cookies and links, and encrypts keys: made once per installation, shared by all its servers. */
export async function obtainSecret(db: Sql): Promise<string> {
  return z.string().parse(await keepFirstValue(db, 'auth.secret', randomBytes(32).toString('hex')));
}
