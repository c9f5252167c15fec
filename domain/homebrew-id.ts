/** What the ids of homebrew begin with wherever an id of content stands; no entry of the SRD begins so. */
const prefix = 'homebrew-';

/** The id under which sheets and fights know an entry of their campaign. */
export const contentIdOf = (entryId: string): string => `${prefix}${entryId}`;

/** The entry that an id of content stands for; null where it is none of homebrew. */
export const entryIdOf = (contentId: string | null): string | null =>
  contentId?.startsWith(prefix) === true ? contentId.slice(prefix.length) : null;
