import type { LoreCategory } from '#domain/world/lore/lore.ts';

/** The folders of a Kanka export whose records become entries, what one of them is, and its category; null is told from the words. */
export const modules: Record<string, { kind: string; category: LoreCategory | null }> = {
  abilities: { kind: 'Ability', category: 'spells' },
  calendars: { kind: 'Calendar', category: 'quests' },
  characters: { kind: 'Character', category: 'factions' },
  creatures: { kind: 'Creature', category: 'monsters' },
  events: { kind: 'Event', category: 'quests' },
  families: { kind: 'Family', category: 'factions' },
  items: { kind: 'Item', category: 'items' },
  journals: { kind: 'Journal', category: 'quests' },
  locations: { kind: 'Location', category: 'geography' },
  maps: { kind: 'Map', category: 'geography' },
  notes: { kind: 'Note', category: null },
  organisations: { kind: 'Organisation', category: 'factions' },
  quests: { kind: 'Quest', category: 'quests' },
  races: { kind: 'Race', category: 'races' },
  tags: { kind: 'Tag', category: null },
  timelines: { kind: 'Timeline', category: 'quests' },
};

/** Folders that hold no records of the world itself. */
export const otherFolders = new Set(['gallery', 'settings']);

/** Fields that name a record of another folder, without their ending `_id`. */
export const references: Record<string, string> = {
  ability: 'abilities',
  calendar: 'calendars',
  character: 'characters',
  creature: 'creatures',
  event: 'events',
  family: 'families',
  item: 'items',
  journal: 'journals',
  location: 'locations',
  map: 'maps',
  note: 'notes',
  organisation: 'organisations',
  quest: 'quests',
  race: 'races',
  tag: 'tags',
  timeline: 'timelines',
};

/** Fields that name a record by the number all kinds share. */
export const sharedReferences = new Set(['entity', 'target', 'instigator', 'author', 'creator']);
