import { z } from 'zod';
import type { FieldVersions } from './entry.ts';

/** What a field held at a version that is not the newest. */
interface Past {
  name: string;
  value: unknown;
  version: number;
}

/** A field as it last could be read, or what it is `instead` where no version of it can be. `past` is newest first. */
export function lastReadable<Field extends z.ZodType>(
  name: string,
  field: Field,
  past: readonly Past[],
  instead: z.output<Field>,
): z.output<Field> {
  for (const each of past) {
    const read = each.name === name ? field.safeParse(each.value) : null;
    if (read?.success === true) return read.data;
  }
  return instead;
}

/** The versions of fields once what is lost of them was brought back: higher than any there was of the same field. */
export function versionsAfter(
  fields: readonly string[],
  versions: FieldVersions,
  lost: readonly string[],
  past: readonly Past[],
): FieldVersions {
  const highest = (field: string) => Math.max(0, ...past.filter(({ name }) => name === field).map(({ version }) => version)) + 1;
  const now = (field: string) => Math.max(versions[field] ?? 1, highest(field));
  return Object.fromEntries(fields.map((field) => [field, lost.includes(field) ? now(field) + 1 : now(field)]));
}
