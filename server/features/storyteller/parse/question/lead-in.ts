import { escapePattern } from '#domain/text/escape-pattern.ts';
import { outsideSpeech } from '#server/features/storyteller/parse/words/outside-speech.ts';

const begins = String.raw`(?<=^|[.!?…]\s+)`;
const when = [
  String.raw`(?:while|whilst) (?:we|i)(?:['’]?re| are|['’]m| am) (?:at it|here|waiting)`,
  String.raw`while i (?:think of it|have you|remember)`,
  String.raw`(?:since|now that) (?:we|i)(?:['’]?re| are|['’]m| am)\b[^,?!.:]{1,40}?`,
  'first (?:things first|of all|off|up)',
  'to (?:start|begin)(?: with)?',
  'for (?:a start|starters)',
  'just (?:so|to) [^,?!.:]{1,40}?',
  'out of (?:interest|curiosity)',
  '(?:(?:can|could|may|might) i|let me) (?:just |please )?ask(?: you)?(?: this| something)?',
  '(?:one|two|three|a few|some) (?:more |quick )?(?:things?|questions?)',
].join('|');
const question = "(?:(?:who|whose|what|where|why|when|how|which)(?:['’]?s|['’]re)?|am|is|are|was|were|do|does|did|can|could|has|have)(?= )";
/** Words that only lead up to a question, by whoever of the party they name. */
const leadIn = (names: readonly string[]): RegExp => {
  const somebody = ['we', 'i', 'you', ...names.map(escapePattern)].join('|');
  const before = String.raw`before (?:${somebody})\b[^,?!.:]{1,50}?`;
  return new RegExp(`${begins}(?:(?:but|so|and|ok(?:ay)?|well|now),? )*(?:${before}|${when})(?:,|:|\\s+[-–—]+)\\s+(?=${question})`, 'giu');
};

/** A look round for who is here, in one breath: "look around whos here". */
const lookForWho =
  /\b(look|glance)s? (around|round|about)(?: here)?,? (?:and |to )?(?:see |check |find out )?(who(?:['’]?s| is)(?: all)? (?:here|around|about|there))\b/giu;

/** The same without a look round: "check who's here". */
const checksWho = /(?<=^|[.!?,] )(?:check(?: out)?|find out|see) (who(?:['’]?s| is)(?: all)? (?:here|around|about|there))\b/giu;

/** What somebody is only astonished at, before they go on: "wait the dowager is BREAD?? omg ok." */
const astonished =
  /(?<=^|[.!?] )(?:(?:wait|hold on|hang on|omg),? )+(?:the |that |this |it|he|she|they|\p{L}+ )[^.!?"]*?(?:'s|'re| is| are| was| were) (?!(?:you|we|i)\b)[^.!?"]*\?[?!]+\s+(?=\S)/giu;
/** A question that goes on from another after "like": "what's on my sheet, like can I do magic?" */
const like = /,? like,? (?=(?:can|could|do|am|are|is|what|who|how) (?:i|we|the|my|it)\b)/giu;
/** Whether somebody was met, as people ask it: "do I know her?" */
const knows =
  /(?<=^|[.!?,] |\band )(?:do|did) (?:i|we) (?:already |even )?know (?=(?:him|her|them)\b(?: (?:yet|already|by now))?[?.!]*(?:$| ))/giu;

/** A greeting to the table, before the narrator is asked: "evening all. So, where are we?" */
const greeting =
  /^(?:good )?(?:evening|morning|afternoon|hi|hello|hey|hiya|howdy|yo|greetings),? (?:all|everyone|everybody|folks|y'all|guys|gm|team|people|table)[.!,]+ +(?=(?:(?:so|ok(?:ay)?|right|well|now),? )*(?:where|who|what|how|why)\b)/iu;

/** How short an answer is wished for: "what is this about, short version please". */
const inShort =
  /(?<=\b(?:who|what|where|why|how|which)\b[^.!?"]*),? (?:(?:just )?(?:the )?(?:short|quick|brief) version|in short|in brief|briefly|in a nutshell|in a (?:few|couple of) words|tl;?dr)(?:,? (?:please|pls|plz))?(?=[.!?]|$)/giu;

/** Several things that are wondered about at once: "I wonder where we are and who is here". */
const wondered =
  /(?<=^|[.!?] )(?:as an? [^,.!?]{2,25}, )?(?:(?:may|might|can|could) i (?:just )?ask|i (?:just )?wonder) (?<list>(?:where|who|what|how|why)\b[^.!?"]*)[.!?]*/giu;
/** The narrator is asked to tell where the heroes are, and more: "could you tell me where we are and what this is about?" */
const toBeTold =
  /(?<=^|[.!?,] )(?:please )?(?:(?:can|could|would|will) you (?:please |kindly |just )?)?(?:tell|remind) (?:me|us)(?: please)?(?: again)?,? (?<list>(?:where|who|what) (?:we|i) (?:are|am)\b[^.!?"]*)[.!?]*/giu;
const nextWondered = /(?:,? and |, )(?=(?:where|who|what|how|why)\b)/iu;
const indirect =
  /^(where|who|what|how|why) ((?:we|i|they|he|she|it|this|that|these|those)|(?:(?:the|all|our|my|these|those) )+\p{L}+(?: \p{L}+)?) (are|am|is|was|were)\b/iu;

function asQuestions(whole: string, list: string): string {
  const parts = list.split(nextWondered);
  const isOfOurselves = /^(?:where|who|what) (?:we|i) (?:are|am)\b/iu.test(list);
  return parts.length < 2 && !isOfOurselves ? whole : `${parts.map((part) => part.trim().replace(indirect, '$1 $3 $2')).join('? ')}?`;
}

/** Whoever leads is asked politely: "would you be so kind as to remind me which ways lead off?", "forgive my poor memory, dear, but which way was it?" */
const politely = new RegExp(
  String.raw`(?<=^|[.!?] )(?:(?:so|and|but|oh|sorry|um),? )*(?:(?:would|could|can|will|might) you (?:be (?:so (?:kind|good)|kind enough|good enough|a dear)(?: as)?(?: to| and)|(?:please |kindly |possibly )?)? ?remind (?:me|us)(?: please| again)?|(?:remind|refresh) (?:me|us|my memory)(?: please| again)?|forgive (?:me|an? [^,.!?"]{3,40}|my [^,.!?"]{3,30})(?:, \p{L}+)?, but),? (?=${question})`,
  'giu',
);

/** A line in which questions stand by themselves, without what only leads up to them: "before I put my boots on - where are we, and who is here?" `names` are those of the party. */
export const withoutLeadIn = (line: string, names: readonly string[]): string =>
  outsideSpeech(line, (text) =>
    text
      .replace(greeting, '')
      .replaceAll(astonished, '')
      .replaceAll(inShort, '')
      .replaceAll(politely, 'narrator, ')
      .replaceAll(toBeTold, asQuestions)
      .replaceAll(wondered, asQuestions)
      .replaceAll(like, '? ')
      .replaceAll(knows, 'have we met ')
      .replaceAll(leadIn(names), '')
      .replaceAll(lookForWho, '$1 $2. $3?')
      .replaceAll(checksWho, '$1?'),
  );
