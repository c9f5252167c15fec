import { toastMilliseconds } from './toast-time.ts';

/** Every constant of the product, once. Sources: the product's own rules unless a line says otherwise. */
export const limits = {
  /** Seconds a cycle collects intents unless the campaign says otherwise. */
  collectingSeconds: 60,
  /** Bounds of that: a quarter of a minute, and two days for play by post. */
  collectingSecondsMinimum: 15,
  collectingSecondsMaximum: 48 * 60 * 60,
  /** From here on collecting is play by post: people are written to. */
  postSeconds: 60 * 60,
  /** Characters in one chat message or intent. */
  messageLength: 4000,
  /** Dice cards with one message of a fight; what is told of more goes into another message. */
  messageRolls: 24,
  /** Messages in one page that a search finds. */
  searchPage: 20,
  /** Characters of a search in the chat. */
  searchLength: 100,
  /** Pictures of one message, bytes of each, and characters that describe it. */
  imagesPerMessage: 4,
  imageBytes: 2 * 1024 * 1024,
  imageAltLength: 300,
  /** Pictures, and their bytes, that one campaign's chat keeps. */
  imagesPerCampaign: 2000,
  imageBytesPerCampaign: 500 * 1024 * 1024,
  /** Characters of a message that a quote shows. */
  quoteLength: 140,
  /** People one message can name. */
  mentions: 12,
  /** Milliseconds between two hints that somebody writes, and how long one shows. */
  typingMilliseconds: 3000,
  typingShownMilliseconds: 5000,
  /** Messages of the DM assistant's history that are shown. */
  assistantPage: 100,
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
  /** Creatures of one kind that join a fight at once, and stat blocks in one answer. */
  monstersAtOnce: 20,
  monsterPage: 20,
  attacksOfOwnNpc: 6,
  /** Steps that are taken for NPCs at once; whoever acts after so many waits for the next thing that somebody does. */
  npcStepsAtOnce: 60,
  /** Lines of a fight's story that are kept beside it. */
  combatLines: 30,
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
  /** Private runs of the free adventure that one person hosts at a time. */
  privateRunsPerPerson: 3,
  /** Players in one private run. */
  privateRunSeats: 8,
  /** Days a deleted campaign can be taken back. */
  deletedCampaignDays: 30,
  /** Cards of characters in one answer. */
  charactersAtOnce: 100,
  /** Changes in one page of a history. */
  historyPage: 30,
  /** Characters of a file of a character, its picture in it. */
  characterFileLength: 1_500_000,
  /** Different items that one character carries, and spells that one knows. */
  inventorySlots: 300,
  /** Pictures that are kept for one character, with those that it no longer shows. */
  picturesPerCharacter: 40,
  /** Named points and ended sessions of one campaign. */
  pointsPerCampaign: 500,
  pointNameLength: 80,
  /** Moments in one page of a campaign's past. */
  momentPage: 30,
  /** Characters of a recap. */
  recapLength: 20_000,
  /** Characters of a recap that Home shows, and tables of each kind at which something waits. */
  recapExcerptLength: 420,
  waitingShown: 20,
  /** Recaps in one answer. */
  recapPage: 100,
  /** Notes of one campaign, wordings that wait beside one, and characters of its title and text. */
  notesPerCampaign: 1000,
  noteOthers: 20,
  noteTitleLength: 120,
  noteTextLength: 20_000,
  /** Entries of one campaign's own lore, and changes of one that its history shows. */
  tableLoreEntries: 1000,
  tableLorePast: 100,
  /** Pins on one campaign's map, and characters of a pin's name. */
  pinsPerMap: 200,
  /** Pixels of a picture that fog can be cut into. */
  mapPixels: 8192 * 8192,
  /** Pixels that an uploaded picture may claim, and a portrait or avatar. */
  picturePixels: 8192 * 8192,
  portraitPixels: 2048 * 2048,
  pinNameLength: 80,
  /** Hours that the spoken code of an invitation holds. */
  spokenCodeHours: 24,
  /** Wrong spoken codes within the window after which the next is refused: from one network address, and by one person. */
  spokenCodeTriesPerAddress: 10,
  spokenCodeTriesPerPerson: 20,
  spokenCodeWindowMinutes: 10,
  /** Notices in one answer, and days that one which was read, or not, is kept. */
  noticePage: 50,
  readNoticeDays: 30,
  unreadNoticeDays: 90,
  /** Browsers of one person that notices are pushed to, and characters of the address of one. */
  pushSubscriptions: 20,
  pushEndpointLength: 1000,
  /** Unread messages of a campaign are counted up to this many. */
  unreadMessages: 100,
  displayNameLength: 60,
  /** Characters of the reason for a plan. */
  planReasonLength: 1000,
  /** People, and entries of the audit log, in one answer to an administrator. */
  peoplePage: 50,
  auditPage: 100,
  /** Recovery codes in one set; each works once. */
  recoveryCodes: 10,
  passwordMinimum: 6,
  passwordMaximum: 128,
  /** Faces of the die that the Roll button rolls. */
  diceFaces: 20,
  /** Modifier of an adventurer whose sheet says nothing of a skill: level-1 proficiency. */
  untrainedModifier: 2,
  /** Hit points of an adventurer without a sheet. */
  defaultHitPoints: 10,
  /** Bounds of a difficulty class a narrator may ask for. */
  difficultyMinimum: 5,
  difficultyMaximum: 25,
  /** Requests a narrator may make in one reply, and the steps it may take. */
  toolCallsPerReply: 24,
  stepsPerReply: 6,
  /** Characters a narrator's reply may have; what is longer is cut at a sentence. */
  replyLength: 8000,
  /** Messages of recent play a narrator is shown. */
  recentMessages: 30,
  /** Words of a Dungeon Master that one reply takes up. */
  directionsPerReply: 8,
  /** People whose names are known where the narrator answers when it is addressed. */
  addressedPlayers: 50,
  /** Lines and veils of one table, and characters of each. */
  safetyEntries: 60,
  safetyWordsLength: 120,
  toastMilliseconds,
  collectionToastMilliseconds: 2000,
  refreshDebounceMilliseconds: 120,
  heartbeatMilliseconds: 25_000,
  reconnectMilliseconds: [1000, 2000, 5000, 10_000],
  /** A call that fails for now is made so often in all; the wait before the next attempt doubles up to the cap. */
  retryAttempts: 3,
  retryMilliseconds: 1000,
  retryCapMilliseconds: 5000,
  skeletonCards: 6,
  mobileBreakpoint: 768,
  drawerBreakpoint: 1024,
} as const;
