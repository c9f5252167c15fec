/** What everyone at a campaign's table hears. */
export function campaignTopic(campaignId: string): string {
  return `campaign:${campaignId}`;
}

/** What one person alone hears, whatever campaign it is about. */
export function personTopic(userId: string): string {
  return `person:${userId}`;
}

/** Splits a topic; null for one that does not exist. */
export function parseTopic(topic: string): { kind: 'campaign' | 'person'; id: string } | null {
  const match = /^(campaign|person):([A-Za-z0-9_-]{1,64})$/.exec(topic);
  if (!match?.[1] || !match[2]) return null;
  return { kind: match[1] === 'campaign' ? 'campaign' : 'person', id: match[2] };
}
