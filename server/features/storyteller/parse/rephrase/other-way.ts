const going =
  '(?:go|goes|head|walk|sneak|creep|slip|climb|crawl|circle|run|move|tiptoe|make (?:my|our) way|steal|edge|slink|loop|come|return|use|take|try|look for)';
/** Where somebody goes, and by which way not: "we go to the Hearth House, but not by the front". */
const notBy = new RegExp(
  String.raw`^(?<going>(?:(?:and|then|so|now|ok(?:ay)?|right),? )*(?:(?:i|we|let's|let us) )?(?:(?:want to|will|now|then) )*(?:go|head|walk|run|return|get|enter|visit|move|off)\b(?: (?:back|over|on|up|down|out))*(?: (?:to|into|inside))? (?<goal>(?:the |my |our )?[^,.;!?]{2,40}?)),? (?:but |just |though )?(?:not|never|without going)(?: (?:in|out|going))? (?:by|through|via|from|past|at|along|over) (?:the |that |its |his |her )?[^,.;!?–—-]{2,40}`,
  'iu',
);
/** A way that is not gone, and nothing else: "not by the front". */
const onlyNot =
  /^(?:(?:no|but|and|please|hold on|wait|hang on|i said|we said),? )*not (?:in |out |going )?(?:by|through|via|from|past|at|along|over|into|to|in|up|down|under|across) (?:the |that |its |his |her )?[^,.;!?–—-]{2,40}$/iu;
/** Somebody goes otherwise: "we sneak round to the ash hatch". */
const otherwise = new RegExp(
  String.raw`^(?:(?:but|and|so|instead|rather|then|no),? )*(?:(?:i|we|let's|let us)(?:'ll|'d| will| want to| would rather)? )?(?:rather |quietly |quickly )*${going}\b|^(?:instead )?(?:a?round|over|up|down|back|through|in|out) (?:to |by |through |behind )?(?:the|my|our|a|by|through|to)\b`,
  'iu',
);
const begins = /[.;!]+\s+|,\s+|\s+[-–—]+\s+/u;

/** "Round the back, to the hatch" as somebody goes. */
const asGoing = (text: string): string =>
  text
    .replace(/^(?:instead,? )?(?:a?round|by) the (?:back|side|other side),? (?:and )?(?=to )/iu, 'we go ')
    .replace(/^(?:instead,? )?(?=(?:a?round|over|up|down|back|through|in|out) )/iu, 'we go ');

/** What is left once the first piece of a line is cut off, without the mark between. */
const after = (text: string, length: number): string => text.slice(length).replace(/^[\s,.;!–—-]+/u, '');

/**
 * A line without the way that it says it does not go. Of "we go to the house, but not by the front. We sneak round to the hatch" the hatch is
 * left; who says no other way looks for one.
 */
export function withoutNegatedWay(text: string): string {
  if (!/\bnot\b|\bnever\b|\bwithout going\b/iu.test(text)) return text;
  const starts = [0, ...[...text.matchAll(/(?<=[.!?…] +)(?=\S)/gu)].map(({ index }) => index)];
  for (const start of starts) {
    const plain = fromHere(text.slice(start));
    if (plain !== undefined) return `${text.slice(0, start)}${plain}`;
  }
  return text;
}

/** The words from the start of a sentence without the way that they do not go; undefined where they say none. */
function fromHere(text: string): string | undefined {
  const found = notBy.exec(text);
  if (found?.groups) {
    const rest = after(text, found[0].length);
    return otherwise.test(rest) ? asGoing(rest) : ['I look for another way in.', rest].filter((each) => each !== '').join(' ');
  }
  const [first = ''] = text.split(begins);
  const rest = after(text, first.length);
  return onlyNot.test(first) && otherwise.test(rest) ? asGoing(rest) : undefined;
}
