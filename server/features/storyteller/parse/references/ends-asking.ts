/** By what somebody wants to be answered. */
const asks = /\?|\b(?:tell (?:me|us)|(?:want|wish|like) to know|let (?:me|us) know|i wonder)\b/iu;
/** Sentences at the end of what somebody said in which they ask. */
const lastSentences = 2;

/** Whether a reply ends its last speech with a question. */
export function endsAsking(reply: string): boolean {
  const speech = [...reply.matchAll(/"([^"]*)"/gu)].at(-1)?.[1] ?? '';
  const sentences = speech.split(/(?<=[.!?])\s+/u).slice(-lastSentences);
  return sentences.some((sentence) => asks.test(sentence));
}
