/** What kinds of things a table keeps. */
export type CampaignDocumentKind =
  | 'play'
  | 'character'
  | 'combat'
  | 'note'
  | 'lore'
  | 'map'
  | 'safety'
  | 'scores'
  | 'gift'
  | 'recap'
  | 'guidance';
