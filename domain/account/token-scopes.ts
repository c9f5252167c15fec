/** What a personal access token may do, from the least to the most. Each scope holds those before it. */
export const tokenScopes = ['read', 'play', 'manage'] as const;
export type TokenScope = (typeof tokenScopes)[number];

/** What people read of each scope where they choose one. */
export const scopeWords: Readonly<Record<TokenScope, { label: string; meaning: string }>> = {
  read: { label: 'Read', meaning: 'Reads what you may read: campaigns, the story, sheets, notes, maps and lore.' },
  play: { label: 'Read and play', meaning: 'Also writes, rolls dice, raises your hand and changes your hero, as you do at the table.' },
  manage: { label: 'Read, play and manage', meaning: 'Also does what you do as a Dungeon Master and as a builder of worlds.' },
};

/** Whether a scope is enough for what needs another one. */
export function holdsScope(scope: TokenScope, needed: TokenScope): boolean {
  return tokenScopes.indexOf(scope) >= tokenScopes.indexOf(needed);
}
