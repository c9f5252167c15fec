import type { z } from 'zod';

/** A file of content that cannot be used; its message is a sentence that names file and place. */
export class ContentError extends Error {}

/** What a file of content holds. Refuses what its schema does not fit, and a field that its schema does not know. */
export function readContent<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const read = schema.safeParse(data);
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new ContentError(
      `${file} is wrong ${placeOf(issue?.path ?? [])}: ${(issue?.message ?? 'it does not fit its schema').replace(/\.$/, '')}.`,
    );
  }
  const unknown = unknownField(data, read.data);
  if (unknown) throw new ContentError(`${file} is wrong ${placeOf(unknown)}: there is no such field.`);
  return read.data;
}

/** A place within a file: `at scenes[0].name`. */
function placeOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return 'as a whole';
  return `at ${path.map((key, at) => (typeof key === 'number' ? `[${key}]` : `${at === 0 ? '' : '.'}${String(key)}`)).join('')}`;
}

/** Where a field stands that was given and not read, because its name is misspelt, say; undefined when there is none. */
function unknownField(given: unknown, read: unknown): PropertyKey[] | undefined {
  if (typeof given !== 'object' || given === null || typeof read !== 'object' || read === null) return undefined;
  const kept = new Map<string, unknown>(Object.entries(read));
  for (const [key, value] of Object.entries(given)) {
    const at = Array.isArray(given) ? Number(key) : key;
    if (!kept.has(key)) return [at];
    const below = unknownField(value, kept.get(key));
    if (below) return [at, ...below];
  }
  return undefined;
}
