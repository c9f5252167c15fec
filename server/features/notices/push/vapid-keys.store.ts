import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import { sharedValues } from '#server/features/settings/index.ts';
import { drawVapidKeys } from './vapid.ts';
import type { VapidKeys } from './vapid.ts';

const KEY = 'push.keys';
const Kept = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

/** The installation's keys, made at the first start and kept sealed; all its servers have the same. */
export async function obtainVapidKeys(sql: Sql, encryption: Encryption): Promise<VapidKeys> {
  const drawn = drawVapidKeys();
  const fresh = { publicKey: drawn.publicKey, sealedPrivateKey: encryption.encrypt(drawn.privateKey) };
  const kept = await sharedValues.keepFirstValue(sql, KEY, fresh);
  const { publicKey, sealedPrivateKey } = Kept.parse(kept);
  const privateKey = encryption.decrypt(sealedPrivateKey);
  if (privateKey !== null) return { publicKey, privateKey };
  // Sealed under a secret that is gone: browsers subscribe anew under new keys.
  await sql.execute(raw`delete from push_subscription`);
  await sharedValues.replaceValue(sql, KEY, { was: kept, value: fresh });
  return obtainVapidKeys(sql, encryption);
}
