import type { Sql } from '#server/kernel/database/database.ts';
import { createEncryption } from '#server/kernel/encryption.ts';
import { openPushService } from './push/push-service.ts';
import type { PushService } from './push/push-service.ts';
import { obtainVapidKeys } from './push/vapid-keys.store.ts';

interface Opening {
  sql: Sql;
  /** The installation's secret, under which the private key is kept. */
  secret: string;
  contact: string;
  trusted: readonly string[];
  now: () => Date;
}

/** Opens the way to browsers' push services with the installation's own keys. */
export async function openPush({ sql, secret, ...settings }: Opening): Promise<PushService> {
  return openPushService({ ...settings, keys: await obtainVapidKeys(sql, createEncryption(secret, 'push key')) });
}
