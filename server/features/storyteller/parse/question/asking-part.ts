/** Words of what is told at length. */
const most = 7;

/** Words that stand before what is asked: "is it true that", "do you know whether". */
const leadIns =
  /^(?:(?:is|was|isn't) it (?:true|so|right|possible|correct)(?: that)?|(?:do|did|can|could|would|have|has|had|don't|didn't|haven't) (?:I|you|any(?:body|one)|some(?:body|one))(?: (?:ever|even|perhaps|maybe|really|also|happen to))* (?:know|think|remember|reckon|believe|suppose|guess|say|tell (?:me|you)|seen?|hear|heard|noticed?|mean)(?: (?:if|whether|that|of|about))?|any (?:idea|clue|chance(?: that)?)|(?:do (?:I|you) )?mind if|(?:tell|remind) (?:me|you)(?: (?:about|of|honestly))?|there(?:'s| is| are| was| were)) (?!(?:it|him|her|them|me|you)\b)/iu;
const helping = /^(?:is|are|was|were|am|do|does|did|has|have|had|can|could|will|would|shall|should|may|might|must)(?:n't|nt)? /iu;
const asked = /^(?:who|whose|whom|what|where|why|when|how|which)\b/iu;
const says = /[\p{L}\d]{2}/u;

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
