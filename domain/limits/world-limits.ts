/** Limits of worlds, their lore, tomes and files, which the pages know as well. */
export const worldLimits = {
  /** Characters of a world's name. */
  worldNameLength: 120,
  /** Characters of a world's description. */
  worldDescriptionLength: 4000,
  /** Characters of an entry's name. */
  loreNameLength: 120,
  /** Characters of an entry's text. */
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
  /** Characters of a tome's title. */
  tomeTitleLength: 160,
  /** Characters of a tome's text. */
  tomeTextLength: 200_000,
  /** Bytes of an uploaded file: exactly this many are taken, one more is refused. */
  uploadBytes: 10 * 1024 * 1024,
  /** Files that one world keeps. */
  filesPerWorld: 500,
  /** Bytes of the files that one world keeps. */
  fileBytesPerWorld: 500 * 1024 * 1024,
  /** Files in one answer of the storage. */
  filePage: 100,
  /** Seconds a signed link to a world's file holds. */
  fileLinkSeconds: 7 * 24 * 60 * 60,
  /** Seconds a link to download it holds. */
  downloadLinkSeconds: 60 * 60,
  /** Seconds a browser may keep the file. */
  fileCacheSeconds: 3600,
  /** Days a deleted world can be taken back. */
  deletedWorldDays: 30,
  /** Changes in one page of a history. */
  historyPage: 30,
  /** Pixels that an uploaded picture may claim. */
  picturePixels: 8192 * 8192,
} as const;

/** Limits of worlds that the server alone knows. */
export const worldServerLimits = {
  /** Worlds in one answer. */
  worldsPerAnswer: 500,
  /** Conflicts of a world's changes in one answer. */
  conflictsPerAnswer: 500,
  /** Changes of one entry in one answer. */
  entryChangesPerAnswer: 200,
  /** Characters of one alias or tag that an import takes. */
  importedWordLength: 60,
  /** Characters of a date that an import takes. */
  importedDateLength: 80,
  /** Generations in one answer. */
  generationsPerAnswer: 200,
  /** Generations that one server works on at once; each document that is read takes a process. */
  generationsPerServer: 3,
  /** Starts without progress after which a generation fails: it may be what crashes the server each time. */
  generationStarts: 5,
  /** Things that one prompt may ask for; what comes after is too much for one world. */
  motifsPerPrompt: 12,
} as const;
