import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';
import { aheadPattern, besidePattern } from './fixed-phrases.ts';

/** What the speaker thinks of somebody or something: ", who I expect is well paid", ", which they tell me is old". */
const opinion =
  /, (?:and )?(?:who|whom|which|whose \p{L}+) (?:(?:i|we) (?!(?:go|take|give)\b)\p{L}+|(?:people|they|everybody|everyone|somebody|you all) (?:say|tell|told|call|says|tells))\b/giu;
/** How it is with somebody or something that was just named: ", who seems upset", ", which she has earned". */
const told =
  /, (?:and )?(?:who|which|whose \p{L}+) (?:(?:he|she|it|they) )?(?:is|are|was|were|isn['’]t|has|have|had|hasn['’]t|seems?|looks?|smells?|sounds?|must|may|might|will|can|can['’]t|cannot|could|should|would|does|doesn['’]t|did|didn['’]t|deserves?|needs?|wants?|keeps?|stands?|lies|sits?|came|went|\p{L}{3,}ed)\b(?! (?:he|she|they|it|that|this|you|we|i|the|those|these)\b)/giu;
/** Why something is done: ", because bell-ringers hear everything". */
const reason =
  /, (?:(?:just )?because|['’]?cause|cos|seeing (?:as|that)|given that|as (?=(?:i|we|he|she|it|they|there) )|since (?=(?:i|we|he|she|it|they|there|the|that) )|for (?=(?:i|we|he|she|it|they|there) \p{L}))/giu;

/** Who does something, or a verb by which something is done, at the start of a sentence. */
const subject = /^(?:(?:and|then|so|but|now|well|ok(?:ay)?|right|please|\p{Lu}\p{L}+),? )*(?:i|we|let['’]s|let us|he|she|they)\b/iu;
/** Words that go on with what is asked or known: "I ask Tibb, who took it". */
const leadsOn =
  /\b(?:ask|wonder|tell|know|see|check|find out|figure|say|learn|remember|guess|hear|shout|call|reply|want|like)(?:s|es|ed)?(?: \p{L}+){0,2}$/iu;
/** What is asked of somebody behind what is said of them: "ask Tov, who has the nose, to smell it". */
const goesOn = /^,? (?:to|about|for|if|whether|what|where|why|how|when|which) \p{L}/iu;
/** What is known or asked just before: "to know where we are", and who is here. */
const asksOfSomething = /\b(?:where|who|what|how|why|when) [^,.!?]*$/iu;
const telling = /\b(?:tell|say|explain|warn|swear|promise|whisper|shout|assure)(?:s|es)?\b/iu;

/** Whether words do something, by who does it or by the verb that leads them. */
function tellsOfDoing(text: string): boolean {
  if (subject.test(text)) return true;
  const [first = ''] = text
    .toLowerCase()
    .replace(/^(?:(?:and|then|so|now|please|\p{L}+ly),? )*/u, '')
    .split(/[^\p{L}']+/u);
  return first !== '' && baseOf(first) === first;
}

/** Where a clause ends that begins at `from`: at a comma, at the end of the sentence, or where something else is done: "and ask". */
function endOf(sentence: string, from: number): number {
  const mark = /[,;:.!?]/u.exec(sentence.slice(from));
  const end = mark ? from + mark.index : sentence.length;
  for (const found of sentence.slice(from, end).matchAll(/ (?:and|then|but) (?:then )?(\p{L}+)/giu)) {
    const [, next = ''] = found;
    if (/^(?:i|we)$/iu.test(next) || baseOf(next) === next.toLowerCase()) return from + found.index;
  }
  return end;
}

/** A sentence without the first clause that a pattern finds and that `isMeant` lets go. */
function without(sentence: string, pattern: RegExp, isMeant: (before: string, after: string) => boolean): string {
  for (const found of sentence.matchAll(pattern)) {
    const end = endOf(sentence, found.index + found[0].length);
    const [before, after] = [sentence.slice(0, found.index), sentence.slice(end)];
    if (!isMeant(before, after)) continue;
    // "Ask Mr Sallow, who is deaf, about the bell" asks him about the bell.
    const rest = after.replace(/^,(?= (?!(?:and|then|but|i|we)\b))/iu, '');
    return without(`${before}${rest}`, pattern, isMeant);
  }
  return sentence;
}

/** The words since the last mark that ends a sentence. */
const lastOf = (text: string): string => text.split(/[.!?;:] /u).at(-1) ?? '';
const toYou = /\b(?:you|your|yours)\b/iu;

/** A sentence without what is only said beside it: courtesies, what the speaker thinks of somebody, how it is with them, and why something is done. */
export function withoutBesides(sentence: string): string {
  const bare = sentence.replace(aheadPattern, '').replaceAll(besidePattern, (found: string, ...rest: unknown[]) => {
    const all = rest.at(-2);
    const at = rest.findLast((each) => typeof each === 'number') ?? 0;
    const after = String(all).slice(at + found.length);
    // "Tell the reeve that, with her leave, we go" tells her that.
    if (/\b(?:that|whether|if|and|but|so|then)$/iu.test(String(all).slice(0, at))) return ' ';
    if (at === 0 || after === '' || /^[.!?;:]/u.test(after)) return '';
    return /^(?:and|then|but|i|we|may|can|could|would|will|what|who|where|how|why|when|is|are|do|does|did)\b/iu.test(after) ? ', ' : ' ';
  });
  const isAsked = /\?\W*$/u.test(bare);
  const thought = without(bare, opinion, (before) => !isAsked || tellsOfDoing(lastOf(before)));
  if (isAsked || toYou.test(thought)) return thought;
  const described = without(
    thought,
    told,
    (before, after) => tellsOfDoing(lastOf(before)) && !asksOfSomething.test(before) && (!leadsOn.test(before) || goesOn.test(after)),
  );
  return without(described, reason, (before) => tellsOfDoing(lastOf(before)) && !telling.test(before));
}
