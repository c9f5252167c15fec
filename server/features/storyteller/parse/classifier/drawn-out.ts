/** A letter that is drawn out: "heyyyy". */
export const drawnOut = /(\p{L})\1{2,}/gu;

/** A word without what is drawn out in it: "so" for "soooo", "haha" for "hahahaha". */
export function squeezed(word: string): string {
  return word.replaceAll(drawnOut, '$1').replace(/^(?:a?ha){2,}h?$/u, 'haha');
}
