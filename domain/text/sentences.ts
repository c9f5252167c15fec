const ending = /[.!?…]+["”’')\]]*(?=\s|$)/g;

/** Cuts a text after each sentence and paragraph; the pieces joined are the text. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=\n)/).flatMap((line) => {
    const cuts = [...line.matchAll(ending)].map((match) => match.index + match[0].length);
    return [0, ...cuts].map((from, index) => line.slice(from, cuts[index] ?? line.length)).filter((piece) => piece !== '');
  });
}

/** The sentences of a text as each can stand alone, in order. Quotation marks that one opens and another closes are left out. */
export function wholeSentencesOf(text: string): string[] {
  return sentencesOf(text)
    .map((each) => each.trim())
    .map((each) => (each.split('"').length % 2 === 0 ? each.replaceAll('"', '') : each))
    .filter((each) => /\p{L}/u.test(each));
}
