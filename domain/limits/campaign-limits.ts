import { mebibyte } from './units.ts';

/** Limits of campaigns, their turns, notes, maps, history and safety, which the pages know as well. */
export const campaignLimits = {
  /** Seats in one answer. */
  seatsPerAnswer: 500,
  /** Seconds a cycle collects intents unless the campaign says otherwise. */
  collectingSeconds: 60,
  /** The fewest seconds of that: a quarter of a minute. */
  collectingSecondsMinimum: 15,
  /** The most seconds of that: two days, for play by post. */
  collectingSecondsMaximum: 48 * 60 * 60,
  /** Seconds from which on collecting is play by post: people are written to. */
  postSeconds: 60 * 60,
  /** Campaigns in one answer of the picker. */
  campaignPage: 100,
  /** Characters of a campaign's name. */
  campaignNameLength: 120,
  /** Days a deleted campaign can be taken back. */
  deletedCampaignDays: 30,
  /** Private runs of the free adventure that one person hosts at a time. */
  privateRunsPerPerson: 3,
  /** Players in one private run. */
  privateRunSeats: 8,
  /** Tables of each kind that Home shows, at which something waits. */
  waitingShown: 20,
  /** Named checkpoints and ended sessions of one campaign. */
  checkpointsPerCampaign: 500,
  /** Characters of a checkpoint’s name. */
  checkpointNameLength: 80,
  /** Moments in one page of a campaign's past. */
  momentPage: 30,
  /** Characters of a recap. */
  recapLength: 20_000,
  /** Characters of a recap that Home shows. */
  recapExcerptLength: 420,
  /** Recaps in one answer. */
  recapPage: 100,
  /** Notes of one campaign; one answer holds them all. */
  notesPerCampaign: 1000,
  /** Wordings that wait beside one note. */
  noteOthers: 20,
  /** Characters of a note's title. */
  noteTitleLength: 120,
  /** Characters of a note's text. */
  noteTextLength: 20_000,
  /** Entries of one campaign's own lore. */
  tableLoreEntries: 1000,
  /** Changes of one such entry that its history shows. */
  tableLorePast: 100,
  /** Pins on one campaign's map. */
  pinsPerMap: 200,
  /** Characters of a pin's name. */
  pinNameLength: 80,
  /** Pixels of a picture that fog can be cut into. */
  mapPixels: 8192 * 8192,
  /** Lines and veils of one table. */
  safetyEntries: 60,
  /** Characters of each line or veil. */
  safetyTopicLength: 120,
  /** Hours that the spoken code of an invitation holds. */
  spokenCodeHours: 24,
  /** Wrong spoken codes from one network address within the window after which the next is refused. */
  spokenCodeTriesPerAddress: 10,
  /** Wrong spoken codes by one person within the window after which the next is refused. */
  spokenCodeTriesPerPerson: 20,
  /** Minutes of that window. */
  spokenCodeWindowMinutes: 10,
  /** Bytes of a campaign's file that is brought in: as many as its pictures, the files of its world and its maps may have, and its story. */
  campaignFileBytes: 1536 * mebibyte,
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

/** Limits of campaigns that the server alone knows. */
export const campaignServerLimits = {
  /** Bytes of a campaign's file, unpacked. */
  campaignFileUnpackedBytes: 2048 * mebibyte,
  /** Bytes of one of its parts, which alone is in memory; its world, with all files, is the largest. */
  campaignFilePartBytes: 600 * mebibyte,
  /** Lines of each part of a campaign's file. */
  campaignFileLines: 400_000,
  /** Bytes of one line of it. */
  campaignFileLineBytes: 10 * mebibyte,
  /** Lines of it that are read in a row before others have their turn. */
  campaignFileLinesInARow: 20,
  /** Characters from which on an id is too long to occur in a text by chance. */
  randomIdLength: 16,
  /** Milliseconds that a browser may take to fetch the next piece of a campaign. */
  exportPatienceMilliseconds: 60_000,
  /** Levels of lists and objects in one line of it. */
  campaignFileDepth: 64,
  /** Branches of a campaign's file. */
  campaignFileBranches: 2000,
  /** Rows of a campaign that are read at once as it leaves. */
  campaignRowsReadAtOnce: 200,
  /** Rows of a campaign that are written at once as it comes in: few, for the embedded database does nothing else meanwhile. */
  campaignRowsWrittenAtOnce: 40,
  /** Participants that the answer about one campaign names. */
  participantsNamed: 24,
  /** People of a campaign whose seats stand in its file. */
  seatsPerFile: 20_000,
  /** Invitations in one answer. */
  invitationsPerAnswer: 200,
  /** Requests for a seat in one answer. */
  seatRequestsPerAnswer: 200,
  /** Milliseconds; changes by the same person closer together than this are one sitting. */
  sittingPauseMilliseconds: 10 * 60 * 1000,
  /** Versions of one document that are read at once. */
  versionsReadAtOnce: 40,
  /** Versions of one document that are looked through at most, for its past or to bring it back. */
  versionsLookedThrough: 2000,
  /** Characters of a note that a list shows. */
  noteOpeningLength: 160,
  /** Messages with which a moment of the past is shown. */
  momentMessages: 10,
  /** Characters of a message in the list of moments. */
  momentExcerptLength: 200,
  /** Passages that are read of one session for its recap; of a longer one the last. */
  sessionPassages: 4000,
  /** People of a session whose names are known. */
  sessionPeople: 100,
  /** Characters of the story that a model is shown for a recap; of a longer one the last. */
  recapSourceLength: 60_000,
  /** After so many milliseconds a model that has not answered will not: the server that asked it has stopped. */
  recapModelMilliseconds: 3 * 60 * 1000,
  /** Milliseconds between two looks at the table for turns that another server opened. */
  turnLookMilliseconds: 1000,
  /** Milliseconds between two looks for emails about turns that are due. */
  turnEmailLookMilliseconds: 5000,
  /** Attempts to send one email about a turn. */
  turnEmailAttempts: 5,
  /** Seconds before an email about a turn goes out, for people who are just coming back. */
  turnEmailGraceSeconds: 30,
  /** Entries of lore that an assistant of elsewhere is answered whole; of the others it is told the names. */
  loreToldWhole: 3,
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
