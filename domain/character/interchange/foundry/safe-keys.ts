/** Names that reach into what every object is made of. No sheet has a field of that name. */
const reaching = new Set(['__proto__', 'prototype', 'constructor']);
/** How deep the data of an actor goes at most, and how many values it holds. */
const deepest = 40;
const mostValues = 400_000;

interface Spot {
  value: unknown;
  path: readonly string[];
}

/** The first field of some data from elsewhere that no file of a sheet has: a name that reaches too far, or one too deep; null for none. */
export function unsafeField(data: unknown): string | null {
  const open: Spot[] = [{ value: data, path: [] }];
  for (let seen = 0; open.length > 0; seen += 1) {
    const { value, path } = open.pop() ?? { value: null, path: [] };
    if (typeof value !== 'object' || value === null) continue;
    const keys = Object.keys(value);
    const bad = keys.find((key) => reaching.has(key));
    if (bad !== undefined || path.length > deepest || seen > mostValues) return fieldName([...path, ...(bad === undefined ? [] : [bad])]);
    for (const [key, each] of Object.entries(value)) open.push({ value: each, path: [...path, key] });
  }
  return null;
}

/** A field as it is told: its last names, where there are many. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map(String).slice(-6).join('.').slice(-80);
}
