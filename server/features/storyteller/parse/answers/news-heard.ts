import type { Adventure, Npc } from '#domain/narration/adventure.ts';
import { sentencesOf } from '#domain/text/sentences.ts';
import { capitalize } from '#domain/text/capitalize.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { courtesyIn } from '#server/features/storyteller/parse/talk/courtesy.ts';
import { callsOf } from '#server/features/storyteller/parse/talk/spoken-parts.ts';
import { statementOf } from '#server/features/storyteller/parse/talk/statement.ts';
import { isNamed } from '#server/features/storyteller/parse/targets.ts';
import { contentWords } from '#server/features/storyteller/parse/words/content-words.ts';

/** News for somebody: about something of theirs, or about somebody whom they know. */
export interface News {
  about: 'own' | 'other';
  /** What it is about, as they say it: "My bell", "Wenna Tarn". */
  subject: string;
  other?: Npc;
  isBad: boolean;
}

/** Words of meaning that news has at least: somebody or something, and what became of it. */
const leastWords = 2;
/** Something of whom it is told to: "in your old bell". */
const ofYours =
  /\b(?:in|on|at|of|to|from|with|behind|under|inside|for|about|near|into|by)? ?your (?:own |old |dear |precious |beautiful )?(?<thing>(?!(?:own|old|eyes?|face|word|words|name|help|time|leave|pardon|hands?|voice|kindness|hospitality|trouble|opinion|turn|way|health|advice|head|heart|mind|honou?r|story|offer|question|business|life|tongue|secrets?|promise|terms|side|company|service|lady|lord|grace|majesty|ladyship)\b)\p{L}[\p{L}'-]{2,})/iu;
/** The same the other way round: "that bell of yours". */
const thingOfYours = /\b(?:the|that|this|those|these) (?<thing>\p{L}[\p{L}'-]{2,}) of yours\b/iu;
/** What is said of the hearer themself, or of those who speak and nobody else. */
const ofHearer =
  /^(?:(?:so|and|but|well|look|listen|oh|i think|i see|i know|i believe|i say),? )*(?:[^,]{1,24}, )?(?:that )?you(?:'re|'ve|'d|'ll)?\b/iu;
const ofSpeaker =
  /^(?:(?:so|and|but|well|oh|you see),? )*(?:i|we)(?:'m|'re| am| are| was| were| have been| carry| come| came| want| need| like| love| would| will| shall|'ll|'d)\b/iu;
const bad =
  /\b(?:stole|stolen|steals?|stealing|lied|lies|lying|dead|died|dying|hurt|kill(?:ed|s)?|murder\p{L}*|poison\p{L}*|drugg\p{L}*|forg(?:ed|es|ery)|fak(?:ed|es?)|fals\p{L}*|cheat\p{L}*|betray\p{L}*|broke(?:n)?|burn(?:t|ed)|missing|gone|lost|taken|took|hidden|hid|hung|swapped|ruin\p{L}*|robb\p{L}*|cut|crack\p{L}*|danger|wounded|ill|sick|drown\p{L}*|sold|sells?|spoil\p{L}*|wrong|wreck\p{L}*|guilty|thief|traitor|liar|spy\p{L}*|plot\p{L}*|invent\p{L}*)\b/iu;

/** What they say of a thing of their own that was spoken of to them. */
const mine = (thing: string) => capitalize(`my ${thing.toLowerCase()}`);

/**
 * What is told to somebody as news, and asks nothing: that something came about with a thing of theirs, or with another of the adventure.
 * Undefined for courtesies, for what is said of themself, and for what heroes tell of themselves.
 */
export function newsIn(action: HeroAction, npc: Npc, { npcs }: Pick<Adventure, 'npcs'>): News | undefined {
  if (action.kind !== 'talk' || action.question || action.tone !== 'plain' || action.offers || action.wants !== null) return undefined;
  if (statementOf(action)?.kind !== 'told') return undefined;
  const text = action.quote ?? statementOf(action)?.text ?? '';
  if (courtesyIn(text) !== null) return undefined;
  const told = sentencesOf(text).filter(
    (each) => !each.trim().endsWith('?') && !ofHearer.test(each.trim()) && contentWords(each).length >= leastWords,
  );
  const isBad = bad.test(told.join(' '));
  const thing = told.flatMap((each) => (ofYours.exec(each) ?? thingOfYours.exec(each))?.groups?.['thing'] ?? [])[0];
  if (thing !== undefined) return { about: 'own', subject: mine(thing), isBad };
  const others = told.filter((each) => !ofSpeaker.test(each.trim()) && !/\b(?:us|me)\b/iu.test(each));
  const other = npcs.find(
    (each) =>
      each.id !== npc.id && others.some((sentence) => callsOf(each).some((name) => /^\p{Lu}/u.test(name) && isNamed(sentence, name))),
  );
  return other && { about: 'other', subject: other.name, other, isBad };
}
