import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { readPiece } from './passage-of-speech.ts';
import { languageIn } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { tellsScene } from './length.ts';

const closing =
  /\b(?:the end[.!]?$|to be continued|fin|happily ever after|(?:so|thus|here|and so) (?:the|your|our) (?:tale|story|adventure|quest) (?:is over|ends|comes to (?:an|its) end|is done)|(?:the|your|our) (?:tale|story|adventure|quest) (?:is over|is at an end|has ended))\b/iu;
const turning = /\?|\b(?:you|your|yours|say|tell)\b/iu;
/** What players do next is told for them. */
const goingOn = (called: string) =>
  new RegExp(
    `(?<![\\p{L}'])(?:${called})(?: (?:all|both|then|soon|quickly|now))* (?:set off|sets off|set out|sets out|head off|heads off|head out|heads out|press on|presses on|move on|moves on|follow|follows|decide|decides|agree|agrees|choose|chooses|march on|marches on|hurry on|hurries on|leave|leaves|continue|continues)\\b[^?]*$`,
    'u',
  );

/** The last paragraph turns to the players: it tells them what there is, and nothing that they do next. An ending that was reached may close the tale. */
export function checkOpenEnd(text: string, facts: ReplyFacts): Objection[] {
  const { brief, happened, people } = facts;
  if (!tellsScene(facts)) return [];
  const last = text.trim().split(/\n+/).at(-1) ?? '';
  const ended = brief.state.ended === undefined && happened.state.ended !== undefined;
  const { narration } = readPiece(last, '');
  const sentence =
    narration
      .trim()
      .split(/(?<=[.!?…])\s+/u)
      .at(-1) ?? '';
  const isClosed = !ended && closing.test(narration);
  // Elsewhere than in English nothing but a question is sure to turn to the players.
  const turns = languageIn(facts) !== 'en' || turning.test(last);
  const isDecided =
    !/\?["”’')\s]*$/.test(last) &&
    goingOn(people.party).test(sentence) &&
    !/\b(?:if|can|could|may|might|would|whether|unless)\b/iu.test(sentence);
  return isClosed || isDecided || !turns ? [objection('endIsClosed', {})] : [];
}
