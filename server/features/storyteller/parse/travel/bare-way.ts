import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { quoteMark } from '#server/features/storyteller/parse/clauses.ts';

/** Why or with whom somebody goes, which says nothing of where. */
const beside =
  /[\s,](?:(?:and|to|so|before|because|while|without|as|if|when|until|in case|after|for (?:help|now|good|my life|our lives|it)|with (?:us|me|him|them|the (?:others|rest|party|group)|\p{Lu}\p{L}+|care|caution|\p{L}+ steps))\b|,).*$/u;
/** Words that name a direction, or a way as every place has one. */
const wayWords =
  /^(?:on|onwards?|ahead|further|farther|forwards?|out|outside|in|inside|indoors|outdoors|back|backwards|down|up|away|off|through|along|past|over|across|now|then|there|here|it|home|downstairs|upstairs|\p{L}+ly|together|again|anyway|first|next|alone|fast|straight|right|left|north|south|east|west|the|an?|that|this|my|our|their|his|her|of|from|by|to|into|at|towards?|via|same|only|nearest|closest|other|doors?|doorway|gates?|ways?|paths?|roads?|streets?|lane|track|trail|stairs?|steps|ladder|exit|entrance|passage|corridor|tunnel|opening|hatch|side|room|place|building|house|dark|darkness|open|air|night|front|next|town|village|all|too|quick|somewhere|else|elsewhere|where|came|we|i|deeper|closer|hell|please|myself|ourselves|best|well|as|way)$/iu;

/** A house that one goes into is a place, and one that is left is none. */
const intoHouse = /\b(?:into?|inside|to) (?:the|an?|this|that|some|one) (?:\p{L}+ )?(?:house|building|room)s?\b/iu;

/**
 * Whether the words of a journey name no place: "on", "out of here", "back the way we came". A journey that names one and does not say where it
 * is leads nowhere, and by no way that happens to be here: "step on the bellows" goes out by no door.
 */
export function namesNoPlace({ clauses, actor }: HeroAction): boolean {
  return clauses.some((clause) => {
    const { verb, rest } = verbPhraseOf(clause.replaceAll(quoteMark, ' '), actor);
    if (verb === null || verb === 'catch' || intoHouse.test(rest)) return false;
    return (` ${rest}`.replace(beside, '').match(/[\p{L}']+/gu) ?? []).every((word) => wayWords.test(word));
  });
}
