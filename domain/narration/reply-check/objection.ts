import { z } from 'zod';
import { fillSentence } from '#domain/result.ts';
import type { SlotsOf } from '#domain/result.ts';

const codes = [
  'intentForgotten',
  'numberUnfounded',
  'tookWithoutRuling',
  'killedWithoutRuling',
  'struckWithoutRuling',
  'woundedWithoutRuling',
  'openedWithoutRuling',
  'paidWithoutRuling',
  'castWithoutRuling',
  'changedWithoutRuling',
  'burnsWithoutRuling',
  'healedWithoutRuling',
  'restedWithoutRuling',
  'arrivedWithoutRuling',
  'deadActs',
  'absentActs',
  'placeWrong',
  'heroSpeaks',
  'heroFeels',
  'secretTold',
  'insideWords',
  'lineCrossed',
  'veilLifted',
  'otherLanguage',
  'tooShort',
  'tooLong',
  'repeated',
  'endIsClosed',
] as const;
export type ObjectionCode = (typeof codes)[number];

/** What a reply check can object to: each is the end of "held back: …", told to the model and to the Dungeon Master. */
const objections = {
  intentForgotten: 'says nothing of what {hero} does',
  numberUnfounded: 'names the number {number}, which nothing in this reply has',
  tookWithoutRuling: 'says that {hero} takes {thing}, which no ruling gives',
  killedWithoutRuling: 'says that {npc} is dead',
  struckWithoutRuling: 'says that {hero} strikes {npc}, which no ruling says',
  woundedWithoutRuling: 'says that {hero} is hurt or falls, which no ruling says',
  openedWithoutRuling: 'says that {hero} opens {thing}, which no ruling says',
  paidWithoutRuling: 'says that {hero} pays or is paid, which no ruling says',
  castWithoutRuling: 'says that {hero} casts a spell, which no ruling says',
  changedWithoutRuling: 'says that {hero} changes {thing}, which no ruling says',
  burnsWithoutRuling: 'tells of a fire that no ruling lights',
  healedWithoutRuling: 'says that {hero} is healed, which no ruling says',
  restedWithoutRuling: 'says that the party rests, which no ruling says',
  arrivedWithoutRuling: 'says that the party comes to {place}, which no ruling says',
  deadActs: 'lets {npc} speak or act, who is beaten',
  absentActs: 'lets {npc} speak or act, who is not here',
  placeWrong: 'puts the party at {place}, where it is not',
  heroSpeaks: 'puts words into the mouth of {hero}',
  heroFeels: 'says what {hero} thinks, feels or decides',
  secretTold: 'tells what only the Dungeon Master knows',
  insideWords: 'names an id, a difficulty or words of the prompt',
  lineCrossed: 'crosses a line of the table',
  veilLifted: 'dwells on what is behind a veil',
  otherLanguage: 'is not in the language of the table',
  tooShort: 'is too short to tell what happens',
  tooLong: 'is longer than a reply may be',
  repeated: 'says again what an earlier reply said',
  endIsClosed: 'does not leave it to the players what they do next',
} as const satisfies Record<ObjectionCode, string>;

/** What a check has against a reply, as it is stored: a code, and the names and numbers that its sentence has places for. */
export const Objection = z.object({ code: z.enum(codes), slots: z.record(z.string(), z.string()) });
export type Objection = z.infer<typeof Objection>;

/** Makes an objection, with all that its sentence has places for. */
export function objection<Code extends ObjectionCode>(code: Code, slots: SlotsOf<(typeof objections)[Code]>): Objection {
  return { code, slots: Object.fromEntries(Object.entries<string | number>(slots).map(([slot, value]) => [slot, String(value)])) };
}

/** Tells an objection as the end of a sentence: "says that Aurel Pryce is dead". */
export function tellObjection({ code, slots }: Objection): string {
  return fillSentence(objections[code], slots);
}

/** The objections without those that are there twice. */
export function distinctObjections(all: readonly Objection[]): Objection[] {
  const known = new Map(all.map((each) => [JSON.stringify([each.code, each.slots]), each]));
  return [...known.values()];
}
