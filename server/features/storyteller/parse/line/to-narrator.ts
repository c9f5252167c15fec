const name = '(?:narrator|storyteller|gm|dm|game ?master|dungeon ?master)';
/** What marks a line as one of the players' own: "(ooc: storyteller, what do I carry?)". */
const aside = /^\s*[([]\s*(?:ooc\b[\s:,-]*)?(?<said>.*?)[)\]]?\s*$/isu;
const first = new RegExp(`^(?:(?:hey|ok|okay|so|hi|hello|um|uh|and|well|please),? )*(?:dear )?${name}(?:[,:!.?]+\\s*|\\s+(?=\\S))`, 'iu');
const last = new RegExp(`[,\\s]+(?:dear )?${name}\\s*([?.!]*)$`, 'iu');

/** "Lucan Thrale? Who is that?" */
const nameFirst =
  /(?<![\p{L},] )\b(?<name>\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})\? +(?<asks>[Ww]ho|[Ww]hat)(?:'s|s| is| was) (?:that|this|he|she|it)\b/u;

/** The words with a name that stands before its question put into it: "who is Lucan Thrale". */
export function withNameAsked(text: string): string {
  return text.replace(nameFirst, '$<asks> is $<name>');
}

/** A line without the name of the narrator, where a player calls the narrator by it; undefined where nobody does. */
export function saidToNarrator(text: string): string | undefined {
  const whole = (aside.exec(text)?.groups?.['said'] ?? text).trim();
  const plain = whole.replace(first, '').replace(last, '$1').trim();
  return plain === whole || plain === '' || /\b(?:the|a|your|our)$/i.test(plain) ? undefined : plain;
}
