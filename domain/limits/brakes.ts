/** How often one person, or one network address, may do something: so often at once, and so often more with every minute. */
export interface Brake {
  atOnce: number;
  perMinute: number;
  /** What was too much. How long to wait is added to it. */
  sentence: string;
}

/**
 * Every brake, once. A person who plays never feels one: the figures stand well above what six people do in the wildest
 * minutes of an evening (`server/kernel/realtime/wild-evening.test.ts` plays such evenings), and far below what a program does.
 * Signed-in people are counted by their account, visitors by their network address (a /64 of IPv6).
 */
export const brakes = {
  /** The quickest writers send one line a second for a moment, and 25 in a minute. A pasted scene comes in ten pieces. */
  posts: { atOnce: 60, perMinute: 120, sentence: 'You are sending messages too fast.' },
  /** A pile of dice is one roll. Initiative, attacks and damage of a whole fight come to 12 in a minute. */
  rolls: { atOnce: 60, perMinute: 120, sentence: 'You are rolling too fast.' },
  /** Pressed once when something goes too far, a few times by a shaking hand. Each use takes the last reply back. */
  xCard: { atOnce: 20, perMinute: 20, sentence: 'The X-card has been used many times in a row.' },
  /** A search runs at a pause in typing: at most about three in a second, for some seconds. */
  searches: { atOnce: 120, perMinute: 240, sentence: 'You are searching too fast.' },
  /** A message holds four pictures, and somebody pastes the handouts of an evening at its start. */
  pictures: { atOnce: 60, perMinute: 30, sentence: 'You are uploading files too fast.' },
  /** A world or a table is made now and then. Somebody who tries everything out makes a dozen. */
  worlds: { atOnce: 30, perMinute: 1, sentence: 'You have created a lot at once.' },
  /** A file that becomes a world or a character: a shelf of old ones is carried over in one sitting. */
  imports: { atOnce: 30, perMinute: 6, sentence: 'You are importing too fast.' },
  /** A file that is packed for somebody, at a second or more of work each: a few worlds before a holiday. */
  exports: { atOnce: 12, perMinute: 6, sentence: 'You are exporting too fast.' },
  /** A question takes longer to write than three seconds, and its answer longer to read. */
  assistant: { atOnce: 20, perMinute: 20, sentence: 'You are asking the assistant too fast.' },
  /** A part of a reply takes a minute to hear. Somebody who looks for a passage skips through a whole evening. */
  speech: { atOnce: 60, perMinute: 30, sentence: 'You are asking for speech too fast.' },
  /** A picture takes a minute to draw and some moments to judge. */
  drawings: { atOnce: 12, perMinute: 4, sentence: 'You are asking for pictures too fast.' },
  /** What sets the narrator to work: a reply takes seconds, and a table asks for one after another. */
  narrator: { atOnce: 30, perMinute: 30, sentence: 'You are asking the narrator too fast.' },
  /** What sets a model to work for minutes. */
  generations: { atOnce: 20, perMinute: 2, sentence: 'You are generating too much at once.' },
  /** Letters, and links that open the installation. */
  invitations: { atOnce: 60, perMinute: 6, sentence: 'You are making invitations too fast.' },
  /** Invitation codes that are looked at or used. A club of thirty opens its link in one minute, from one address. */
  codes: { atOnce: 90, perMinute: 30, sentence: 'Too many invitation codes were tried from here.' },
  /** New accounts from one address. A club of thirty signs up on one evening. */
  signUps: { atOnce: 30, perMinute: 0.5, sentence: 'Too many accounts were opened from here.' },
  /** Webhooks that are made, resumed and tried: each sends something to a server of others. */
  webhooks: { atOnce: 30, perMinute: 6, sentence: 'You are sending tests too fast.' },
  /** Calls with one personal access token, of any kind: a program that asks for what is new twice a second. */
  programs: { atOnce: 120, perMinute: 120, sentence: 'This program is calling too fast.' },
  /** What a screen at the table shows: it asks every second and a half, and a club has a few of them behind one address. */
  screens: { atOnce: 300, perMinute: 400, sentence: 'This screen asks too often.' },
  /** Marks that follow what people do by themselves: read, typing, reactions. A fast chat brings some each second. */
  marks: { atOnce: 300, perMinute: 900, sentence: 'Too much at once.' },
  /** What administrators have to look at. Somebody who tidies up a page of listings reports a handful. */
  reports: { atOnce: 20, perMinute: 2, sentence: 'You are reporting too fast.' },
  /** Everything else that changes something: steps of a fight, sheets, notes, pins, lore. A brush over the fog sends some each second. */
  changes: { atOnce: 300, perMinute: 600, sentence: 'You are changing things too fast.' },
} as const satisfies Record<string, Brake>;

export type BrakeName = keyof typeof brakes;
/** The figures that hold, by brake. */
export type BrakeTable = Record<BrakeName, Brake>;

/** How many attempts at one thing may fail within `attemptWindow`. */
interface AttemptBounds {
  /** On one device that has been signed in to the account, or from one address that has not. */
  own: number;
  /** At one account, on all devices together that are not known to it. */
  account: number;
  /** Beyond that, from each network that nobody has tried it from: an owner on a new device gets in while others guess. */
  newNetwork: number;
  /** From one network, at any accounts. */
  network: number;
}

/** Milliseconds for which a failed attempt counts. The sentence of `auth.tooManyAttempts` says fifteen minutes. */
export const attemptWindow = 15 * 60 * 1000;

/**
 * What holds up those who guess, on all servers together, also where the brakes are off. Devices that are known to an account
 * have tries of their own, which nobody else can use up, so that guessing at an account locks nobody out of it.
 */
export const attemptBounds = {
  /**
   * Five is what somebody needs who has forgotten which of their passwords it was. Twenty are a family on new devices. Three in a
   * new network are a slip, a capital lock and the right one. A club on one evening stays below forty; a guesser gets 160 in an hour.
   */
  password: { own: 5, account: 20, newNetwork: 3, network: 40 },
  /**
   * Codes have six digits, and whoever tries them knows the password: there are no tries for new networks, which could be
   * thousands. An owner who is held up so signs in on a known device, or recovers the password, which forgets the failures.
   */
  code: { own: 5, account: 20, newNetwork: 0, network: 40 },
  /** Letters to one mailbox, which count whether or not they come to something. What others asked for arrives at the owner's too. */
  letter: { own: 5, account: 10, newNetwork: 0, network: 40 },
} as const satisfies Record<string, AttemptBounds>;

export type AttemptKind = keyof typeof attemptBounds;

/** Sockets that one person may have open at once, on all servers together: each tab has one. */
export const socketsPerPerson = 20;

/** What somebody reads when a brake holds them, with the whole seconds until the next try. */
export function brakeSentence({ sentence }: Brake, seconds: number): string {
  return `${sentence} Please wait ${waitingTime(seconds)} and try again.`;
}

/** What somebody reads whose attempt is refused for what others have done, with the whole seconds until the next try. */
export function crowdedSentence(seconds: number): string {
  const way = 'or sign in on a device where you have been signed in before.';
  return `Too many attempts have failed from this network or at this account. Please wait ${waitingTime(seconds)}, ${way}`;
}

/** A wait as people say it: seconds up to two minutes, then whole minutes, rounded up. */
function waitingTime(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
