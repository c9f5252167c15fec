/** What the ids of homebrew begin with wherever an id of content stands; no entry of the SRD begins so. */
const prefix = 'homebrew-';

/** The id under which sheets and fights know an entry of their campaign. */
export const contentIdOf = (entryId: string): string => `${prefix}${entryId}`;

/** The entry that an id of content stands for; null where it is none of homebrew. */
export const entryIdOf = (contentId: string | null): string | null =>
  contentId?.startsWith(prefix) === true ? contentId.slice(prefix.length) : null;

/** The ids of content of a campaign's own that stand anywhere in a value, each once. */
export function ownContentIdsIn(value: unknown): string[] {
  if (typeof value === 'string') return entryIdOf(value) === null ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...new Set(Object.values(value).flatMap(ownContentIdsIn))];
}
