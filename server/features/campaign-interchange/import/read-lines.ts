import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate as others } from 'node:timers/promises';
import type { z } from 'zod';
import { linedParts } from '#domain/campaign-file/campaign-file.ts';
import type { LinedPart } from '#domain/campaign-file/campaign-file.ts';
import { isWritable } from '#domain/ids.ts';
import { campaignServerLimits } from '#domain/limits/campaign-limits.ts';
import type { NewIds } from './new-ids.ts';
import { damagedPart, refuseFile } from './refuse-file.ts';
import type { Unpacked } from './unpack-campaign.ts';

/** A line that was read, and which it is. */
export interface ReadLine<Value> {
  value: Value;
  line: number;
}

/**
 * Reads a part line by line under new ids, each by the schema. Refuses a line that is no JSON, does not fit, is too long, too deep or holds
 * a character that cannot be stored, and more lines than there may be.
 */
export async function* readLines<Schema extends z.ZodType>(
  { parts }: Unpacked,
  part: LinedPart,
  schema: Schema,
  ids: NewIds,
): AsyncGenerator<ReadLine<z.output<Schema>>> {
  const path = linedParts[part];
  const input = createReadStream(parts.get(path)?.place ?? '', 'utf8');
  let line = 0;
  for await (const words of createInterface({ input, crlfDelay: Infinity })) {
    line += 1;
    if (line > campaignServerLimits.campaignFileLines) throw refuseFile(`${path} has too many lines.`);
    if (line % campaignServerLimits.campaignFileLinesInARow === 0) await others();
    const read = schema.safeParse(jsonOf(path, line, ids(words)));
    if (!read.success) throw damagedPart(path, line, read.error.issues[0]?.path);
    yield { value: read.data, line };
  }
}

/** The value of JSON that a line of a part is. */
export function jsonOf(path: string, line: number, text: string): unknown {
  if (text.length > campaignServerLimits.campaignFileLineBytes) throw damagedPart(path, line);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damagedPart(path, line);
  }
  refuseUnwritable(path, line, value);
  return value;
}

function refuseUnwritable(path: string, line: number, value: unknown, depth = 0): void {
  if (depth > campaignServerLimits.campaignFileDepth) throw damagedPart(path, line);
  if (typeof value === 'string' && !isWritable(value)) throw refuseFile(`${path}, line ${line}, holds a character that cannot be stored.`);
  if (typeof value !== 'object' || value === null) return;
  for (const [name, held] of Object.entries(value)) {
    if (name === '__proto__' || !isWritable(name)) throw damagedPart(path, line);
    refuseUnwritable(path, line, held, depth + 1);
  }
}
