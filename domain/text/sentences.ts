const sentence = /[^.!?]+[.!?]+["'”’)]*\s*|[^.!?]+$/g;

/** The sentences of a text, in order. Quotation marks that a sentence opens and another closes are left out. */
export function sentencesOf(text: string): string[] {
  return (text.match(sentence) ?? [text])
    .map((each) => each.trim())
    .map((each) => (each.split('"').length % 2 === 0 ? each.replaceAll('"', '') : each))
    .filter((each) => /\p{L}/u.test(each));
}
