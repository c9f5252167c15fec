import { currentScene } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, goesBy, namesOfLoot } from '#server/features/storyteller/parse/targets.ts';

/** What is accepted and is no thing: a job, an apology. */
const noThing =
  '(?:offers?|jobs?|tasks?|work|quests?|invitations?|apolog(?:y|ies)|terms|conditions|challenges?|thanks|praise|compliments?|bargains?|deals?|price|fate|truth|explanation|answer|reply|help|advice|blame|hospitality)';
const lead = String.raw`(?<lead>(?:^|[.!?,;] |\b(?:and|then) )(?:(?:i|we|and|then|so|now|he|she|they|\p{Lu}\p{L}+|gladly|gratefully|happily|politely|graciously|solemnly) )*)`;
const thing = String.raw`(?<what>(?:the|his|her|their|your|that|this|one|an?|some|one of (?:the|his|her|their)) (?!(?:\p{L}+ )?${noThing}\b)[\p{L}' -]+?)`;
/** What follows the thing and tells only that it was held out, or how it is taken. */
const beside = String.raw`(?:,? (?:that |which )?(?:you|he|she|they|\p{Lu}\p{L}+)(?:'s| is| are)? (?:offer(?:s|ed|ing)?|held out|holds? out|holding out)(?: (?:me|us|to me|to us))?)?(?:,? as (?:though|if) [^,.!?;]*?)?`;
const end = String.raw`(?=$|[,.!?;]| and | with )`;
const accepting = new RegExp(String.raw`${lead}(?:accept|receive)(?<third>s?) ${thing}${beside}${end}`, 'giu');
const takingOffered = new RegExp(
  String.raw`${lead}take(?<third>s?) ${thing},? (?:that |which )?(?:you|he|she|they)(?:'s| is| are)? (?:offer(?:s|ed|ing)?|held out|holds? out|holding out)(?: (?:me|us|to me|to us))?${end}`,
  'giu',
);
/** A bite of what was just taken. */
const biteOf =
  /\b(?<takes>takes?) (?<what>(?:the|that|this|one|an?|some) [^,.!?;]{2,40}?),? (?:and )?(?:then )?(?<bites>(?:take|have)s?) (?<bite>an? (?:\p{L}+ )?(?:bite|sip|mouthful|nibble|taste))(?=$|[,.!?;]| and )/giu;

/** What lies here to be had and goes by these words, by its name: what is held out is that, and not what the hero has along already. */
function heldOut(what: string, { adventure, state }: Stage): string {
  const lying = currentScene(adventure, state).loot.find(
    (loot) => !Object.hasOwn(state.taken, loot.id) && namesOfLoot(loot).some((name) => goesBy([name], bare(what))),
  );
  return lying?.name ?? what;
}

/** What is held out to a hero and accepted, as taken: "I accept the turnip as though it were a crown" -> "I take the turnip". */
export const withAccepted = (text: string, stage: Stage): string => {
  const taken = (_found: string, lead: string, third: string, what: string) => `${lead}take${third} ${heldOut(what, stage)}`;
  return text
    .replaceAll(accepting, taken)
    .replaceAll(takingOffered, taken)
    .replaceAll(biteOf, '$<takes> $<what> and $<bites> $<bite> of it');
};
