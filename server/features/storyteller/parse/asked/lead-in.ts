const begins = String.raw`(?<=^|[.!?…]\s+)`;
const when = [
  String.raw`before (?:we|i|you|tov|mira)\b[^,?!.:]{1,50}?`,
  String.raw`(?:while|whilst) (?:we|i)(?:['’]?re| are|['’]m| am) (?:at it|here|waiting)`,
  String.raw`while i (?:think of it|have you|remember)`,
  String.raw`(?:since|now that) (?:we|i)(?:['’]?re| are|['’]m| am)\b[^,?!.:]{1,40}?`,
  'first (?:things first|of all|off|up)',
  'to (?:start|begin)(?: with)?',
  'for (?:a start|starters)',
  'just (?:so|to) [^,?!.:]{1,40}?',
  'out of (?:interest|curiosity)',
  '(?:one|two|three|a few|some) (?:more |quick )?(?:things?|questions?)',
].join('|');
const question = "(?:(?:who|whose|what|where|why|when|how|which)(?:['’]?s|['’]re)?|am|is|are|was|were|do|does|did|can|could|has|have)(?= )";
const leadIn = new RegExp(`${begins}(?:(?:but|so|and|ok(?:ay)?|well|now),? )*(?:${when})(?:,|:|\\s+[-–—]+)\\s+(?=${question})`, 'giu');

/** A look round for who is here, in one breath: "look around whos here". */
const lookForWho =
  /\b(look|glance)s? (around|round|about)(?: here)?,? (?:and |to )?(?:see |check |find out )?(who(?:['’]?s| is)(?: all)? (?:here|around|about|there))\b/giu;

/** The same without a look round: "check who's here". */
const checksWho = /(?<=^|[.!?,] )(?:check(?: out)?|find out|see) (who(?:['’]?s| is)(?: all)? (?:here|around|about|there))\b/giu;

/** A line in which questions stand by themselves, without what only leads up to them: "before I put my boots on - where are we, and who is here?" */
export const withoutLeadIn = (text: string): string =>
  text.includes('"') ? text : text.replaceAll(leadIn, '').replaceAll(lookForWho, '$1 $2. $3?').replaceAll(checksWho, '$1?');
