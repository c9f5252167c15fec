import { z } from 'zod';
import { Refusal } from '#domain/refusals/refusals.ts';
import { log } from '#server/kernel/log.ts';
import { NewerDocument, bareDocument } from './document-kind.ts';

/** Something that is stored, as people call it, and its id. */
interface Stored {
  what: string;
  id: string;
}

/** Something that is stored and cannot be read. */
export class Damaged implements Stored {
  readonly what: string;
  readonly id: string;
  /** Whether it is whole, and a newer Hearthlore wrote it. */
  readonly isNewer: boolean;
  constructor({ what, id }: Stored, isNewer = false) {
    this.what = what;
    this.id = id;
    this.isNewer = isNewer;
  }
}

/** What the operator has read of already; beyond so many it is forgotten and said again. */
const DOCUMENTS_REMEMBERED = 1000;
const reported = new Set<string>();

/** Tells the operator once where something is damaged: names of fields and what is wrong with them, and no value. */
function report(stored: Stored, why: string): void {
  const key = `${stored.what} ${stored.id}`;
  if (reported.has(key)) return;
  if (reported.size >= DOCUMENTS_REMEMBERED) reported.clear();
  reported.add(key);
  log.fault('Something stored is damaged', new Error(why), { ...stored });
}

const faultsIn = ({ issues }: z.ZodError): string =>
  issues
    .slice(0, 5)
    .map(({ path, code }) => `${path.slice(0, 4).map(String).join('.')}: ${code}`)
    .join(', ');

/** Reads something stored. What cannot be read comes back as `Damaged`, so that whatever stands beside it can still be shown. */
export function readStored<Schema extends z.ZodType>(schema: Schema, data: unknown, stored: Stored): z.output<Schema> | Damaged {
  if (data instanceof NewerDocument) {
    report(stored, 'a newer Hearthlore wrote it');
    return new Damaged(stored, true);
  }
  const read = schema.safeParse(data);
  if (read.success) return read.data;
  report(stored, faultsIn(read.error));
  return new Damaged(stored);
}

/** The same for what cannot be done without it: refuses with a sentence that says what is damaged and how to bring it back. */
export function requireStored<Schema extends z.ZodType>(schema: Schema, data: unknown, stored: Stored): z.output<Schema> {
  const read = readStored(schema, data, stored);
  if (read instanceof Damaged) throw read.isNewer ? newerRefusal(stored.what) : damagedRefusal(stored.what);
  return read;
}

/**
 * The same part by part: each part that cannot be read is what `instead` has for it, and `lost` names it. What cannot be read
 * and has nothing in its stead is a fault of ours.
 */
export function readByParts<Shape extends z.core.$ZodLooseShape>(
  schema: z.ZodObject<Shape>,
  row: Record<string, unknown>,
  stored: Stored,
  instead: Record<string, unknown>,
): { read: z.output<z.ZodObject<Shape>>; lost: string[] } {
  const read = readStored(schema, row, stored);
  if (!(read instanceof Damaged)) return { read, lost: [] };
  const lost = Object.keys(instead).filter((name) => !z.looseObject({ [name]: schema.shape[name] }).safeParse(row).success);
  const stead = Object.fromEntries(lost.map((name) => [name, instead[name]]));
  return { read: schema.parse({ ...row, ...stead }), lost };
}

/** The refusal of whoever needs something that is damaged. */
export function damagedRefusal(what: string): Refusal {
  return new Refusal('stored.damaged', `This ${what} is damaged and cannot be shown. Undo its last change to bring it back.`);
}

/** The refusal of whoever needs, or would bring back, what a newer Hearthlore has written. */
export function newerRefusal(what: string): Refusal {
  return new Refusal(
    'stored.newer',
    `This ${what} comes from a newer Hearthlore and cannot be shown here. It is kept as it is: please update.`,
  );
}

/** What is left of something that cannot be read, by a schema that has a stand-in for whatever else of it may be lost. */
export function restOf<Schema extends z.ZodType>(schema: Schema, data: unknown, id: string): z.output<Schema> {
  return schema.parse({ ...z.looseObject({}).catch({}).parse(bareDocument(data)), id });
}

/** Those of several that can be read. */
export function readableOf<Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly { id: string; data: unknown }[],
  what: string,
): z.output<Schema>[] {
  return rows.flatMap(({ id, data }) => {
    const read = readStored(schema, data, { what, id });
    return read instanceof Damaged ? [] : [read];
  });
}

/** What is looked for, or null where it turns out to be damaged: for who is about to bring it back. */
export async function unlessDamaged<Value>(looking: Promise<Value>): Promise<Value | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'stored.damaged') return null;
    throw error;
  }
}
