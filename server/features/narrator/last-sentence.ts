/** The last sentence of a reply, for the campaign's card; at most 240 characters. */
export function lastSentence(text: string): string {
  const sentences = text.match(/[^.!?…]+[.!?…]+["”’']?/g);
  return (sentences?.at(-1) ?? text).trim().slice(-240);
}
