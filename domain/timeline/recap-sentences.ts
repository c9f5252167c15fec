/** Ends of words that no sentence ends with. */
const shortened = /\b(?:Mr|Mrs|Ms|Dr|St|Sr|Jr|vs|etc|e\.g|i\.e)\.$/;
const marks = /\*\*|__|[*_`#>]+/g;

/** What replies in a fight say of turns and counts, and not of the story. */
const ofTheGame: readonly RegExp[] = [
  /^Initiative decides who is first: /,
  /^Round \d+: it is .+ turn/,
  /^The fight (?:is over|waits for [^.]+)\.$/,
  /^(?:Nobody stands against you|None of you stands) any more\.$/,
  /^The natural 1 counts as /,
  /^\S.* has (?:the action|a bonus action|a reaction|no action|no reaction|\d+ attacks?|nothing)\b[^.]*\b(?:left|left this turn|left until the next turn|and no reaction)\.$/,
  / is down (?:and stable|with \d+ death saves? made and \d+ failed), and can do nothing else\.$/,
  / gains \d+ experience points?\.$/,
  /^\S+ moves away from [^.]+\.$/,
  / cannot act now\.$/,
  / must (?:Dash and get away from|first go the way that) /,
];

/** The sentences of a text, in order, without marks of Markdown; a quotation is not cut in the middle. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begun = '';
  for (const piece of text.replaceAll(marks, '').split(/(?<=[.!?…]["”’']?)\s+(?!\p{Ll})/u)) {
    begun = begun === '' ? piece.trim() : `${begun} ${piece.trim()}`;
    if (isOpen(begun) || shortened.test(begun)) continue;
    if (begun !== '') sentences.push(begun);
    begun = '';
  }
  if (begun !== '') sentences.push(begun);
  return sentences;
}

/** Whether a quotation has begun that has not ended. */
function isOpen(text: string): boolean {
  const count = (mark: string) => text.split(mark).length - 1;
  return count('“') > count('”') || count('"') % 2 === 1;
}

/** What was told in a passage: its sentences without those that ask the players something or count for a fight, and without a last paragraph that asks. */
export function narratedSentences(text: string): string[] {
  const paragraphs = text.split(/\n{2,}/);
  const asks = paragraphs.length > 1 && (paragraphs.at(-1) ?? '').includes('?');
  return (asks ? paragraphs.slice(0, -1) : paragraphs).flatMap((paragraph) => sentencesOf(paragraph)).filter(isNarrated);
}

const isNarrated = (sentence: string) => !asksPlayers(sentence) && !ofTheGame.some((pattern) => pattern.test(sentence));

function asksPlayers(sentence: string): boolean {
  const unquoted = sentence.replaceAll(/“[^”]*”|"[^"]*"/g, '');
  return unquoted.trim().endsWith('?');
}

/** Whether a text names something, as whole words and in any case. */
export function names(text: string, name: string): boolean {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return false;
  const within = text.toLowerCase();
  for (let at = within.indexOf(wanted); at !== -1; at = within.indexOf(wanted, at + 1)) {
    if (!isLetter(within[at - 1]) && !isLetter(within[at + wanted.length])) return true;
  }
  return false;
}

function isLetter(sign: string | undefined): boolean {
  return sign !== undefined && /\p{L}|\p{N}/u.test(sign);
}
