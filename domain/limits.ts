/** Every constant of the product, once. Sources: the product's own rules unless a line says otherwise. */
export const limits = {
  /** Seconds a cycle collects intents unless the campaign says otherwise. */
  collectingSeconds: 60,
  /** Characters in one chat message or intent. */
  messageLength: 4000,
  /** Messages in one page of history. */
  messagePage: 50,
  /** Campaigns in one answer of the picker. */
  campaignPage: 100,
  campaignNameLength: 120,
  worldNameLength: 120,
  worldDescriptionLength: 4000,
  loreNameLength: 120,
  loreTextLength: 40_000,
  /** Aliases, and tags, of one entry. */
  loreWords: 24,
  /** Entries of one world. */
  loreEntries: 5000,
  /** Characters of a prompt for a world or for more lore. */
  promptLength: 2000,
  /** Proposals that are decided in one request. */
  decisionsAtOnce: 500,
  /** Tomes of one world. */
  tomes: 1000,
  tomeTitleLength: 160,
  tomeTextLength: 200_000,
  /** Bytes of an uploaded file: exactly this many are taken, one more is refused. */
  uploadBytes: 10 * 1024 * 1024,
  /** Files, and their bytes, that one world keeps. */
  filesPerWorld: 500,
  fileBytesPerWorld: 500 * 1024 * 1024,
  /** Files in one answer of the storage. */
  filePage: 100,
  /** Seconds a signed link to a world's file holds, one to download it holds, and a browser may keep the file. */
  fileLinkSeconds: 7 * 24 * 60 * 60,
  downloadLinkSeconds: 60 * 60,
  fileCacheSeconds: 3600,
  /** Days a deleted world can be taken back. */
  deletedWorldDays: 30,
  displayNameLength: 60,
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** Faces of the die the Roll button throws. */
  diceFaces: 20,
  /** Modifier of an adventurer whose sheet says nothing of a skill: level-1 proficiency. */
  untrainedModifier: 2,
  /** Hit points of an adventurer without a sheet. */
  defaultHitPoints: 10,
  /** Bounds of a difficulty class a narrator may ask for. */
  difficultyMinimum: 5,
  difficultyMaximum: 25,
  /** Requests a narrator may make in one reply, and the steps it may take. */
  requestsPerReply: 24,
  stepsPerReply: 6,
  /** Characters a narrator's reply may have; what is longer is cut at a sentence. */
  replyLength: 8000,
  /** Messages of recent play a narrator is shown. */
  recentMessages: 30,
  toastMilliseconds: 5000,
  collectionToastMilliseconds: 2000,
  refreshDebounceMilliseconds: 120,
  heartbeatMilliseconds: 25_000,
  reconnectMilliseconds: [1000, 2000, 5000, 10_000],
  skeletonCards: 6,
  mobileBreakpoint: 768,
  drawerBreakpoint: 1024,
} as const;
