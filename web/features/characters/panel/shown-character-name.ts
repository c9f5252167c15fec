/** Under which name a tab keeps whose sheet is shown at a table. */
export const shownCharacterName = (personId: string, campaignId: string) => `hearthlore.shown-character/${personId}/${campaignId}`;
