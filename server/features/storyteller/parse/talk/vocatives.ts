import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Target } from '#server/features/storyteller/parse/action.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { callsOf } from './spoken-parts.ts';

/** What may stand before a name within a call: "hey", "come on", "dear Mr". */
const beforeCall =
  /^(?:(?:hey|hi|hello|oh|ok|okay|so|well|now|yes|yeah|no|right|deal|sorry|thanks|thank you|please|and|but|come on|c'mon|listen|look|good (?:morning|day|evening)|dear|poor|old|my|mr|mrs|miss|ms|mister|master|mistress|the)\b\.? *)+/iu;
/** Names by which a child is called who has none yet. */
const anyChild = /^(?:little (?:one|fellow|lady|man|miss|thing)|kid|kiddo|kids|sweetheart|young (?:one|lady|man|miss)|tiny|youngster)$/iu;
const childlike = /^(?:child|kid|girl|boy|little (?:girl|boy)|small one|lad|lass|urchin|mudlark)$/iu;
/** What makes a list of names: "Hob, Wenna and Nettle". */
const listing = /^(?:and|or) /iu;
const spokenTo = /\b(?:you|u|your|yours|yourself)\b/iu;
const spokenOf = /^(?:s?he|they|who|whose|whom|his|her|their)\b/iu;
/** Least letters of a short form of a name: "Juni" of "Juniper". */
const shortForm = 4;

/** Whoever stands here and goes by just these words; undefined where nobody or several do. */
function calledBy(text: string, here: readonly Npc[]): Npc | undefined {
  const said = bare(text.trim().replaceAll(/["']/g, '')).replace(beforeCall, '').trim().toLowerCase();
  if (said.length < 2 || said.split(' ').length > 4) return undefined;
  const named = here.find((npc) => callsOf(npc).some((call) => bare(call) === said));
  if (named) return named;
  const young = anyChild.test(said) ? here.filter((npc) => callsOf(npc).some((call) => childlike.test(bare(call)))) : [];
  const short =
    said.length < shortForm ? [] : here.filter(({ name }) => name.split(' ').some((part) => part.toLowerCase().startsWith(said)));
  const [one, ...more] = young.length > 0 ? young : short;
  return more.length === 0 ? one : undefined;
}

/** Who is called anywhere in words, and not only spoken of: "You took it, Wenna. Why?", "I know. Mr Pell, do you?" In their order. */
export function vocativesIn(text: string, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): Target[] {
  const here = presentNpcs(adventure, state);
  if (here.length === 0) return [];
  const sentences = text
    .split(/[.!?…;:]+|\s[-–—]+\s|\n/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
  const found = sentences.flatMap((sentence, index) => {
    const parts = sentence.split(',').map((part) => part.trim());
    return parts.flatMap((part, at) => {
      const npc = calledBy(part, here);
      if (!npc) return [];
      const after = parts[at + 1] ?? '';
      // "Dorrit, Pell, do you know her?" calls both; "Hob, Wenna and Nettle" are only named.
      const isPut = spokenTo.test(parts.filter((each) => calledBy(each, here) === undefined).join(' '));
      const isListed =
        !isPut && [parts[at - 1] ?? '', after].some((each) => each !== '' && (listing.test(each) || calledBy(each, here) !== undefined));
      const next = parts.length === 1 ? (sentences[index + 1] ?? '') : after;
      // "The clerk, Pell, knows": between commas a name is called where the words go to "you".
      const isAside = at > 0 && after !== '' && !spokenTo.test(sentence);
      return isListed || isAside || spokenOf.test(next) ? [] : [npc];
    });
  });
  return [...new Set(found)].map((npc) => ({ kind: 'npc', npc }));
}

/** Words after which a name at the end of a sentence is called, and no object: "here", "that". */
const ends =
  /\b(?:(?:the|a|an|this|that|these|those|your|my|our|his|her) \p{L}+|it|that|this|him|them|here|there|now|then|yet|again|please|up|down|out|off|away|today|tonight|lately|first|alone|too)$/iu;
const titled = /^(?:mr|mrs|miss|ms|mister|master|mistress|sir|lady|lord)\b/iu;

/** The words with a comma before whoever is called without one at the end of what is put to "you": "why can't you look up mr pell?" */
export function withCallsMarked(text: string, { adventure, state }: Pick<Stage, 'adventure' | 'state'>): string {
  if (text.includes('"') || !spokenTo.test(text)) return text;
  const here = presentNpcs(adventure, state);
  return text.replaceAll(/[^.!?]+/gu, (sentence) => {
    if (!spokenTo.test(sentence)) return sentence;
    const words = sentence.trimEnd().split(' ');
    const [length] = [3, 2, 1].filter((count) => words.length > count + 1 && calledBy(words.slice(-count).join(' '), here) !== undefined);
    if (length === undefined) return sentence;
    const before = words.slice(0, -length).join(' ');
    const call = words.slice(-length).join(' ');
    const isPlain = !/^(?:the|a|an)\b/iu.test(call) && !/[,]$/.test(before);
    const npc = calledBy(call, here);
    const isOwnRole = npc !== undefined && callsOf(npc).some((each) => before.toLowerCase().endsWith(` ${bare(each)}`));
    return isPlain && !isOwnRole && ends.test(before) && (titled.test(call) || /\p{L}/u.test(call)) ? `${before}, ${call}` : sentence;
  });
}
