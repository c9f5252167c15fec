import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';

const inBrackets = /^(.*?)[([]\s*(?:quietly |softly |whispering )?(?:to|at) ([^()[\]]{2,40})\s*[)\]]\s*[:,]?\s*(.*)$/isu;
const named = /^@?((?:(?!\s[-–—]\s)[^,:!?."@]){2,40}?)\s*(?::|\s[-–—])\s+(?=\S)(.*)$/su;
/** Whom a question is for, after it or before it: "where does she live, asking Dorrit", "asking Hulda: how long?" */
const askingLast =
  /^(.*?)[,;.!?)…]*\s+(?:[-–—]+\s*)?\(?(?:(?:i'?m |i am )?asking|(?<!\b(?:put|puts|have|has|got|with|there(?:'s| is)|ask|asks) (?:a |an |one |another )?)(?:a )?question (?:for|to)) (?:the )?([\p{L}' -]{2,30}?)(?: (?:that is|here|now))?[).!?]*$/isu;
const askingFirst = /^(?:i'?m |i am )?asking (?:the )?([\p{L}' -]{2,30}?)\s*[:,]\s*(\S.*)$/isu;
/** Two who are called at once: "Wenna and Nettle, who is that?" */
const severalCalled = /^([\p{L}' -]{3,30}?) (?:and|&) (.+)$/su;
/** What may follow a name that stands alone before it: a question, or something that is said to "you". */
const saidTo =
  /^(?:what|who|where|why|when|how|which|is|are|do|does|did|can|could|will|would|have|has|you|your|please|tell|show|give|let|we|i|he|she|they|it|there|that|this|these|those|nobody|somebody|the|my|our|if|because|thanks|thank|hello|hi|sorry|listen|look|wait)(?:'s|'re|'m|'ve|(?<=\b(?:what|who|where|when|why|how|that|there|he|she|it))s)?\b/i;

/** What whoever stands here may be called by, in small letters, the longest first. */
function callsHere({ adventure, state }: Stage): string[] {
  return presentNpcs(adventure, state)
    .flatMap(({ name, role, aliases }) => [name, ...name.split(' ').filter((part) => part.length > 3), bare(role), ...aliases])
    .map((call) => bare(call))
    .filter((call) => call.length > 2)
    .toSorted((one, other) => other.length - one.length);
}

/** Words that are put to somebody, with the mark of a question where they lack one. */
const asQuestion = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}?`);

/** A sentence with a comma behind whoever is called at its start: "tibb are you well". */
function withCallMarked(sentence: string, calls: readonly string[]): string {
  const lower = sentence.toLowerCase();
  const call = calls.find((each) => lower.startsWith(`${each} `));
  if (call === undefined) return sentence;
  const following = sentence.slice(call.length + 1);
  return saidTo.test(following) && !/^(?:is|are|does|did|has|will|can|could|would|have)\b(?!.*\b(?:you|u|your|we|i)\b)/i.test(following)
    ? `${sentence.slice(0, call.length)}, ${following}`
    : sentence;
}

/**
 * The words with the name of whoever they are put to before a comma, however a player marks that: "(to Tibb) are you well?",
 * "are you well, asking Tibb", "Tibb: are you well?", "tibb - are you well?", "tibb are you well?".
 */
export function withAddress(text: string, stage: Stage): string {
  const calls = callsHere(stage);
  const isCall = (whom: string) => calls.includes(bare(whom.trim().toLowerCase()));
  const [, before = '', to = '', after = ''] = inBrackets.exec(text) ?? [];
  const rest = `${before.trim()} ${after.trim()}`.trim();
  if (to !== '' && rest !== '' && isCall(to)) return `${to.trim()}, ${rest}`;
  const [, asked = '', last = ''] = askingLast.exec(text) ?? [];
  if (asked !== '' && isCall(last)) return `${last.trim()}, ${asQuestion(asked)}`;
  const [, first = '', question = ''] = askingFirst.exec(text) ?? [];
  if (question !== '' && isCall(first)) return `${first.trim()}, ${question}`;
  const [, whom = '', said = ''] = named.exec(text) ?? [];
  if (whom !== '' && isCall(whom)) return `${whom.trim()}, ${said}`;
  const [, one = '', both = ''] = severalCalled.exec(text) ?? [];
  const [, two = '', put = ''] = /^(.+?), (.+)$/su.exec(both) ?? [];
  if (one !== '' && isCall(one) && isCall(two)) return `${one.trim()}, ${put}`;
  return text.includes('"') ? text : text.replaceAll(/(?<=^|[.!?…]\s+)[^.!?…]+/gu, (sentence) => withCallMarked(sentence, calls));
}
