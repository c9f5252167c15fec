import { createHmac, randomBytes } from 'node:crypto';
import { PERSON_FORM } from '#domain/campaign-file/campaign-file.ts';

const UUID_FORM = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Gives everything in a file another id, the same one wherever it is named. */
export type NewIds = (text: string) => string;

/**
 * Makes new ids for one import: nobody who writes a file can choose them. Whoever owned the campaign becomes whoever brings it;
 * everybody else becomes somebody without an account. What is `kept` keeps its id: the entries of the world.
 */
export function newIds({ owner, ownerId, kept }: { owner: string; ownerId: string; kept: ReadonlySet<string> }): NewIds {
  const key = randomBytes(32);
  const known = new Map<string, string>();
  const idOf = (old: string) => {
    const found = known.get(old) ?? uuidOf(createHmac('sha256', key).update(old).digest());
    known.set(old, found);
    return found;
  };
  return (text) =>
    text
      .replaceAll(UUID_FORM, (old) => (kept.has(old) ? old : idOf(old)))
      .replaceAll(PERSON_FORM, (person) => (person === owner ? ownerId : idOf(person)));
}

/** A UUID of the random kind from bytes that nobody can foresee. */
function uuidOf(bytes: Buffer): string {
  const given = Uint8Array.from(bytes.subarray(0, 16));
  given[6] = ((given[6] ?? 0) & 0x0f) | 0x40;
  given[8] = ((given[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(given).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
