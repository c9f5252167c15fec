import fc from 'fast-check';
import { z } from 'zod';
import { codePoint } from '#tests/support/code-point.ts';

const oddText = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 40 }),
  fc.constantFrom('', ' ', '\0', 'a\0b', '\uD800', '\uDFFF\uD800', '\u202E\u200B', "'; drop table message; --", '%', '../../etc/passwd'),
  fc.constantFrom('__proto__', 'constructor', 'null', 'NaN', 'x'.repeat(5000), '🏳️‍🌈'.repeat(900), 'a@b.c', 'https://x', '2026-01-01'),
);

/** Values that nothing asks for. */
export const odd = fc.oneof(
  { weight: 3, arbitrary: oddText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, -(2 ** 63), null, true, [], {}, [[]], [null]) },
  { weight: 1, arbitrary: fc.uuid() },
  { weight: 1, arbitrary: fc.constant(JSON.parse('['.repeat(500) + ']'.repeat(500))) },
);

const Whole = z.record(z.string(), z.unknown());

/** Something good with some of it made bad, left out or added, also within what it holds; `names` are those that bad things are put under. */
export function spoiled(good: Record<string, unknown>, names = Object.keys(good)): fc.Arbitrary<Record<string, unknown>> {
  const parts = Object.entries(good).map(([key, value]) => {
    const inner = Whole.safeParse(value);
    return fc.tuple(fc.constant(key), inner.success ? fc.oneof(fc.constant(value), spoiled(inner.data)) : fc.constant(value));
  });
  return fc
    .tuple(
      fc.dictionary(fc.oneof(fc.constantFrom(...names, 'to', 'kind', '__proto__'), oddText), odd, { maxKeys: 3 }),
      fc.tuple(...parts),
      fc.oneof(fc.constant(Object.keys(good)), fc.subarray(Object.keys(good))),
    )
    .map(([bad, whole, kept]) => ({ ...Object.fromEntries(whole.filter(([key]) => kept.includes(key))), ...bad }));
}

/** Bodies of calls made from a good input: most of them JSON, some of them nothing of the kind. */
export function bodyOf(good: Record<string, unknown>, isRpc: boolean, names = Object.keys(good)): fc.Arbitrary<string> {
  const input = fc.oneof({ weight: 4, arbitrary: spoiled(good, names) }, { weight: 1, arbitrary: odd });
  const meta = fc.oneof(
    { weight: 4, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.array(fc.tuple(fc.nat(9), fc.constantFrom('id', 'content', '__proto__', 0))) },
  );
  const whole = isRpc ? fc.record({ json: input, meta }) : input;
  return fc.oneof(
    { weight: 9, arbitrary: whole.map((each) => JSON.stringify(each)) },
    { weight: 1, arbitrary: fc.string({ unit: codePoint }) },
  );
}

/** What may stand in a schema where its names are looked for. */
interface Described {
  properties?: Record<string, unknown> | undefined;
  anyOf?: Described[] | undefined;
  oneOf?: Described[] | undefined;
  allOf?: Described[] | undefined;
}
const Described: z.ZodType<Described> = z.object({
  properties: Whole.optional(),
  get anyOf() {
    return z.array(Described).optional();
  },
  get oneOf() {
    return z.array(Described).optional();
  },
  get allOf() {
    return z.array(Described).optional();
  },
});

/** The names of what an operation is given. */
export function namesIn(schema: z.ZodType): string[] {
  return [...new Set(namesOf(Described.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))))];
}

function namesOf({ properties = {}, anyOf = [], oneOf = [], allOf = [] }: Described): string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf, ...allOf].flatMap(namesOf)];
}
