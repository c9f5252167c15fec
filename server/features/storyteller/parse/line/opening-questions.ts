import { escapePattern } from '#domain/text/escape-pattern.ts';

/** A greeting of the table, and what somebody says of themself who is new there, ahead of what they ask. */
const greeting =
  /^(?:(?:well|so|oh),? )*(?:an? )?(?:very )?(?:good (?:evening|morning|day|afternoon)|hello|hi|hey|evening|morning|greetings|hiya|howdy)(?: (?:there|all|everyone|everybody|folks|to (?:you )?all))?(?:,? (?:my )?(?:dears?|friends?|loves?|all|everyone|everybody|folks|sir|madam|master))?[.!,]+ /iu;
const ofNewcomers =
  /^(?:(?:i(?:['’]m| am| have|['’]ve) (?:never|new|not|only|quite)|(?:this is )?my (?:very )?first|first time|before (?:i|we) (?:begin|start|do anything|go on)|to begin with|first of all)\b[^.!?,]*[.!,]+ )+/iu;
/** Where the tale begins and what it is about: nobody in it is asked that by strangers. */
const ofBeginning =
  /\bwhere (?:exactly )?(?:(?:we|i) (?:are|am|find)|(?:are|am) (?:we|i)\b)|\bwhat (?:is )?(?:this|it|all of this|the (?:whole )?(?:story|adventure|game|business|matter|tale)|this whole \p{L}+)(?: is)? (?:all )?about\b|\bhow (?:does )?(?:this|it|the game) (?:all )?works?\b/iu;
const wholeMatter =
  /\bwhat (is )?(?:this whole|all this|the whole|this) (?:business|thing|matter|story|adventure|affair|tale|game)( is)? (?:all )?about\b/giu;

/** The place is wished for, as game masters call it: "set the scene for me". */
const sceneSetting =
  /(?<=^|[,.!?:] )(?:(?:please|could you|can you|would you|will you|go on(?: and)?),? )*set (?:the|a|our) scene(?: (?:for (?:me|us|everyone|everybody)|again|once more|please))*(?=[,.!?]|$| and\b)/giu;

/**
 * What a player asks at the beginning, of the place and of what the story is about, without the greeting of the table ahead of it; the own
 * hero's name stands for "I" in it. Anything else stays as it is.
 */
export function withoutTableGreeting(line: string, hero: string): string {
  const own = escapePattern(hero);
  const named = line
    .replaceAll(
      new RegExp(String.raw`\bwhere ${own} (?:is|finds (?:her|him|them)sel(?:f|ves)|stands|has (?:ended up|come to))\b`, 'giu'),
      'where I am',
    )
    .replaceAll(
      new RegExp(String.raw`\bwhere (?:(?:does ${own}|do I) (?:find (?:her|him|them|my)sel(?:f|ves)|stand)|is ${own})\b`, 'giu'),
      'where am I',
    )
    .replaceAll(sceneSetting, 'where are we')
    .replaceAll(wholeMatter, (_, before = '', after = '') => `what ${before}this${after} about`);
  if (!ofBeginning.test(named)) return named === line ? line : named;
  const bare = named.replace(greeting, '').replace(ofNewcomers, '');
  return bare === '' ? named : bare;
}
