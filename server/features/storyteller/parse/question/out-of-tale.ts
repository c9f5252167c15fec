/** What players call the narrator. */
export const narrator = '(?:narrator|storyteller|gm|dm|game ?master|dungeon ?master)';
/** Where a sentence begins. */
const begins = String.raw`(?<=^|[.!?…]["”)\]]?\s+|[-–—,]\s+)`;
const lead = String.raw`(?:(?:haha|lol|so|ok(?:ay)?|and|but|also|oh|well|wait|no|sorry|btw|just|now|then|hey|not \p{Lu}\p{L}+|not (?:him|her|them)|i have|i've got|i've|got|here's|this is),? )*`;
const whom = `(?:(?:the|our|my|you,?|mr|dear) )*${narrator}`;
const asked = String.raw`(?:(?:an?|one|two|three|four|some|a few|another|quick|small|short|last|more|\d+) )*(?:questions?|words?|things?)`;

const ofGame = `(?:${whom}|(?:the |our )?(?:rules|game|table))`;
/** What only says more of it: "before I go on", "and not for anybody here". */
const ends = String.raw`(?:,? (?:and |but )?not [^.!?:]{1,30}| [^.!?:,]{1,30})?\s*(?:[,:;.!]|\s[–—-])+\s*`;

/** What says that what follows is for the narrator: "Two questions for the rules:", "a rules question:", "I ask you, game master!" */
const headings = [
  String.raw`${lead}(?:${asked}|(?:just )?(?:one|two|another|another one)) (?:for|to|about|on|of) ${ofGame}${ends}`,
  String.raw`${lead}(?:(?:an?|one|two|another|quick) )*(?:rules?|game|${narrator}) (?:questions?|q|check|thing)\s*(?:[,:;.!]|\s[–—-])+\s*`,
  String.raw`${lead}(?:${asked}),? ${whom}\s*(?:[,:;.!]|\s[–—-])+\s*`,
  String.raw`${lead}(?:i(?:'m| am| was)? (?:ask|asking|asked|mean|meant|talk(?:ing)? to|speak(?:ing)? to)(?: you)?,? ${ofGame}|(?:this|that|it)(?: one)?(?:'s| is| was| goes| comes)? (?:one )?(?:for|to) ${whom}|asking ${whom})${ends}`,
].map((each) => new RegExp(`${begins}${each}(?=\\S)`, 'giu'));

/** Marked as no part of the tale in the midst of a line: "Fair enough. (ooc: what do I carry?)", "I nod. OOC: how do I rest?" */
const bracket = /\s*[([]\s*(?:ooc|out of character|oog)\b[^()[\]]*[)\]]\s*/giu;
const marked = /(?<=[.!?…"”]\s+)(?:ooc|out of character|oog)\b\s*[:,-].*$/isu;
/** A whole sentence in brackets, between others. */
const aside = /(?<=[.!?…"”]\s*)[([][^()[\]]{4,}[)\]]\s*(?=$|\p{Lu})/giu;

/** A line in which whatever says that what follows is for the narrator calls the narrator by name. */
export const withNarratorCalled = (line: string): string => headings.reduce((text, each) => text.replace(each, 'narrator, '), line);

/** What is marked as out of the tale in the midst of a line, and the line without it. */
export function cutOutOfTale(line: string): { tale: string; asides: string[] } {
  const asides: string[] = [];
  const lift = (found: string): string => {
    asides.push(found.trim());
    return ' ';
  };
  const tale = line.replace(bracket, lift).replace(aside, lift).replace(marked, lift).trim();
  return { tale, asides };
}
