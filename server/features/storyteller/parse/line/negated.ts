const negation =
  /^(?:(?:and|but|so|well|no|okay|ok),? )*(?:i|we|\p{L}+) (?:don't|dont|do not|does not|doesn't|won't|wont|will not|would not|wouldn't|refuse to|never|am not|'m not|are not|is not|isn't|shall not|cannot|can't)\b|^i'm not\b|^(?:(?:but|and) )?(?:don't|do not|never|doesn't|does not|isn't|won't|will not)\b|^(?:(?:and|but|so|well|no|okay|ok),? )*(?:let's|let us) (?:please |really |better )?not\b|^(?:(?:and|but|so|well|no),? )*(?:i|we)(?:'d| had| would)? (?:better|best|rather) not\b|^(?:(?:but|and|no),? )*not (?:by|through|via|into|to|down|up) the\b|^no \p{L}+ing\b/iu;
/** A question that begins with its asking word, whatever it denies. */
const asksWhy = /^(?:why|who|what|where|when|how|which)\b/i;
/** What is done only if something comes about, and so not now: "shouts if someone comes". */
const onCondition =
  /^(?:(?:and|then|i|we) )*(?:\p{L}+ )?(?:shout|yell|warn|call|whistle|signal|run|attack|shoot|fire|strike|hit|stop|block|grab|scream)s?\b.* (?:if|when|as soon as|in case|should) (?:some|any|the|it|he|she|they|trouble|nobody|no)\p{L}*\b/iu;

/** Whether a clause says what the hero does not do, or not yet. `part` is all of it, and `text` what is read of it. */
export function isNegated(part: string, text: string, { quote, question }: { quote: string | null; question: boolean }): boolean {
  if (quote === null && onCondition.test(part.trim())) return true;
  // "Why can't you look at me?" asks, and "please don't leave us" is put to somebody.
  if (question && asksWhy.test(text)) return false;
  return negation.test(text) && !/^(?:please )?(?:don't|do not|never) .*\b(?:us|me|you|your)\b/i.test(text);
}
