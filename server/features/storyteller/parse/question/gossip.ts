/** What people speak of, as it is asked in small letters: "any news?", "what are people gossiping about?" */
export const gossip =
  /^(?:what (?:are|is|do|does) (?:people|everyone|everybody|folks?|they|the (?:town|people|locals|townsfolk|village))(?: here)? (?:gossip(?:ing|s)?|talk(?:ing|s)?|whisper(?:ing|s)?|chatter(?:ing|s)?|say(?:ing|s)?)(?: (?:about|of|on about|here|today|now|lately|these days|(?:in|around) (?:here|town)|in (?:this|the) (?:town|place|street)))*|(?:what(?:'s| is| are) the|(?:is|are) there(?: any)?|any) (?:latest |local )*(?:gossip|rumou?rs?|news|talk)(?: (?:here|today|about|around|lately|round here|going round|going around|in (?:town|this town|this place)|(?:around )?here))*|(?:where|whom?) (?:might|could|can|should|do|would) (?:one|i|we|you) (?:ask|go|turn|listen|hear)(?: to)? (?:for|any|about) (?:the |any |some |local )*(?:gossip|rumou?rs?|news)(?: (?:here|today|around here))*)$/;

/** Whether somebody is asked for the talk of the place. */
export function asksGossip(sentence: string): boolean {
  const text = sentence
    .toLowerCase()
    .replaceAll(/[\s.,!?]+$/gu, '')
    .replace(/^[^\p{L}]*(?:[\p{L}' -]{2,24}, |so |and |but )*/u, '')
    .trim();
  // "What's the gossip, Nan?"
  return gossip.test(text) || gossip.test(text.replace(/,? \p{L}+$/u, ''));
}
