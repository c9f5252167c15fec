import type { z } from 'zod';
import { recordFact } from '#domain/fact.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { NewerDocument } from '#server/kernel/database/document-kind.ts';
import { listVersions, removeDocument, saveDocument } from './documents.store.ts';
import type { Doer, DocumentName } from './documents.store.ts';

/**
 * Undoes what has damaged something: it stands again as it last could be read on the branch that is played now. Where it never
 * could, it is removed. What a newer Hearthlore wrote stays as it is, and is refused. Every version stays in the history. Hold the thing first. Answers how it stands; null once it is gone.
 */
export async function bringBack<Schema extends z.ZodType<object>>(
  sql: Sql,
  name: DocumentName,
  schema: Schema,
  by: Doer,
  now: Date,
): Promise<z.output<Schema> | null> {
  let before: number | undefined;
  for (let seen = 0; seen < campaignServerLimits.versionsLookedThrough; seen += campaignServerLimits.versionsReadAtOnce) {
    const versions = await listVersions(sql, name, {
      limit: campaignServerLimits.versionsReadAtOnce,
      ...(before === undefined ? {} : { before }),
    });
    if (before === undefined && versions[0]?.data instanceof NewerDocument) throw new Refusal('stored.newer');
    for (const { data } of versions) {
      const read = data === null ? null : schema.safeParse(data);
      if (!read?.success) continue;
      await saveDocument(sql, name, read.data, { by, summary: [recordFact('broughtBack')] }, now);
      return read.data;
    }
    before = versions.at(-1)?.position;
    if (versions.length < campaignServerLimits.versionsReadAtOnce) break;
  }
  await removeDocument(sql, name, { by, summary: [recordFact('damagedRemoved')] }, now);
  return null;
}
