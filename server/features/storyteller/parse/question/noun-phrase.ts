/** Words that no name of a thing or a person holds: pronouns, words for how many, question words, and forms of "be", "have" and "do". */
const never =
  /^(?:i|we|you|he|she|it|they|me|us|him|them|myself|yourself|who|whom|whoever|what|whatever|which|where|when|why|how|there|here|all|each|both|every|everyone|everybody|everything|someone|somebody|something|anyone|anybody|anything|nobody|nothing|none|most|else|is|are|was|were|am|be|been|being|has|have|had|having|do|does|did|done|can|could|will|would|should|shall|must|might|may|not|if|whether|because|so|then|than|though|but|or|gonna|going|lately|really|actually|even|ever|still|just|about|to|up|down|out|off|away|back|over|around|into|onto)$/;
/** Words that stand before a noun, and never alone or last. */
const leading =
  /^(?:the|an?|any|some|more|my|our|your|his|her|their|its|this|that|these|those|of|in|on|at|from|by|with|under|behind|beside|for|and)$/;
const longest = 6;

/** Whether words are a plain noun phrase, such as "the left shoe" or "the captain of the watch", which a sentence may repeat as a name. */
export function isNounPhrase(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? [];
  const [first = ''] = words;
  if (words.length === 0 || words.length > longest || words.some((word) => never.test(word))) return false;
  return !leading.test(words.at(-1) ?? '') && !/^(?:of|in|on|at|from|by|with|under|behind|beside|for|and)$/.test(first);
}
