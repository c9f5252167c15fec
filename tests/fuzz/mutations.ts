import fc from 'fast-check';
import { z } from 'zod';

/** A body of a call, as it goes over the wire. `nan` names the field that becomes no number, which JSON cannot say. */
export interface Mutated {
  input: unknown;
  /** Where it was changed; empty for the call as it was. */
  path: readonly string[];
  /** Whether the changed field is to arrive as NaN. */
  nan?: boolean;
}

const texts = ['', ' ', '\0', 'a\0b', '\uD800', '\u202E\u200B', 'NaN', '-1', '1e400', '__proto__', "'; drop table message; --", '%_\\'];
const longTexts = ['x'.repeat(61), 'x'.repeat(121), 'x'.repeat(4001), 'x'.repeat(20_001), '🏳️‍🌈'.repeat(400), '漢'.repeat(1000)];
const numbers = [
  0,
  -1,
  1,
  1.5,
  40,
  41,
  9999,
  10_000,
  10_001,
  100_000,
  1_000_001,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  -(2 ** 63),
];
const others = [null, true, false, [], {}, [[]], [null], { kind: 'none' }, Array.from({ length: 2000 }, (_, n) => n)];

const kin: Record<string, readonly unknown[]> = { string: [...texts, ...longTexts], number: numbers };
const Fields = z.record(z.string(), z.unknown());

/** Every place in a value that can be changed. */
export function placesIn(value: unknown, before: readonly string[] = []): (readonly string[])[] {
  const fields = Fields.safeParse(Array.isArray(value) ? Object.fromEntries(value.entries()) : value);
  if (!fields.success) return [];
  return Object.entries(fields.data).flatMap(([name, each]) => [[...before, name], ...placesIn(each, [...before, name])]);
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined), value);
}

const missing = Symbol('missing');

/** The same with another value at a place. */
export function withAt(value: unknown, [name, ...rest]: readonly string[], put: unknown): unknown {
  if (name === undefined) return put;
  if (Array.isArray(value)) return value.map((each: unknown, n) => (String(n) === name ? withAt(each, rest, put) : each));
  const fields = Fields.parse(value);
  if (rest.length === 0 && put === missing) return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name));
  return { ...fields, [name]: withAt(fields[name], rest, put) };
}

/** One field of an accepted input changed: to a bound, huge, negative, no number, long, strange, empty, missing, or one too many. */
export function mutationsOf(input: Record<string, unknown>): fc.Arbitrary<Mutated> {
  const places = placesIn(input);
  const extra = fc.constantFrom('extra', '__proto__', 'id').map((name): Mutated => ({ input: { ...input, [name]: 'x' }, path: [name] }));
  if (places.length === 0) return extra;
  const changed = fc.constantFrom(...places).chain((path) => {
    const near = kin[typeof valueAt(input, path)] ?? [];
    const put = fc.oneof(
      { weight: near.length > 0 ? 6 : 0, arbitrary: fc.constantFrom(...near, null) },
      { weight: 2, arbitrary: fc.constantFrom<unknown>(...others, ...numbers, ...texts) },
      { weight: 1, arbitrary: fc.constant<unknown>(missing) },
    );
    return put.map((value): Mutated => ({ input: withAt(input, path, value), path }));
  });
  const nan = fc.constantFrom(...places).map((path): Mutated => ({ input: withAt(input, path, null), path, nan: true }));
  return fc.oneof({ weight: 12, arbitrary: changed }, { weight: 1, arbitrary: nan }, { weight: 1, arbitrary: extra });
}
