/** What kinds of things a table keeps. */
export type RecordKind = 'play' | 'character' | 'combat' | 'note' | 'lore' | 'map' | 'safety' | 'assistant' | 'scores' | 'gift' | 'recap';
