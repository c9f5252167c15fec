/** Limits of webhooks, which the pages know as well. */
export const webhookLimits = {
  /** Webhooks of one campaign. */
  webhooksPerCampaign: 5,
  /** Characters of the address of one. */
  webhookAddressLength: 1000,
  /** Deliveries of one that are kept and listed. */
  webhookDeliveries: 20,
  /** Characters of a title and of an author in a message to Discord. */
  discordTitleLength: 256,
  /** Characters of the text in a message to Discord. */
  discordTextLength: 4096,
} as const;

/** Limits of webhooks that the server alone knows. */
export const webhookServerLimits = {
  /** Milliseconds between two looks for what is to be told. */
  webhookLookMilliseconds: 2000,
  /** Milliseconds for which the other side may take to answer. */
  webhookAnswerMilliseconds: 10_000,
  /** Attempts at one delivery: the wait doubles from a minute on, so that the last comes two hours after the first. */
  webhookAttempts: 8,
  /** Seconds that the other side may ask us to wait at most, when it has had too much. */
  webhookWaitSeconds: 60 * 60,
  /** Deliveries that are tried in one round, and events of a campaign that are read in one. */
  webhookRound: 100,
  /** Random bytes of a secret. */
  webhookSecretBytes: 32,
} as const;
