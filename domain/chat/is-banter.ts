import { banterPhrases, banterWords, fillerWords } from './banter-words.ts';

/** Longer than this, somebody has something to say. */
const BANTER_WORDS = 10;

const picture = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f|\u20e3/gu;
const emoticon =
  /(?:^|\s)(?:[:;=8xX]['’]?-?[()[\]DPpOo3/\\|*]+|[()]-?[:;=]|<\/?3+|\^_*\^|-_+-|[oO][_.][oO]|[tT]_[tT]|[xX][dD]+|\+1|¯\\_\(ツ\)_\/¯)(?=\s|[.,!?]|$)/gu;
const away = new Set(['brb', 'afk', 'bbl', 'bbs']);
const quoted = /["“”«»„]/;
const laughter =
  /^(?:(?:b|m)?[wu]?a?(?:h[aeiou]){2,}h?|(?:h[aeiou]h){2,}|(?:ah){2,}a?|(?:eh){2,}e?|(?:j[aeiou]){2,}|ha|haha|hehe|teehee|l+o+l+[sz]?|(?:lol){2,}|l+m+f?a+o+|ro+t?fl+(?:mao)?|x+d+|k+e+k+|bwah\w*)$/;

/**
 * Whether words are only banter: a laugh, a nod, a groan, "dunno", "brb", a picture. Such words answer nobody in the story. Whatever
 * holds one word more than that is no banter, nor is anything in quotation marks: that is said aloud by a hero.
 */
export function isBanter(text: string): boolean {
  if (quoted.test(text)) return false;
  const plain = text.normalize('NFKC').replaceAll('’', "'").replaceAll(picture, ' ').replaceAll(emoticon, ' ').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];
  if (words.length === 0) return true;
  return words.length <= BANTER_WORDS && isAllBanter(words);
}

function isAllBanter(words: readonly string[]): boolean {
  // Whoever says that they are away may say why.
  if (away.has(words[0] ?? '')) return true;
  let found = false;
  for (let at = 0; at < words.length;) {
    const phrase = banterPhrases.find((each) => each.every((word, n) => words[at + n] === word));
    const word = words[at] ?? '';
    const isBanterHere = phrase !== undefined || isReaction(word);
    if (!isBanterHere && !fillerWords.has(word) && !/^\d+$/.test(word)) return false;
    found ||= isBanterHere;
    at += phrase?.length ?? 1;
  }
  return found;
}

/** A word of banter, however long it is drawn out: "okayyy", "hmmmm", "loooool", "ha-ha". */
function isReaction(word: string): boolean {
  const forms = [word, word.replaceAll(/(\p{L})\1{2,}/gu, '$1$1'), word.replaceAll(/(\p{L})\1{2,}/gu, '$1'), word.replaceAll('-', '')];
  return forms.some((form) => banterWords.has(form) || laughter.test(form));
}
