import { linkKey } from '#domain/world/lore/links.ts';

/** A link that is being written: where its name begins, and what stands there so far. */
export interface OpenLink {
  from: number;
  query: string;
}

/** The link in whose name the caret stands; null when it stands in none, or behind the bar where the words begin. */
export function openLink(text: string, caret: number): OpenLink | null {
  const line = text.slice(text.lastIndexOf('\n', caret - 1) + 1, caret);
  const [, query] = /\[\[([^[\]|]*)$/.exec(line) ?? [];
  return query === undefined ? null : { from: caret - query.length, query };
}

/** The text with the name put into the open link, and where the caret stands then. */
export function completeLink(text: string, caret: number, { from }: OpenLink, name: string): { text: string; caret: number } {
  const rest = /^[^[\]|\n]*\]\]/.exec(text.slice(caret))?.[0] ?? '';
  const linked = `${name}]]`;
  return { text: text.slice(0, from) + linked + text.slice(caret + rest.length), caret: from + linked.length };
}

interface Named {
  id: string;
  name: string;
  aliases: readonly string[];
}

/** The entries whose name or alias goes with what is typed: those that begin with it first. At most eight. */
export function namesLike<Entry extends Named>(entries: readonly Entry[], query: string): Entry[] {
  const wanted = linkKey(query);
  const rank = ({ name, aliases }: Entry) => {
    const keys = [name, ...aliases].map(linkKey);
    if (keys[0]?.startsWith(wanted)) return 0;
    if (keys.some((key) => key.startsWith(wanted))) return 1;
    return keys.some((key) => key.includes(wanted)) ? 2 : 3;
  };
  return entries
    .map((entry) => ({ entry, rank: rank(entry) }))
    .filter((each) => each.rank < 3)
    .toSorted((one, other) => one.rank - other.rank || one.entry.name.localeCompare(other.entry.name))
    .slice(0, 8)
    .map(({ entry }) => entry);
}
