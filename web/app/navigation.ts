/** The four groups of the header, each with its own page and what lies under it. */
export const navigation = [
  {
    label: 'Campaign',
    to: '/campaign',
    note: 'Your tables and the worlds they play in',
    area: ['/campaign', '/world'],
    items: [
      { label: 'Current Worlds', to: '/campaign/current-worlds' },
      { label: 'Current Campaigns', to: '/campaign/current-campaigns' },
      { label: 'Create New World', to: '/world/new' },
      { label: 'Create New Campaign', to: '/campaign/new' },
      { label: 'Join a World', to: '/world/join' },
      { label: 'Join a Campaign', to: '/campaign/join' },
    ],
  },
  {
    label: 'Learn to Play',
    to: '/learn',
    note: 'How a session goes, from the first hand up',
    area: ['/learn'],
    items: [
      { label: 'Getting Started', to: '/learn/basics' },
      { label: 'DM Guide', to: '/learn/dm-guide' },
      { label: 'Video Tutorials', to: '/learn/videos' },
    ],
  },
  {
    label: 'Tools',
    to: '/tools',
    note: 'Dice, sheets and maps',
    area: ['/tools'],
    items: [
      { label: 'Dice Roller', to: '/tools/dice' },
      { label: 'Generators', to: '/tools/generators' },
      { label: 'Encounter Builder', to: '/tools/encounters' },
      { label: 'Character Sheet', to: '/tools/character' },
      { label: 'Map Builder', to: '/tools/maps' },
    ],
  },
  {
    label: 'Marketplace',
    to: '/marketplace',
    note: 'Adventures and assets made by others',
    area: ['/marketplace'],
    items: [
      { label: 'Adventures', to: '/marketplace/adventures' },
      { label: 'Assets', to: '/marketplace/assets' },
      { label: 'My Purchases', to: '/marketplace/purchases' },
      { label: 'Your Listings', to: '/marketplace/publish' },
    ],
  },
] as const;

export type NavigationGroup = (typeof navigation)[number];

/** Whether a group is the one the reader is in. */
export function isInGroup(group: NavigationGroup, path: string): boolean {
  return group.area.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}-`));
}
