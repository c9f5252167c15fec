/** What notices are about: of two about the same, a person keeps the later one. */
export const subjects = {
  plan: 'plan',
  planRequest: (userId: string) => `plan-request:${userId}`,
  seat: (campaignId: string, userId: string) => `seat:${campaignId}:${userId}`,
  ownSeat: (campaignId: string) => `own-seat:${campaignId}`,
  draft: (narrationId: string) => `draft:${narrationId}`,
  turn: (campaignId: string) => `turn:${campaignId}`,
  check: (messageId: string) => `check:${messageId}`,
  fight: (campaignId: string) => `fight:${campaignId}`,
} as const;
