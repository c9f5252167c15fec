/** What a Dungeon Master can write. */
export const homebrewKinds = ['monster', 'item', 'spell', 'feature'] as const;
export type HomebrewKind = (typeof homebrewKinds)[number];

/** Whether players read entries of a kind; what they have not met yet stays with who leads. */
export const isForPlayers = (kind: HomebrewKind): boolean => kind !== 'monster';
