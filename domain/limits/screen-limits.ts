import { toastMilliseconds } from './toast-time.ts';

/** Limits of the pages: what they show at once, how long they wait, and how wide they are. */
export const screenLimits = {
  /** Milliseconds that a toast stays. */
  toastMilliseconds,
  /** Milliseconds that the toast about collecting stays. */
  collectionToastMilliseconds: 2000,
  /** Milliseconds that the last roll stays on a sheet. */
  lastRollMilliseconds: 30_000,
  /** For so long the dice of a message settle as they come into sight. */
  freshRollMilliseconds: 4000,
  /** Milliseconds for which an answer is remembered that nothing shows any more. */
  rememberedMilliseconds: 300_000,
  /** Milliseconds without movement after which a list that was scrolled is at rest. */
  listRestMilliseconds: 150,
  /** Milliseconds in which several signs of change lead to one call. */
  refreshDebounceMilliseconds: 120,
  /** Milliseconds in which an answer that the page brought along is taken for one of now. */
  broughtAnswerMilliseconds: 10_000,
  /** Milliseconds between the first picture and what comes after it: so long the browser is left alone to show it. */
  firstPicturePauseMilliseconds: 100,
  /** Milliseconds from when a press moves the focus until it has surely counted. */
  pressMilliseconds: 300,
  /** Milliseconds between two signs of life of a browser. */
  heartbeatMilliseconds: 25_000,
  /** Milliseconds before each attempt to connect again; the last holds for all later ones. */
  reconnectMilliseconds: [1000, 2000, 5000, 10_000],
  /** Attempts in all at a call that fails for now. */
  retryAttempts: 3,
  /** Milliseconds before the second attempt; before each next one it doubles. */
  retryMilliseconds: 1000,
  /** Milliseconds to which that grows. */
  retryCapMilliseconds: 5000,
  /** Milliseconds after which a message or a note that is being sent counts as failed. */
  sendMilliseconds: 20_000,
  /** Cards that a list shows while it loads. */
  skeletonCards: 6,
  /** Entries of the longest list that needs no search; one that is longer can be searched and sorted. */
  listWithoutSearch: 10,
  /** Heroes that Home shows; the rest are one link away. */
  heroesOnHome: 6,
  /** Stat blocks in one page of a search. */
  statBlocksPerPage: 8,
  /** Entries of a world's contents that are shown at first, and more each time. */
  loreEntriesPerStep: 60,
  /** Entries of one category of a campaign's lore that are shown before somebody asks for the rest. */
  tableLoreEntriesShown: 50,
  /** Changes in one page of a world's history. */
  worldChangesPerPage: 50,
  /** Earlier requests for a plan that are shown at first, and more each time. */
  planRequestsPerStep: 20,
  /** Commands that the palette shows: another word narrows them down. */
  commandsShown: 50,
  /** Commands that the palette remembers. */
  commandsRemembered: 8,
  /** Hands that are shown; more are counted. */
  handsShown: 6,
  /** Strokes of the fog's brush that can be taken back. */
  fogStrokesRemembered: 30,
  /** Pixels of the longer side that a posted picture keeps. */
  postedPictureSidePixels: 2048,
  /** Seconds between two mails to one address. */
  mailPauseSeconds: 60,
  /** Pixels a pointer moves before it drags instead of clicking. */
  dragPixels: 5,
  /** Milliseconds after which a press on a map is a hold. */
  holdMilliseconds: 550,
  /** Rolls of one press that the sheet shows at once; the story has them all. */
  shownRolls: 4,
  /** Names of one sentence; more are counted. */
  namesToldAtOnce: 12,
  /** People at a table in one page of their list. */
  membersPerPage: 50,
  /** Creatures in one page of those that an encounter is built of. */
  creaturesPerPage: 10,
  /** Ideas of the generators that a device keeps, and characters of a seed. */
  ideasKept: 60,
  ideaSeedLength: 12,
  /** Rolls of the page Dice Roller that a device remembers, and its favourites. */
  diceRemembered: 30,
  diceFavourites: 20,
  /** Of the remembered rolls, those that are shown before somebody asks for all. */
  dicePastShown: 6,
  /** Dice of one roll that are drawn; of more, the line below says all. */
  diceDrawn: 60,
  /** Dice of one roll that roll across the page; of more, their faces are shown at once. */
  diceThrown: 16,
  /** Pixels of the radius of such a die where there is room, and how many radii they lie apart. */
  thrownDieRadiusPixels: 40,
  /** The same where there are many. */
  thrownDieLeastRadiusPixels: 14,
  thrownDieRadiiApart: 2.7,
  /** Milliseconds that dice lie on the page, and in which they fade. */
  thrownDiceMilliseconds: 1300,
  thrownDiceFadeMilliseconds: 250,
  /** Rolls that wait for the dice before them; of more, the oldest are not thrown. */
  throwsWaiting: 2,
  /** Bars of the odds of a roll; where there are more totals, several share a bar. */
  oddsBars: 60,
  /** How likely the totals are together that the bar at an end takes in. */
  oddsTail: 0.001,
  /** Milliseconds without a key after which the odds of what is typed are reckoned. */
  oddsPauseMilliseconds: 250,
  /** Pixels of the window's width from which the screens are wider than a phone's. */
  mobileBreakpoint: 768,
  /** Pixels of the window's width from which the side panel stands beside the story. */
  drawerBreakpoint: 1024,
  /** How long a mouse rests on a word of the game before it is explained, and how long it may be away on its way to the explanation. */
  termRestMilliseconds: 350,
  termAwayMilliseconds: 250,
  /** Letters that a search of the guides shows before and after what it has found. */
  guideSearchLetters: 90,
  /** Words that somebody reads in a minute who takes in what a guide says. */
  readWordsPerMinute: 200,
} as const;
