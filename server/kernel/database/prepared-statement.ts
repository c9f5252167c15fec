/** Statements kept prepared; what comes after is planned each time, so that texts made up on the way cannot pile up. */
const STATEMENTS_KEPT = 400;

const names = new Map<string, string>();

/**
 * Names a statement with parameters that comes as an object, as the query builder sends them, so that a connection keeps its
 * plan: the embedded database takes three times as long to plan one as to run it. Anything else is answered as it is.
 */
export function preparedStatement(query: unknown, values: unknown): unknown {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return query;
  if (!Array.isArray(values) || values.length === 0 || 'submit' in query) return query;
  const known = names.get(query.text);
  if (known === undefined && names.size >= STATEMENTS_KEPT) return query;
  const name = known ?? `statement_${names.size}`;
  if (known === undefined) names.set(query.text, name);
  return { ...query, name };
}
