/** Whose lore is looked at, and by whom. */
export interface LorePlace {
  campaignId: string;
  /** Who looks at it. */
  personId: string;
  worldId: string;
  /** Leads the table, and so reads all of its lore. */
  isGameMaster: boolean;
  /** Writes the campaign's own lore. */
  writes: boolean;
  onOpen: (entryId: string) => void;
}
