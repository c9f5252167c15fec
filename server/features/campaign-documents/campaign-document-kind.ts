/** What kinds of things a table keeps. */
export const campaignDocumentKinds = [
  'play',
  'character',
  'combat',
  'note',
  'lore',
  'map',
  'safety',
  'scores',
  'gift',
  'recap',
  'guidance',
] as const;
export type CampaignDocumentKind = (typeof campaignDocumentKinds)[number];
