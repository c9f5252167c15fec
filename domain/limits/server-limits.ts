/** Limits of the server's machinery: what others wait for, how much it takes at once, and when it gives up. */
export const serverLimits = {
  /** Bytes of one call: room for a picture of 200 kB as base64. */
  callBytes: 320 * 1024,
  /** Bytes of a call that brings a file of text with it. */
  fileCallBytes: 2 * 1024 * 1024,
  /** Seconds after which a call that found no database, or no room in it, is worth trying again. */
  retryAfterSeconds: 1,
  /** The same, in seconds, where somebody has to make room on the disk first. */
  diskRetryAfterSeconds: 10,
  /** How often a transaction that collided with another is tried. */
  transactionAttempts: 4,
  /** Calls that one transaction takes at most. */
  callsPerTransaction: 64,
  /** Single statements that go to the embedded database together at most: a transaction that waits for it waits for no more than these. */
  statementsPerJourney: 16,
  /** Bytes of what tokens saw of battle maps lately that a server keeps. */
  sightBytesKept: 8 * 1024 * 1024,
  /** Milliseconds in which a request has to be here as a whole: a campaign's file comes over slow lines too. */
  requestMilliseconds: 60 * 60 * 1000,
  /** Milliseconds that a page waits for what its screen begins with; then it comes without. */
  pageDataMilliseconds: 800,
  /** Milliseconds to wait for a connection to PostgreSQL. */
  connectionMilliseconds: 8000,
  /** Milliseconds to wait for one's turn at the embedded engine. */
  embeddedConnectionMilliseconds: 15_000,
  /** Milliseconds that a new connection to PostgreSQL may say nothing. */
  silentConnectionMilliseconds: 1500,
  /** Milliseconds the database has to answer a question that costs it nothing, before it counts as away. */
  probeMilliseconds: 600,
  /** Milliseconds that an answer may still be on its way from a process of the database which says already that it is idle. */
  answerOnItsWayMilliseconds: 250,
  /** Milliseconds between two questions whether the database is back. */
  databaseRetryMilliseconds: 250,
  /** Milliseconds until it is tried again to start an embedded engine that gave up: each time takes a second of the machine. */
  engineRestartMilliseconds: 3000,
  /** Milliseconds to connect to a bucket. */
  bucketConnectionMilliseconds: 3000,
  /** Milliseconds for an answer of a bucket to begin. */
  bucketAnswerMilliseconds: 60_000,
  /** Milliseconds that a connection to a bucket may be silent meanwhile. */
  bucketSilenceMilliseconds: 20_000,
  /** Milliseconds after which an idle connection is asked for by the system whether it lives. */
  keepAliveMilliseconds: 10_000,
  /** Milliseconds after which PostgreSQL undoes a transaction in which nothing happens. */
  idleTransactionMilliseconds: 10_000,
  /** Milliseconds after the start that those who have waited for the server have it for themselves. */
  settlingMilliseconds: 5000,
  /** Bytes that are looked at for damage before anybody is served: well within a second. */
  bytesCheckedAtStart: 256 * 1024 * 1024,
  /** Milliseconds in which pg_dump may write nothing, before the database counts as gone. It is the silence that ends a backup, never its length. */
  backupSilenceMilliseconds: 15 * 60 * 1000,
  /** Events a returning follower is given; whoever missed more loads afresh. */
  backlogEvents: 500,
  /** Bytes of them; whoever missed more loads afresh, page by page and at their own pace. */
  backlogBytes: 512 * 1024,
  /** Bytes of one frame from a browser. */
  frameBytes: 4096,
  /** Topics one socket may follow. */
  topicsPerSocket: 32,
  /** Frames a socket may send in ten seconds. */
  framesPerTenSeconds: 200,
  /** Milliseconds; a socket that has said nothing for this long is taken to be dead. Browsers speak every 25 seconds. */
  socketSilenceMilliseconds: 70_000,
  /** Milliseconds that browsers have to answer when the server stops. */
  farewellMilliseconds: 500,
  /** Bytes that wait for one browser at which it is let go; it comes back by itself and reads what it missed. */
  waitingBytesPerSocket: 1024 * 1024,
  /** Bytes that may wait for all browsers together. */
  waitingBytesInAll: 64 * 1024 * 1024,
  /** Milliseconds within which changes of who is here are told together, so that a room of a thousand does not tell everyone about everyone. */
  presenceDebounceMilliseconds: 150,
  /** Milliseconds between two repetitions of who is here, from server to server. */
  presenceRepeatMilliseconds: 20_000,
  /** Milliseconds; a list of who is here that its server has not repeated for this long no longer holds. */
  presenceLeaseMilliseconds: 45_000,
  /** Milliseconds between two repetitions of how many sockets people have, from server to server. */
  socketCountRepeatMilliseconds: 5000,
  /** Milliseconds for which such a repetition is believed. */
  socketCountLeaseMilliseconds: 12_000,
  /** Milliseconds for which a session that was just checked is believed when a frame comes; its end closes the socket anyway. */
  socketSessionMilliseconds: 1000,
  /** Seconds within which every socket is looked at again. */
  socketLookSeconds: 20,
  /** People that a frame about who is here names; its count counts all. */
  peopleNamedPresent: 12,
  /** Milliseconds between two signs of life of a server. */
  serverBeatMilliseconds: 1500,
  /**
   * Milliseconds since the last one after which a server is taken to be gone. A killed one is missed within eight seconds; one
   * that stops for five, as when memory is cleared, is not.
   */
  serverGoneMilliseconds: 6500,
  /** Milliseconds between two answers to this server after which it first waits before it calls another one gone. */
  serverGapMilliseconds: 4000,
  /** Milliseconds between two looks for tasks that another server began or left behind, and between two renewals. */
  taskLookMilliseconds: 1000,
  /** Milliseconds after which a job that failed is tried again at the latest, unless it comes more seldom anyway. */
  jobRetryMilliseconds: 3000,
  /** Milliseconds that a mail server has for each step. */
  mailStepMilliseconds: 10_000,
} as const;
