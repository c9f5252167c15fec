import type { Brief } from '#domain/narration/brief.ts';
import { boundsOf, brokenBy } from '#domain/safety/bounds.ts';
import type { Bounds } from '#domain/safety/bounds.ts';
import { checkBlows } from './blows.ts';
import { checkChanges } from './changes.ts';
import { checkDeeds } from './deeds.ts';
import { checkHeroMind } from './hero-mind.ts';
import { checkInsideWords } from './inside-words.ts';
import { checkIntents } from './intents.ts';
import { checkLanguage } from './language.ts';
import { checkLasting } from './lasting.ts';
import { checkLength } from './length.ts';
import { checkNumbers } from './numbers.ts';
import { distinctObjections, objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { checkOpenEnd } from './open-end.ts';
import { piecesOf, readPiece } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { checkPeople } from './people.ts';
import { checkPlaces } from './places.ts';
import { checkRepetition } from './repetition.ts';
import { factsOf, languageIn } from './reply-facts.ts';
import type { CheckMaterial, Happened, ReplyFacts } from './reply-facts.ts';
import { checkSecrets } from './secrets.ts';

export type { CheckMaterial, Happened } from './reply-facts.ts';

/** The checks of one reply, made ready. */
export interface ReplyCheck {
  /** What is wrong with a piece of a reply after what was told `before`, as far as things have happened by then. */
  piece(text: string, before: string, happened: Happened): Objection[];
  /** What is wrong with a reply as a whole, when nothing more comes. */
  whole(text: string, happened: Happened): Objection[];
}

const pieceChecks: readonly ((piece: Piece, facts: ReplyFacts) => Objection[])[] = [
  checkNumbers,
  checkDeeds,
  checkChanges,
  checkLasting,
  checkBlows,
  checkPeople,
  checkPlaces,
  checkHeroMind,
  checkSecrets,
  checkInsideWords,
  (piece, facts) => checkLanguage(piece, languageIn(facts)),
  checkRepetition,
];
const wholeChecks: readonly ((text: string, facts: ReplyFacts) => Objection[])[] = [checkIntents, checkLength, checkOpenEnd];

/** Makes the checks of one reply ready. They are pure: the same words and the same happenings give the same objections. */
export function openReplyCheck(brief: Brief, material: CheckMaterial): ReplyCheck {
  const bounds = boundsOf(brief);
  let made: { from: Happened; count: number; facts: ReplyFacts } | null = null;
  const factsAt = (happened: Happened): ReplyFacts => {
    // Nothing but rulings changes what has happened.
    if (made?.count !== happened.rulings.length || made.from.state !== happened.state)
      made = { from: happened, count: happened.rulings.length, facts: factsOf(brief, material, happened) };
    return made.facts;
  };
  return {
    piece: (text, before, happened) => {
      const facts = factsAt(happened);
      const piece = readPiece(text, before);
      return distinctObjections(pieceChecks.flatMap((check) => check(piece, facts)));
    },
    whole: (text, happened) => {
      const facts = factsAt(happened);
      return distinctObjections([...wholeChecks.flatMap((check) => check(text, facts)), ...agreed(text, bounds)]);
    },
  };
}

function agreed(text: string, bounds: Bounds | null): Objection[] {
  const broken = brokenBy(text, bounds);
  if (broken === null) return [];
  return [broken === 'line' ? objection('lineCrossed', {}) : objection('veilLifted', {})];
}

/** All that is wrong with a finished reply. */
export function checkReply(text: string, brief: Brief, material: CheckMaterial, happened: Happened): Objection[] {
  const check = openReplyCheck(brief, material);
  let before = '';
  const objections = piecesOf(text).flatMap((piece) => {
    const found = check.piece(piece, before, happened);
    before += piece;
    return found;
  });
  return distinctObjections([...objections, ...check.whole(text, happened)]);
}
