/**
 * Makes something the first time it is used, and keeps it. What writes dates and numbers takes a browser milliseconds to make, which the
 * first picture of a screen need not wait for.
 */
export function whenUsed<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}
