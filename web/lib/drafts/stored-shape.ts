/** Says whether a value that was kept in the browser, where anything may stand, is of one kind. */
export type Guard<Value> = (kept: unknown) => kept is Value;

export const isText: Guard<string> = (kept) => typeof kept === 'string';

export const isNumber: Guard<number> = (kept) => typeof kept === 'number';

export const isNull: Guard<null> = (kept) => kept === null;

export function isOneOf<Value>(known: readonly Value[]): Guard<Value> {
  return (kept): kept is Value => known.some((each) => each === kept);
}

export function isListOf<Value>(guard: Guard<Value>): Guard<Value[]> {
  return (kept): kept is Value[] => Array.isArray(kept) && kept.every(guard);
}

export function isEither<One, Other>(one: Guard<One>, other: Guard<Other>): Guard<One | Other> {
  return (kept): kept is One | Other => one(kept) || other(kept);
}

/** Values of one kind by any name. */
export function isRecordOf<Value>(guard: Guard<Value>): Guard<Record<string, Value>> {
  return (kept): kept is Record<string, Value> => typeof kept === 'object' && kept !== null && Object.values(kept).every(guard);
}

/** Parts of known names; others may stand beside them. */
export function isShape<Value extends object>(parts: { [Name in keyof Value]: Guard<Value[Name]> }): Guard<Value> {
  return (kept): kept is Value =>
    typeof kept === 'object' &&
    kept !== null &&
    Object.entries<Guard<unknown>>(parts).every(([name, guard]) => guard(Reflect.get(kept, name)));
}

/** A part of what was kept; undefined where there is none. */
export function partOf(kept: unknown, name: string): unknown {
  return typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
}
