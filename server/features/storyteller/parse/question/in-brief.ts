/** Words that a question is named by at most. */
const most = 7;

/** Words that stand before what is asked: "is it true that", "do you know whether". */
const leadIns =
  /^(?:(?:is|was|isn't) it (?:true|so|right|possible|correct)(?: that)?|(?:do|did|can|could|would|have|has|had|don't|didn't|haven't) (?:I|you|any(?:body|one)|some(?:body|one))(?: (?:ever|even|perhaps|maybe|really|also|happen to))* (?:know|think|remember|reckon|believe|suppose|guess|say|tell (?:me|you)|seen?|hear|heard|noticed?|mean)(?: (?:if|whether|that|of|about))?|any (?:idea|clue|chance(?: that)?)|(?:do (?:I|you) )?mind if|(?:tell|remind) (?:me|you)(?: (?:about|of|honestly))?|there(?:'s| is| are| was| were)) (?!(?:it|him|her|them|me|you)\b)/iu;
const helping = /^(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must)(?:n't|nt)? /iu;
const inflecting = /^(?:does|did) (?:the|a|an|that|this|my|your|his|her|their|our|anything|nobody) /iu;
/** A subject that names nobody, and what stands between it and what is asked. */
const subject =
  /^(?:I|you|he|she|it|they|there|one|any(?:body|one)|some(?:body|one)|(?:this|that|these|those)(?= (?:the|an?|my|your|his|her|their|our|all|why|how|where|what)\b)) /iu;
const between = /^(?:ever|even|really|also|still|just|already|happen to|have got|have|has|had|got|been|be) /iu;
const trailing = /(?:,? (?:then|anyway|please|exactly|though|lol|huh|too|again|or what|or not|by any chance))+$/iu;
const asked = /^(?:who|whose|whom|what|where|why|when|how|which)\b/iu;
/** What is to be counted or told apart: "how many guests have been here", "which way did they take". */
const ofThings =
  /^((?:how (?:many|much)|what (?:kind|sort) of|what|which|whose) (?!(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|if)\b)\p{L}[\p{L}' -]*?) (?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)\b/iu;
const defining = /^(?:who|what)(?:'s|s| is| are| was| were) (?!(?:I|you|he|she|it|they|we) )(?=\p{L}+ \p{L})/iu;
/** Words that begin what can be left away. */
const joining =
  /^(?:and|but|because|that|which|who|whom|whose|when|where|while|if|so|since|before|after|than|as|to|in|on|at|of|for|with|from|by|under|over|into|about|through|behind|near|like|without|I|you|he|she|it|they)$/iu;
const doing = /^\p{L}{3,}ing$/iu;
const dangling = /(?: (?:the|an?|my|your|his|her|its|their|our|this|that|and|or|but|of|to|in|on|at|for|with|from|by|so|very|as))+$/iu;
const says = /[\p{L}\d]{2}/u;
/** Words that say nothing alone. */
const empty = /^(?:s?he|it|him|her|them|they|this|that|so|me|you|I|here|there|in|on|to|of|for|with|be|is)$/iu;

/** `text` without its first words, where something is left that can be understood without them. */
function without(text: string, first: RegExp): string {
  const rest = text.replace(first, '');
  return says.test(rest) && !empty.test(rest) ? rest : text;
}

/** The first words of a long question, up to where something of it can be left away. */
function cut(text: string): string {
  let words = text.split(' ');
  if (words.length <= most) return text;
  // "What did I do before": a question word with its verb is nothing alone.
  const least = asked.test(text) ? 3 : 1;
  while (words.length > most) {
    const [at = most] = [joining, doing]
      .map((each) => words.findLastIndex((word, index) => index > least && each.test(word)))
      .filter((each) => each >= 0);
    words = words.slice(0, at);
  }
  return words.join(' ').replace(dangling, '');
}

/** What is asked under a condition: "if I find it should I bring it to you". */
const condition = /^(?:if|when) .+? (?=(?:should|will|would|can|could|do|does|did|is|are|where|what|who|how) )/iu;

/** What only asks to be agreed with: "doesn't it". */
const tag = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should)(?:n't|nt)? (?:I|you|he|she|it|they|we|not|u)$/iu;

/** The part of a question between commas that asks: "good evening, what is under the quilt". */
export function askingPart(question: string): string {
  const parts = question.split(/[,:]+ /u).filter((part) => says.test(part) && !tag.test(part));
  const isAsking = (part: string) => (asked.test(part) || helping.test(part)) && (!/^when\b/iu.test(part) || parts.length === 1);
  const asking = parts.find(isAsking);
  // What is told at length asks for nothing by a few of its words.
  if (asking === undefined && !leadIns.test(question) && question.split(' ').length >= most) return '';
  const part = asking ?? parts.find((each) => each.includes(' ') && !/^(?:if|when)\b/iu.test(each)) ?? question;
  return bareTag.test(part) ? '' : part.replaceAll(',', '').replace(condition, '');
}

/** Whether words ask for something by themselves: "is it" does not. */
const bareTag = /^(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should) \p{L}+$/iu;

const pronounFirst = /^\p{L}+(?:n't)? (?:it|he|she|they) \p{L}+$/iu;

/** What a question asks for in a few of its own words: "quicksand out on the flats", for "is it true that there's quicksand out on the flats". */
export function inBrief(question: string): string {
  const whole = without(without(question, leadIns), leadIns).replace(trailing, '');
  if (!asked.test(whole)) {
    // "Is it cracked?" is brief as it is.
    if (pronounFirst.test(whole)) return whole;
    // "Does the whistle mean anything" has its verb bare without its first word.
    const plain = helping.test(whole) && !inflecting.test(whole) ? without(without(whole, helping), subject) : whole;
    return cut(without(plain, between));
  }
  if (whole.split(' ').length < most) return whole;
  const [, things] = ofThings.exec(whole) ?? [];
  return cut(things ?? without(whole, defining));
}
