/** Limits of accounts, notices and administration, which the pages know as well. */
export const accountLimits = {
  /** Characters of the name that others see. */
  displayNameLength: 60,
  /** Characters of the shortest password. */
  passwordMinimum: 6,
  /** Characters of the longest password. */
  passwordMaximum: 128,
  /** Characters of the name of a voice that reads aloud. */
  voiceNameLength: 200,
  /** Recovery codes in one set; each works once. */
  recoveryCodes: 10,
  /** Characters of the reason for a plan. */
  planReasonLength: 1000,
  /** People in one answer to an administrator. */
  peoplePage: 50,
  /** Entries of the audit log in one answer to an administrator. */
  auditPage: 100,
  /** Notices in one answer. */
  noticePage: 50,
  /** Days that a notice which was read is kept. */
  readNoticeDays: 30,
  /** Days that a notice which was not read is kept. */
  unreadNoticeDays: 90,
  /** Browsers of one person that notices are pushed to. */
  pushSubscriptions: 20,
  /** Characters of the address of one such browser. */
  pushEndpointLength: 1000,
  /** Personal access tokens that one person has at once, those that have expired among them. */
  personalTokens: 20,
  /** Characters of the name of such a token. */
  tokenNameLength: 60,
  /** Days that such a token is good for at most. */
  tokenDays: 366,
} as const;

/** Limits of accounts, notices and administration that the server alone knows. */
export const accountServerLimits = {
  /** Seconds for which somebody stays signed in without coming back. */
  sessionSeconds: 30 * 24 * 60 * 60,
  /** Milliseconds an access token is good for, while its session lasts. */
  accessTokenMilliseconds: 15 * 60 * 1000,
  /** Milliseconds that calls under way may still carry the token a session had before. */
  earlierTokenMilliseconds: 10_000,
  /** Milliseconds between two notes that a session is in use. */
  sessionSeenMilliseconds: 5 * 60 * 1000,
  /** Random bytes of a personal access token. */
  personalTokenBytes: 32,
  /** Days that a personal access token is still listed after it has expired. */
  expiredTokenDays: 31,
  /**
   * Milliseconds that a session is believed without reading it again. What changes a session is told to every server at once;
   * this bounds only what a change made past the product, by hand in the database, takes to be felt.
   */
  callerBelievedMilliseconds: 30_000,
  /** Days for which a browser can still be told why its session ended; no cookie lives longer. */
  endedSessionDays: 31,
  /** Milliseconds for which dangerous actions are open after a reauthentication. */
  reauthenticationMilliseconds: 10 * 60 * 1000,
  /** Seconds that a link in a mail works: to confirm an address, to change it, and to set a new password. */
  mailLinkSeconds: 60 * 60,
  /** Milliseconds a recovery link works. */
  recoveryLinkMilliseconds: 60 * 60 * 1000,
  /** Accounts that one browser is known to at once; the one that was signed in to longest ago is forgotten for another. */
  accountsPerDevice: 5,
  /** Seconds for which browsers keep the cookie of a known device, which is as long as they keep any. */
  deviceCookieSeconds: 400 * 24 * 60 * 60,
  /** Days in which somebody may change their mind about deleting their account. */
  accountDeletionDays: 30,
  /** Seconds for which a browser may keep the avatar at one address. */
  avatarCacheSeconds: 365 * 24 * 60 * 60,
  /** Messages read at a time for an export, so that a long life at the table never stands in memory at once. */
  exportMessagesAtOnce: 500,
  /** People in one answer about the usage of services. */
  peopleInUsage: 100,
  /** Requests for a plan in one answer. */
  planRequestsPerAnswer: 200,
  /** Milliseconds between two looks at what is to be pushed. */
  pushLookMilliseconds: 2000,
  /** How often a push is tried. */
  pushAttempts: 4,
  /** Milliseconds that a push service has to answer. */
  pushServiceMilliseconds: 10_000,
  /** Backups made by the clock that stay. */
  dailyBackupsKept: 7,
  /** Backups made before updates that stay. */
  updateBackupsKept: 3,
} as const;
