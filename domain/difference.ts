/** Whether two values of plain data are equal, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const left = new Map<string, unknown>(Object.entries(a));
  const right = new Map<string, unknown>(Object.entries(b));
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSame(value, right.get(key)));
}

/** The fields of `after` that are not as they were before. */
export function changedFields<Value extends object>(before: object, after: Value): Partial<Value> {
  const known = new Map<string, unknown>(Object.entries(before));
  const changed: Partial<Value> = {};
  for (const key in after) if (!known.has(key) || !isSame(known.get(key), after[key])) changed[key] = after[key];
  return changed;
}

/** Something that is told apart by its id. */
interface Identified {
  id: string;
}

/** What makes one list of things into another. */
export interface ListChange<Item extends Identified> {
  /** The ids of all things in order; null where it has stayed. */
  order: string[] | null;
  /** Those that are new, and those that have lost a field, whole. */
  added: Item[];
  /** Those that have stayed, each with the fields that changed. */
  changed: (Partial<Item> & Identified)[];
}

/** What has changed in a list. */
export function listChange<Item extends Identified>(before: readonly Item[], after: readonly Item[]): ListChange<Item> {
  const known = new Map(before.map((item) => [item.id, item]));
  const change: ListChange<Item> = { order: null, added: [], changed: [] };
  for (const item of after) {
    const earlier = known.get(item.id);
    if (!earlier || Object.keys(earlier).some((key) => !(key in item))) change.added.push(item);
    else if (!isSame(earlier, item)) change.changed.push({ ...changedFields(earlier, item), id: item.id });
  }
  const order = after.map(({ id }) => id);
  const hasStayed = isSame(
    order,
    before.map(({ id }) => id),
  );
  return hasStayed ? change : { ...change, order };
}

/** A list after a change; null where the change belongs to another list. */
export function changeList<Item extends Identified>(before: readonly Item[], { order, added, changed }: ListChange<Item>): Item[] | null {
  const items = new Map([...before, ...added].map((item) => [item.id, item]));
  for (const each of changed) {
    const item = items.get(each.id);
    if (!item) return null;
    items.set(each.id, { ...item, ...each });
  }
  const ordered = (order ?? before.map(({ id }) => id)).map((id) => items.get(id));
  const after = ordered.filter((item) => item !== undefined);
  return after.length === ordered.length ? after : null;
}
