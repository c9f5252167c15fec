/** Names one after another as a sentence has them: "fire", "fire and cold", "fire, cold and acid". */
export function listText(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`;
}
