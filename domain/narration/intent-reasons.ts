import { ResolvedIntent } from '#domain/chat/resolved-intent.ts';
import type { IntentReason } from '#domain/chat/resolved-intent.ts';
import { z } from 'zod';
import { fillSentence } from '#domain/result.ts';
import { rulingCatalogue } from './rulings/ruling-words.ts';
import { tellRuling } from './rulings/tell-ruling.ts';
import type { RulingFact } from './tool-call.ts';

/** Why an intent ended as it did, where no ruling says it. */
const reasons = {
  fromState: 'Answered from what you know, without a roll.',
  inWords: 'Answered in words, without a roll.',
  toldOnly: 'The tale tells of it. Nothing was rolled, and nothing else changed.',
  heardAside: 'Heard as talk at the table.',
  learnsSomething: 'The party learns something new.',
  worked: 'The ruling allowed it.',
  notHere: 'There is nothing like that here.',
  heroIsAt: '{hero} is at {place}, and not here.',
  nobodyHears: 'Nobody here can answer.',
  noSuchWay: 'No way from here leads there.',
  partyDivided: 'The party did not agree on a way.',
  nobodyLeads: 'Nobody led the way.',
  notReached: 'The party did not come that far.',
  notClimbed: 'It was out of reach, for the climb before it failed.',
  notPossible: 'The narrator says that this cannot be done here.',
  notUnderstood: 'The Storyteller did not understand these words.',
  tooMuch: 'This was more than one reply holds.',
  passedOver: 'The reply did not take this up.',
  brokeOff: 'The reply broke off before this.',
  foughtOut: 'The fight carried it out, with its dice.',
  fightRefused: '{sentence}',
  waitsForTurn: 'It waits for the hero’s turn in the fight.',
  waitsForReaction: 'The fight waits for an answer first; then the rest follows by itself.',
  notSaid: 'Something is missing before the fight can carry it out.',
  notInFight: 'The hero is not in the fight.',
} as const;
type ReasonCode = keyof typeof reasons;

/** Rulings whose sentence is the tale's own: the story has the words. */
const toldInTale: readonly RulingFact['code'][] = ['learnsClue', 'dangerComesCloser', 'tellsEnding', 'written'];

/** A reason without names. */
export const reason = (code: ReasonCode): IntentReason => ({ code, slots: {} });

/** What a ruling says of an intent, without the words of the tale. */
export function reasonOfRuling(facts: readonly RulingFact[]): IntentReason {
  const own = facts.find(({ code }) => !toldInTale.includes(code));
  if (own) return { code: own.code, slots: own.slots };
  return reason(facts.some(({ code }) => code === 'learnsClue') ? 'learnsSomething' : 'worked');
}

const isReason = (code: string): code is ReasonCode => Object.hasOwn(reasons, code);
const isRuled = (code: string): code is RulingFact['code'] => Object.hasOwn(rulingCatalogue, code);

/** Tells why an intent ended as it did; nothing for a code of a later version. */
export function tellReason({ code, slots }: IntentReason): string {
  if (isReason(code)) return fillSentence(reasons[code], slots);
  return isRuled(code) ? tellRuling({ facts: [{ code, slots }] }) : '';
}

const Told = z.object({ resolved: z.array(ResolvedIntent) });

/** How a reply came about, with the sentence of each reason for those who read it. What cannot be read stays as it is. */
export function withSentences<Narration>(narration: Narration): Narration {
  if (narration === null) return narration;
  const told = Told.safeParse(narration);
  if (!told.success) return narration;
  const resolved = told.data.resolved.map((each) =>
    each.why === null ? each : { ...each, why: { ...each.why, sentence: tellReason(each.why) } },
  );
  return { ...narration, resolved };
}
