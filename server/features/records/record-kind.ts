/** What kinds of things a table keeps. */
export type RecordKind = 'play' | 'character' | 'combat' | 'note' | 'lore' | 'map' | 'safety' | 'scores' | 'gift' | 'recap';
