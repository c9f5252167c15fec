/** Where the focus goes when one comes back to the list: to its heading, or to the row of what was read. */
export const LORE_HEADING = 'campaign-lore';

/** The row of an entry. */
export const rowId = (entryId: string) => `campaign-lore-${entryId}`;
