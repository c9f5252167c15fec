/** What something is done for, or what others do meanwhile: "in case he tries something", "so that Tov can get past", "while Tov talks". */
const purpose =
  /(?<=\S{2}.*),?\s(?:(?:just )?in case(?! of (?:the|a|an)\b)|so that|so (?:those|these) \p{L}+ \p{L}+|so (?:(?:s?he|they|it|nobody|no one|nothing|everyone|everybody|\p{Lu}\p{L}+) )(?:can|can't|could|couldn't|will|won't|would|wouldn't|has|have|does|doesn't|do|don't|is|isn't|may|might|knows?|gets?|feels?|sees?|hears?|thinks?|stays?)\b|hoping (?:to|that|for|s?he|they|it)\b|in the hope|in order to|as if\b|(?:while|whilst|as long as) (?!(?:i|we|i'm|we're)\b)(?:s?he|they|it|the \p{L}+|his|her|their|my \p{L}+|\p{L}+)(?:'s|'re| is| are| \p{L}+s| keep| talk| distract| watch| do| hold| wait| look| work| sleep| go| get)\b)(?!\?).*$/iu;
/** What is done only if something comes about, after what is done now: "and if she says no, I grab it", "otherwise we run". */
const ifNeedBe =
  /(?<=\S{2} \S.*)(?<!\b(?:see|know|ask|asks|wonder|check|out|tell|tells|sure|as|test|even|only|doubt|remember|care|hear|learn)),?\s(?:and |but |or )?(?:if (?:s?he|they|it|that|this|not|nobody|nothing|anyone|anybody|i|we|\p{Lu}\p{L}+)\b|otherwise\b|unless\b|or else\b).*$/iu;
/** What is asked, which is no condition: "ask the fishermen if the bell is missing a part". */
const asksIf = /^(?:(?:and|then|i|we) )*(?:ask|inquire|wonder)s? [^,]{0,40}?\bif\b/i;
/** The same before the action: "while Tov keeps him busy, I slip past". */
const purposeFirst =
  /^\s*(?:(?:and|then|so|now|ok(?:ay)?|right),? )*(?:while|whilst|as) (?!(?:i|we|i'm|we're)\b)(?:s?he|they|it|the \p{L}+|\p{L}+) (?:[^,]{2,60}, (?=\S)|[^,]{2,60}? (?=(?:i|we) \p{L}))/iu;

/** An action without what it is for and what others do meanwhile: neither is something that the hero does now. */
export function withoutPurpose(text: string): string {
  // What is said or promised on a condition is said with it.
  const isSaid = asksIf.test(text) || /\byou\b|\b(?:tell|promise|swear|offer|warn|assure|say|vow|threaten)s?\b/i.test(text);
  return text.replace(purpose, '').replace(isSaid ? /$^/ : ifNeedBe, '');
}

/** A sentence without what others do meanwhile before the action: "while Tov keeps him busy, I slip past". */
export function withoutPurposeFirst(sentence: string): string {
  return sentence.replace(purposeFirst, '');
}

/** What is done on a way before it is gone: "on the way to Warmside I grab the turnip", "before we go, I ask Nettle". */
const onTheWayFirst = /^\s*on (?:the|my|our) way ((?:(?:up|down|over|back|out) )*(?:to|into|onto|through) [^,.]+?),? (?=(?:i|we) )(.+)$/isu;
const beforeGoing =
  /^\s*(?:(?:but|and|ok(?:ay)?|so|hang on|wait),? )*before (?:i|we)(?:'re| are)? (?:go|leave|head|set|move|do|gone|off)\b(?:[^,.]{0,40}, (?=\S)|[^,.]{0,40}? (?=(?:i|we) \p{L}))/iu;

/** The same with no subject: "before heading out to the mill I ask Wenna". */
const beforeLeaving =
  /^\s*(?:(?:but|and|ok(?:ay)?|so|hang on|wait),? )*before (?:going|leaving|heading|setting|moving|getting) (?:off|out|on|there|back|anywhere)?\b[^,.]{0,40}?(?:, (?=\S)| (?=(?:i|we) \p{L}))/iu;
/** What is done before one goes, without a word of where: "read it quick before we go". */
const beforeWeGo =
  /,? (?:real )?(?:quick(?:ly)? )?before (?:(?:i|we)(?:'re| are)? (?:go|leave|head (?:off|out|on)|move(?: on)?|set (?:off|out)|do anything(?: else)?|gone|off)|(?:going|leaving|heading (?:off|out)|moving on|setting (?:off|out)))(?: anywhere| on)?(?=[.!]|$)/giu;

/** A sentence with what is done before a way ahead of the way. */
export function withWayLast(sentence: string): string {
  return sentence
    .replace(beforeGoing, '')
    .replace(beforeLeaving, '')
    .replace(onTheWayFirst, '$2 and go $1')
    .replace(beforeWeGo, (found) => (/quick/iu.test(found) ? ' quickly' : ''));
}
