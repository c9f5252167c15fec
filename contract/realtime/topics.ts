const kinds = ['campaign', 'campaign-leaders', 'person', 'world', 'world-builders'] as const;

/** What everyone at a campaign's table hears. */
export function campaignTopic(campaignId: string): string {
  return `campaign:${campaignId}`;
}

/** What those hear who lead a campaign's table: everything of its fights, and what is for its Dungeon Masters alone. */
export function campaignLeadersTopic(campaignId: string): string {
  return `campaign-leaders:${campaignId}`;
}

interface LedTable {
  campaignId: string;
  isTemplate: boolean;
  /** What somebody is in a private run; null in every other campaign. */
  privateRun: string | null;
  dms: readonly string[];
}

/**
 * Where what only Dungeon Masters may know is told. They are those who lead a campaign's table; but in the template and in a
 * private run everybody who plays leads, so that Dungeon Masters, if there are any, hear it each on their own.
 */
export function dungeonMasterTopics({ campaignId, isTemplate, privateRun, dms }: LedTable): string[] {
  return isTemplate || privateRun !== null ? dms.map(personTopic) : [campaignLeadersTopic(campaignId)];
}

/** What one person alone hears, whatever campaign or world it is about. */
export function personTopic(userId: string): string {
  return `person:${userId}`;
}

/** What everyone hears who may look at a world. */
export function worldTopic(worldId: string): string {
  return `world:${worldId}`;
}

/** What those hear who build a world: everything that is written in it, word for word. */
export function worldBuildersTopic(worldId: string): string {
  return `world-builders:${worldId}`;
}

/** Splits a topic; null for one that does not exist. */
export function parseTopic(topic: string): { kind: (typeof kinds)[number]; id: string } | null {
  const match = /^([a-z-]+):([A-Za-z0-9_-]{1,64})$/.exec(topic);
  const kind = kinds.find((each) => each === match?.[1]);
  return kind && match?.[2] ? { kind, id: match[2] } : null;
}
