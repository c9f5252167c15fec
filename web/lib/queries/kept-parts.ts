const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/**
 * The later of two values, with each part of the earlier one in it that says the same: whoever shows such a part is not drawn again.
 * Of lists and plain objects alone; anything else is taken as it comes.
 */
export function keptParts(before: unknown, after: unknown): unknown {
  if (before === after) return before;
  if (Array.isArray(before) && Array.isArray(after)) {
    const items: unknown[] = after.map((item, at) => keptParts(before[at], item));
    return items.length === before.length && items.every((item, at) => item === before[at]) ? before : items;
  }
  if (!isPlain(before) || !isPlain(after)) return after;
  const names = Object.keys(after);
  const parts = names.map((name) => [name, keptParts(Reflect.get(before, name), Reflect.get(after, name))] as const);
  const isSame =
    names.length === Object.keys(before).length &&
    parts.every(([name, part]) => Object.hasOwn(before, name) && part === Reflect.get(before, name));
  return isSame ? before : Object.fromEntries(parts);
}
