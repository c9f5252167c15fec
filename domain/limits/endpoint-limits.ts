/** Limits of what other services make, which the pages know as well. */
export const endpointLimits = {
  /** Characters that a speech service says at a time; a pause for the next part is heard between paragraphs anyway. */
  speechPartLength: 1000,
  /** The highest amount of a service that an administrator may allow one person in a day. */
  servicePerPerson: 100_000_000,
  /** Milliseconds for which pages believe whether the server has a voice: administrators change that now and then. */
  serverVoiceMilliseconds: 10 * 60 * 1000,
  /** Parts of one reply: as many as its longest text can have. */
  speechParts: 64,
  /** Characters that say what a picture is to show. */
  picturePromptLength: 3000,
} as const;

/** Limits of what other services make that the server alone knows. */
export const endpointServerLimits = {
  /** Milliseconds for one part of speech. */
  speechMilliseconds: 60_000,
  /** Bytes of one part of speech: a thousand characters are about a minute, which is 0.5 MB as MP3 and 6 MB unpacked. */
  speechBytes: 8 * 1024 * 1024,
  /** Bytes of speech that one campaign keeps; the oldest goes for the newest. */
  speechBytesPerCampaign: 200 * 1024 * 1024,
  /** Milliseconds for one picture. */
  pictureMilliseconds: 180_000,
  /** Bytes of one drawn picture; it comes as text, which is a third longer. */
  pictureBytes: 6 * 1024 * 1024,
  /** Days that speech is kept. */
  speechDays: 30,
} as const;
