import fc from 'fast-check';
import { z } from 'zod';

/** Numbers and texts that no bound holds end here. */
const LARGEST_NUMBER = 2_000_000;
const TEXT_LENGTH = 200;
const LONGEST_LIST = 4;

/** What stands for a schema that says too little about its values, such as a pattern or the ids of a fight. */
export type Known = ReadonlyMap<unknown, fc.Arbitrary<unknown>>;

const Check = z.discriminatedUnion('check', [
  z.object({ check: z.literal('greater_than'), value: z.number(), inclusive: z.boolean() }),
  z.object({ check: z.literal('less_than'), value: z.number(), inclusive: z.boolean() }),
  z.object({ check: z.literal('min_length'), minimum: z.number() }),
  z.object({ check: z.literal('max_length'), maximum: z.number() }),
  z.object({ check: z.literal('length_equals'), length: z.number() }),
]);

/** The bounds that one check of a schema states for a whole number, or for the length of a text or list. */
function boundsOfCheck(definition: unknown): { least?: number; most?: number } {
  const { data } = Check.safeParse(definition);
  switch (data?.check) {
    case 'greater_than':
      return { least: data.inclusive ? data.value : data.value + 1 };
    case 'less_than':
      return { most: data.inclusive ? data.value : data.value - 1 };
    case 'min_length':
      return { least: data.minimum };
    case 'max_length':
      return { most: data.maximum };
    case 'length_equals':
      return { least: data.length, most: data.length };
    case undefined:
      return {};
  }
}

/** The bounds that a schema states for a number, or for the length of a text or list. */
function boundsOf(schema: z.core.$ZodType): { least: number | undefined; most: number | undefined } {
  const stated = (schema._zod.def.checks ?? []).map((check) => boundsOfCheck(check._zod.def));
  const all = (bounds: readonly (number | undefined)[]) => bounds.filter((each) => each !== undefined);
  const [leasts, mosts] = [all(stated.map(({ least }) => least)), all(stated.map(({ most }) => most))];
  return { least: leasts.length > 0 ? Math.max(...leasts) : undefined, most: mosts.length > 0 ? Math.min(...mosts) : undefined };
}

function numbersOf(schema: z.ZodNumber): fc.Arbitrary<number> {
  const { least = -LARGEST_NUMBER, most = LARGEST_NUMBER } = boundsOf(schema);
  const [low, high] = [Math.max(least, -LARGEST_NUMBER), Math.min(most, LARGEST_NUMBER)];
  const edges = fc.constantFrom(low, high, Math.min(high, Math.max(low, 1)));
  return fc.oneof({ weight: 1, arbitrary: edges }, { weight: 1, arbitrary: fc.integer({ min: Math.ceil(low), max: Math.floor(high) }) });
}

function textsOf(schema: z.ZodString): fc.Arbitrary<string> {
  const { least = 0, most = TEXT_LENGTH } = boundsOf(schema);
  const longest = Math.min(most, TEXT_LENGTH);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant('x'.repeat(longest)) },
    { weight: 2, arbitrary: fc.string({ minLength: least, maxLength: longest, unit: 'grapheme-ascii' }) },
  );
}

function objectsOf(schema: z.ZodObject, known: Known): fc.Arbitrary<unknown> {
  const fields = Object.entries(schema.shape).map(([name, each]) => [name, madeFor(each, known)] as const);
  const required = Object.entries(schema.shape).flatMap(([name, each]) => (each._zod.optin === 'optional' ? [] : [name]));
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

function listsOf(schema: z.ZodArray, known: Known): fc.Arbitrary<unknown[]> {
  const { least = 0, most = LONGEST_LIST } = boundsOf(schema);
  return fc.array(madeFor(schema.element, known), { minLength: least, maxLength: Math.max(least, Math.min(most, LONGEST_LIST)) });
}

function anyOf(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodObject) return objectsOf(schema, known);
  if (schema instanceof z.ZodNumber) return numbersOf(schema);
  if (schema instanceof z.ZodString) return textsOf(schema);
  if (schema instanceof z.ZodArray) return listsOf(schema, known);
  if (schema instanceof z.ZodTuple) return fc.tuple(...schema.def.items.map((each) => madeFor(each, known)));
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodNull) return fc.constant(null);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((each) => madeFor(each, known)));
  if (schema instanceof z.ZodNullable) return fc.option(madeFor(schema.unwrap(), known), { freq: 4 });
  if (schema instanceof z.ZodOptional) return madeFor(schema.unwrap(), known);
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault || schema instanceof z.ZodCatch)
    return madeFor(schema.unwrap(), known);
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.constantFrom(...keysOf(schema)), madeFor(schema.valueType, known));
  throw new Error(`Values of a ${schema._zod.def.type} cannot be made up.`);
}

function keysOf({ keyType }: z.ZodRecord): string[] {
  return keyType instanceof z.ZodEnum ? keyType.options.map(String) : ['one', 'two'];
}

/** Whether a schema asks for more than what its values are made of: only then may it refuse what was made for it part by part. */
function asksMore(schema: z.core.$ZodType): boolean {
  if (schema._zod.def.checks?.length) return true;
  return schema instanceof z.ZodNumber || schema instanceof z.ZodString;
}

/** Values that were made for a schema. Only where it may refuse one is it asked: reading every part anew with each that holds it takes most of the time. */
function madeFor(schema: z.core.$ZodType, known: Known): fc.Arbitrary<unknown> {
  const made = known.get(schema) ?? anyOf(schema, known);
  return asksMore(schema) ? made.filter((value) => z.safeParse(schema, value).success) : made;
}

/** Values that a schema accepts, those at its bounds more often than others. `known` says what to take for some schemas. */
export function arbitraryOf(schema: z.core.$ZodType, known: Known = new Map()): fc.Arbitrary<unknown> {
  return madeFor(schema, known).filter((value) => z.safeParse(schema, value).success);
}
