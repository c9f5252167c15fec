/** Who or what does something, as it stands before its verb: "Pell", "the town", "she", "the true tongue". */
const doer =
  '(?:(?:all|both|none of) )?(?:s?he|it|they|that|this|there|nobody|everybody|\\p{Lu}\\p{L}+|(?:the|my|his|her|their|our) (?:\\p{L}+ ){0,2}?\\p{L}+)';
/** A verb that says how things stand, or what was said: never what a hero does. */
const states =
  "(?:'s|'re|is|isn't|isnt|are|aren't|was|wasn't|were|has|hasn't|had|said|says|told|tells|thinks?|thought|knows?|knew|needs?|wants?|wanted|deserves?|seems?|looks?|must|might|may|could|should|would|will|won't|can't|cannot|doesn't|didn't|don't)";
/** That something stands so, where words of an action end: ", Pell said the slate isn't wiped", ", it's late", ", gander be damned". */
const remark = new RegExp(
  `\\s*(?:,|;| [-–—]) (?:(?:and|but|for|since|as|because|cause|cos|coz|cuz) )?(?:${doer}(?: ${states}|'s|'re)(?![\\p{L}])|(?:[\\p{L}'-]+ ){1,3}be damned\\b).*$`,
  'u',
);
const statement = new RegExp(`^(?:the|that|this|my|his|her|their|our) (?:\\p{L}+ ){1,3}?${states}\\b`, 'iu');

/** An action without what is only remarked after it: why it is done, who said so. What hangs on words of telling is told with them. */
export function withoutRemark(text: string): string {
  const found = remark.exec(text);
  return found === null || found.index < 3 ? text : text.slice(0, found.index);
}

/** Whether words that stand where a thing would say something of it: "the town needs to see it". */
export function isStatement(text: string): boolean {
  return statement.test(text);
}
