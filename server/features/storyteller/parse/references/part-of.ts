import { stemmer } from 'stemmer';
import type { Npc } from '#domain/narration/adventure.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { mentionsIn } from './mentions.ts';

/** Something that somebody here has about them: "Dorrit's hands". */
export interface PartOf {
  npc: Npc;
  /** The words for it: "Dorrit's hands". */
  phrase: string;
  /** Its noun in the singular, in small letters. */
  noun: string;
  /** Whether the words say that they wear it or hold it: "the ring on her finger". */
  isWorn: boolean;
}

const owned = /(?:\b(?<whose>his|her|their)|['’]s?) (?<part>(?:\p{L}+ ){0,2}\p{L}+)/iu;
/** What somebody wears, or has in their hand: "the ring on her finger". */
const worn =
  /\b(?:the|an?|that) (?<part>(?:\p{L}+ ){0,2}\p{L}+) (?:on|in|round|around|at|over|behind|under) (?:(?<whose>his|her|their)|(?:the )?\p{L}+(?: \p{L}+)?['’]s) (?:\p{L}+ )?(?:hands?|fingers?|head|neck|arms?|belt|shoulders?|ears?|feet|wrists?|lap|face|chest|back)\b/iu;
const holding = /\bwhat(?:ever)? .*\b(?:hold(?:s|ing)?|carr(?:y|ies|ying)|has (?:got )?in)\b/iu;

const pronouns = { his: 'he', her: 'she', their: 'they' } as const;

/** Whose it may be: who is named as the owner, else those here of whom "her" can be said. */
function ownersIn(text: string, whose: string | undefined, { adventure, state }: Stage): Npc[] {
  const named = targetsIn(text.replaceAll(/['’]s?(?= )/gu, ''), adventure, state, []).flatMap((each) =>
    each.kind === 'npc' ? [each.npc] : [],
  );
  if (named.length > 0 || whose === undefined) return named.slice(0, 1);
  return presentNpcs(adventure, state).filter((npc) =>
    Object.entries(pronouns).some(([word, each]) => word === whose && npc.pronouns === each),
  );
}

/** What a look is at that somebody here has about them; undefined where it is at anything else. */
export function partIn(text: string, stage: Stage): PartOf | undefined {
  const onThem = worn.exec(text);
  const isWorn = onThem !== null;
  const { whose, part = '' } = (onThem ?? owned.exec(text))?.groups ?? {};
  const owners = ownersIn(text, whose?.toLowerCase(), stage);
  const [first] = owners;
  if (first && holding.test(text)) return { npc: first, phrase: `${first.name}'s hands`, noun: 'hand', isWorn };
  const [words] = mentionsIn(`the ${part}`);
  if (!words) return undefined;
  const { noun, before, isMany } = words;
  // Of several it is whoever is said to have such a thing.
  const npc = owners.length === 1 ? first : owners.find((each) => textOf(each, noun) !== undefined);
  return npc && { npc, phrase: `${npc.name}'s ${[before, isMany ? `${noun}s` : noun].join(' ').trim()}`, noun, isWorn };
}

/** What is said of somebody, sentence by sentence: how they look, and what they do again and again. */
function textsOf({ name, description, habits }: Npc): string[] {
  return [...wholeSentencesOf(description), ...habits.map((habit) => `${name} ${habit.trim().replace(/[.,;]+$/, '')}.`)];
}

const textOf = (npc: Npc, noun: string) => textsOf(npc).find((text) => stemsOf(text).has(stemmer(noun)));

/** The sentence about somebody that speaks of what they have about them; undefined where none does. */
export const partKnown = ({ npc, noun }: PartOf): string | undefined => textOf(npc, noun);
