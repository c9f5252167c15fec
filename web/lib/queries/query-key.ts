/** By what an answer is remembered: the operation, what it was asked, and what else tells one answer from another. */
export type QueryKey = readonly unknown[];

declare const kept: unique symbol;
/** A key of which the compiler knows what is remembered by it. */
export type KeyOf<Data> = QueryKey & { readonly [kept]: Data };
/** What is remembered by a key, or `Data` where the key does not say it. */
export type KeptBy<Key extends QueryKey, Data> = Key extends { readonly [kept]: infer Known } ? Known : Data;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A key as one text: the same for keys that say the same, in whatever order their parts are named. */
export function hashKey(key: QueryKey): string {
  return JSON.stringify(key, (_, value: unknown) =>
    isObject(value) && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}

/** Whether a key says all that a shorter one says. */
export function fitsKey(key: unknown, shorter: unknown): boolean {
  if (key === shorter) return true;
  if (!isObject(key) || !isObject(shorter)) return false;
  return Object.keys(shorter).every((name) => fitsKey(Reflect.get(key, name), Reflect.get(shorter, name)));
}
