/** Limits of the chat that the pages know as well. */
export const chatLimits = {
  /** Characters in one chat message or intent. */
  messageLength: 4000,
  /** Dice cards with one message of a fight; what is told of more goes into another message. */
  messageRolls: 24,
  /** Rolls within the words of one message; more stay as they are written. */
  inlineRolls: 8,
  /** Messages in one page of history. */
  messagePage: 50,
  /** Messages of a table that come with its page: more than a window shows. */
  firstMessages: 25,
  /** Messages in one page that a search finds. */
  searchPage: 20,
  /** Characters of a search in the chat. */
  searchLength: 100,
  /** Pictures of one message. */
  imagesPerMessage: 4,
  /** Bytes of one picture. */
  imageBytes: 2 * 1024 * 1024,
  /** Characters that describe one picture. */
  imageAltLength: 300,
  /** Pictures that one campaign's chat keeps. */
  imagesPerCampaign: 2000,
  /** Bytes of the pictures that one campaign's chat keeps. */
  imageBytesPerCampaign: 500 * 1024 * 1024,
  /** Characters of a message that a quote shows. */
  quoteLength: 140,
  /** People one message can name. */
  mentions: 12,
  /** Milliseconds between two hints that somebody writes. */
  typingMilliseconds: 3000,
  /** Milliseconds for which such a hint shows. */
  typingShownMilliseconds: 5000,
  /** Unread messages of a campaign are counted up to this many. */
  unreadMessages: 100,
  /** Faces of the die that the Roll button rolls. */
  diceFaces: 20,
  /** Characters of what one person adds to the secret of the dice. */
  diceWordsLength: 60,
} as const;

/** Limits of the chat that the server alone knows. */
export const chatServerLimits = {
  /** Parts of a search that are looked for; more add nothing. */
  searchParts: 8,
  /** Milliseconds after which a picture that was uploaded and never posted is forgotten. */
  unpostedImageMilliseconds: 24 * 60 * 60 * 1000,
} as const;

/** Limits of the dice of a table that the server alone knows. */
export const tableDiceLimits = {
  /** After so long without a roll the secret of the dice has had its time. */
  pauseMilliseconds: 6 * 60 * 60 * 1000,
  /** Words that people add to one secret. */
  wordsAdded: 40,
  /** Secrets that have ended, as a list shows them. */
  endedShown: 30,
  /** Rolls that are sent at once to be checked. */
  rollsAtOnce: 500,
} as const;
