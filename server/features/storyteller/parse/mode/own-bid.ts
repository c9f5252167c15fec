import type { Hero } from '#domain/narration/brief.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bidsSomebody, callsSomebody, namedLast } from '#server/features/storyteller/parse/talk/called.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { verbIn } from '#server/features/storyteller/parse/party/bidden-verbs.ts';
import { isBidding, verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { readings } from '#server/features/storyteller/parse/words/lexicon-verbs.ts';
import { ownSubject } from './leading.ts';

/** What can stand before what is wanted. */
const lead = String.raw`^(?:(?:and|then|so|but|now|oh|ok(?:ay)?|well|just|first|also|quickly|here|there|at least|actually),? )*`;
const leads = new RegExp(lead, 'iu');
/** What only whoever listens can do for the speaker: "come", "wait", "sit down", "let me", "don't". */
const ofListener = new RegExp(
  [
    String.raw`${lead}(?:please\b|don['’]?t\b|do(?: not)?\b|never\b|let\b|be\b|come\b|wait\b|stay\b|stop\b|listen\b|hush\b|calm\b|relax\b|rest\b|sleep\b|trust\b|believe\b`,
    String.raw`|forgive\b|excuse\b|pardon\b|remember\b|imagine\b|picture\b|consider\b|guess\b|mind\b|mark my\b|speak\b|say\b|answer\b|explain\b|describe\b|admit\b|confess\b`,
    String.raw`|swear\b|promise\b|think\b|know\b|understand\b|choose\b|decide\b|vote\b|sign\b|accept\b|fear\b|worry\b|weep\b|cry\b|cheer\b|spare\b|save\b|enjoy\b|bear\b`,
    String.raw`|breathe\b|drink\b|eat\b|follow (?:me|us)\b|keep\b|have\b|go (?:on|ahead|away|home|easy|and|to bed)\b|run\b|leave\b|hurry\b|wake\b|move\b|hang on\b|sit\b|stand\b|lie\b`,
    String.raw`|get (?:up|out|away|back|lost|off|down|some)\b|hold\b|look\b|see\b|watch\b|take\b|help\b|drop (?:it|that|them|the (?:knife|blade|weapon|sword|bow|axe|act))\b`,
    String.raw`|put (?:it|that|them|the (?:knife|blade|weapon|sword|bow|axe)) (?:down|away)\b|lower\b|swallow\b|shut\b|name\b|vouch\b|lend\b|fetch\b|call (?:me|us|off)\b)`,
  ].join(''),
  'iu',
);
/** Somebody who is to get something of it: "give me", "open it for us". */
const forMe = /\b(?:me|us)\b(?! (?:and|to))|\b(?:you|your|yours|yourself|yourselves|ye)\b/iu;
/** What the speaker has with them, or on them. */
const withMe = /\b(?:with|on|beside|behind|before|from|around) (?:me|us)\b/giu;

/** Whether words begin with what somebody of the tale is called by. */
const startsName = (text: string, { adventure, party }: Stage): boolean =>
  [...adventure.npcs.flatMap(callsOf), ...party.map(({ name }) => name)].some((name) =>
    `${text.toLowerCase()} `.startsWith(`${name.toLowerCase()} `),
  );

/**
 * Whether a clause tells, without a subject, what the hero does: "write Pell in ink". It wants nothing that somebody else could do for the
 * speaker, and calls nobody.
 */
export function isOwnBid({ text, quote, question }: Clause, actor: Hero, stage: Stage): boolean {
  if (quote !== null || question || ofListener.test(text) || forMe.test(text.replaceAll(withMe, ' '))) return false;
  const first = verbIn(text.replace(leads, ''));
  const phrase = verbPhraseOf(text, actor);
  if (first === undefined || first !== phrase.verb) return false;
  const kind = phrase.verb === null ? undefined : readings.get(phrase.verb)?.kind;
  if (phrase.third || ownSubject.test(text) || kind === 'talk' || kind === 'trick') return false;
  // "Write Pell in ink" is done to Pell's name.
  const isOnSomebody = kind !== undefined && startsName(phrase.rest, stage);
  if (!isOnSomebody && !isBidding(phrase)) return false;
  return !callsSomebody(text, stage) && !bidsSomebody(text, stage) && namedLast(text, stage).length === 0;
}
