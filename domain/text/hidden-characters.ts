/** Controls, format characters (bidirectional, zero-width, tags), line separators, private use, and letters that draw nothing. */
const hidden = String.raw`\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Variation_Selector}\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0`;
const oneHidden = new RegExp(`[${hidden}]`, 'u');

/** A picture such as a heart or a family: selectors and joiners within it are part of what is seen. */
const emoji =
  /[0-9#*]\uFE0F\u20E3|\p{Extended_Pictographic}\uFE0F?(?:\p{Emoji_Modifier})?(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*/gu;
/** Scripts in which a joiner between two letters changes how they are drawn. */
const joined = String.raw`[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]`;
const joiner = new RegExp(String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`, 'gu');

/** What is hidden, beside what is seen although it is made of the same characters. */
const seenOrHidden = new RegExp(`(${emoji.source}|${joiner.source})|[${hidden}]`, 'gu');

/** Whether a text holds something that nobody sees, or that turns the direction in which the rest is read. */
export function hasHiddenCharacters(text: string): boolean {
  return oneHidden.test(text.replaceAll(emoji, '').replaceAll(joiner, ''));
}

/** The same text without any of it; joiners that belong to what is seen stay. */
export function withoutHiddenCharacters(text: string): string {
  return text.replaceAll(seenOrHidden, (_found, seen: string | undefined) => seen ?? '');
}

/** The sentence that refuses such a name; `field` is what the form calls it. */
export function hiddenCharactersIn(field: string): string {
  return `${field} holds an invisible character, or one that changes the reading direction. Please type it again without it.`;
}
