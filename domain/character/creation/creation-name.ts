/** What people say before the name itself, at the beginning or after an "um". */
const introductions = [
  /^.*\b(?:my|her|his|their|the) (?:character(?:’s|'s)? )?name(?:’s|'s| is| shall be| will be)\s+/i,
  /^.*\b(?:be|am|is|was|are|’m|'m|’s|'s)\s+(?:called|named|known as)\s+/i,
  /^.*\bcall (?:me|her|him|them)\s+/i,
  /^(?:(?:well|hm+|um+|oh|ok|okay|so|hello|hi)[,.!]*\s+)*(?:i(?:’m|'m| am)|it(?:’s|'s| is)|(?:she|he|they)(?:’s|'s|’re|'re| is| are)|name:)\s+/i,
  /^(?:(?:well|hm+|um+|oh|ok|okay|so|hello|hi)[,.!]+\s+)+/i,
];
const afterthought = /[\s,]+(?:i (?:think|guess|suppose)|please|maybe|perhaps|if you like)[.!]*$/i;

/** The name that somebody gives in free words: "My name is Brakka, I think." gives Brakka. Empty when they give none. */
export function nameIn(text: string): string {
  const introduction = introductions.find((pattern) => pattern.test(text.trim()));
  const bare = text
    .trim()
    .replace(introduction ?? '', '')
    .replace(afterthought, '');
  return bare
    .replaceAll(/^[\s"“”'‘’«»]+|[\s"“”'‘’«».!,;:]+$/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
