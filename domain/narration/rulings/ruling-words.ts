/** Why a tool call of the narrator is refused, in words. */
const refusals = {
  enoughForOneReply: 'That is enough for one reply.',
  nobodyActs: 'No player acts in this reply: nothing is rolled and nothing changes.',
  foughtElsewhere: 'A fight is on, and it goes on at the Combat tab. It is not ruled here.',
  heroIsNotHere: 'That hero is not in the party.',
  triedEnough: '{hero} has tried that often enough for now.',
  heroIsDown: '{hero} is down and cannot strike.',
  nobodyToStrikeAt: 'There is nobody like that here to strike at.',
  isNobodyToFight: '{npc} is not someone to fight.',
  nobodyToStrike: 'There is nobody like that here to strike.',
  doesNotFight: '{npc} does not fight.',
  isNotHostile: '{npc} is not hostile.',
  heroIsDownAlready: '{hero} is already down.',
  struckEnough: '{npc} has struck often enough for now.',
  noSuchExit: 'There is no such exit here.',
  exitLeadsNowhere: 'That way leads nowhere.',
  barsTheWay: '{npc} bars the way.',
  noSuchClue: 'There is no such clue.',
  clueIsKnown: 'The party knows that already.',
  clueIsElsewhere: 'Nothing in this scene gives that away.',
  clueNeedsAnother: 'The party does not yet know enough to be told that.',
  clueNeedsCheck: 'It takes a successful check to learn that.',
  noSuchDanger: 'There is no such danger.',
  dangerCameCloser: 'That danger has come closer already.',
  dangerIsOver: 'That danger has already come to pass.',
  nothingToTake: 'There is nothing like that here to take.',
  isTaken: 'That has been taken already.',
  isGuarded: 'It is guarded.',
  noRestNear: 'Nobody rests while {npc} is near.',
  hasJustRested: 'The party has just rested.',
  nobodyHere: 'There is nobody like that here.',
  hasThatAttitude: '{npc} is {attitude} already.',
  doesNotChangeSoFast: '{npc} does not change so fast.',
  isNotWonOver: 'Nothing has won {npc} over.',
} as const;

/** What comes of a tool call, in words and without numbers. */
const outcomes = {
  checkTriumph: '{hero} succeeds brilliantly at the {skill} check.',
  checkSuccess: '{hero} succeeds at the {skill} check.',
  checkNearMiss: '{hero} fails the {skill} check by a hair.',
  checkFailure: '{hero} fails the {skill} check.',
  checkDisaster: '{hero} fails the {skill} check, and it goes badly wrong.',
  attackTriumph: "{attacker}'s blow lands with full force, and {target} is {condition}.",
  attackSuccess: "{attacker}'s blow lands, and {target} is {condition}.",
  attackWithoutDamage: "{attacker}'s blow lands but does {target} no harm.",
  attackNearMiss: "{attacker}'s blow misses {target} by a hair.",
  attackFailure: "{attacker}'s blow misses {target}.",
  attackDisaster: "{attacker}'s blow goes badly astray and misses {target}.",
  movesOn: 'The party takes {exit} and reaches {scene}.',
  /** The adventure has the words of a clue, of a sign of danger and of an ending. */
  learnsClue: '{text}',
  dangerComesCloser: '{text}',
  takesLoot: '{hero} takes {loot}.',
  restsShort: 'The party rests for an hour and is the better for it.',
  restsLong: 'The party sleeps through and wakes restored.',
  comesRound: '{hero} comes round.',
  changesAttitude: '{npc} is now {attitude}.',
  /** A sentence that an earlier version stored. */
  written: '{text}',
  tellsEnding: 'This is how the tale ends: {text} Close it, and say that the tale is over.',
} as const;

/** What is said of a ruling: its words by their codes. */
export const rulingCatalogue = { ...refusals, ...outcomes };
export type RulingRefusalCode = keyof typeof refusals;
export type RulingOutcomeCode = keyof typeof outcomes;
