import { sql as raw } from 'drizzle-orm';
import { z } from 'zod';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Encryption } from '#server/kernel/encryption.ts';
import { drawVapidKeys } from './vapid.ts';
import type { VapidKeys } from './vapid.ts';

const KEY = 'push.keys';
const Kept = z.object({ publicKey: z.string(), sealedPrivateKey: z.string() });

/** The installation's keys, made at the first start and kept sealed; all its servers have the same. */
export async function obtainVapidKeys(sql: Sql, encryption: Encryption): Promise<VapidKeys> {
  const drawn = drawVapidKeys();
  const fresh = JSON.stringify({ publicKey: drawn.publicKey, sealedPrivateKey: encryption.encrypt(drawn.privateKey) });
  await sql.execute(raw`insert into setting (key, value) values (${KEY}, ${fresh}::jsonb) on conflict do nothing`);
  const { rows } = await sql.execute(raw`select value from setting where key = ${KEY}`);
  const { publicKey, sealedPrivateKey } = Kept.parse(rows[0]?.['value']);
  const privateKey = encryption.decrypt(sealedPrivateKey);
  if (privateKey !== null) return { publicKey, privateKey };
  // Sealed under a secret that is gone: browsers subscribe anew under new keys.
  await sql.execute(raw`delete from push_subscription`);
  await sql.execute(raw`update setting set value = ${fresh}::jsonb where key = ${KEY} and value ->> 'publicKey' = ${publicKey}`);
  return obtainVapidKeys(sql, encryption);
}
