const phrases = [
  /\bas \p{L}+ as (?:i|we|she|he|they) (?:can|could|dares?)\b/iu,
  /\bwithout (?:a|making a|any|making any) (?:sound|noise|word)\b/iu,
  /\bin (?:silence|secret|a hurry|one (?:motion|breath))\b/iu,
  /\bwith (?:great |all due )?(?:care|force|caution|a (?:grin|smile|flourish|shrug|sigh))\b/iu,
];
const notStyle =
  /^(?:only|early|family|ally|bully|belly|reply|rely|fly|apply|supply|holy|ugly|lonely|likely|friendly|really|actually|finally|probably|unfortunately|suddenly)$/i;

/** How an action is done, in the player's words: "quietly", "without a sound"; null when they do not say. */
export function styleOf(text: string): string | null {
  for (const phrase of phrases) {
    const found = phrase.exec(text);
    if (found) return found[0].toLowerCase();
  }
  const adverb = (text.match(/\p{L}{3,}ly\b/giu) ?? []).find((word) => !notStyle.test(word));
  return adverb?.toLowerCase() ?? null;
}
