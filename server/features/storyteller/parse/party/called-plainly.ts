import { patternFor } from '#server/features/storyteller/parse/words/whole-word.ts';

const lead = String.raw`(?<lead>(?:^|[.!?…] +)(?:(?:hey|oi|ok(?:ay)?|oh|ugh|fine|good|great|right|alright|all right|so|well|psst|and|then|now|quick|please|yes|yeah|plan)\b[,!.:…]* ?)*)`;
/** How somebody is called besides their name: "lad", "my old friend". */
const dear = String.raw`(?:(?:my|old|dear|good|big|young|you|brave) )*(?:lad(?:die)?|lass(?:ie)?|mate|friend|chap|boy|girl|buddy|bud|pal|bro|dude|man|guy|brother|sister|fellow|fella|love|dear|darling|honey|comrade|companion|sir)`;
/** What only leads up to what is bidden: "never mind that", "come here and". */
const upTo = String.raw`(?:(?:(?:never mind|forget(?: about)?|leave|drop|stop)(?: (?:it|that|this|them|him|her|all that|the \p{L}+(?: \p{L}+)?))?|listen(?: up| to me)?|look here|quick(?:ly)?|for (?:\p{L}+['’]s )sake|over here|hang on|wait)(?: *[,;:–—-]+ *(?:and |just |but )?| and )|(?:(?:come|get|step|hop|move)(?: over)?(?: here)?(?: to me)?(?: quick(?:ly)?| now)?|over here)(?: *,+ *(?:and )?| and )(?!(?:see|find|meet|visit|talk|speak)\b))`;
const onward = String.raw`(?:come on|c['’]?mon|hurry(?: up)?|up|get up|on your feet)`;
const goes = String.raw`(?:go|head|walk|run|leave|move|climb|sneak|creep|get (?:going|out|moving)|return|march|hurry|slip|set (?:out|off))\b`;
/** A way that is proposed to somebody: "shall we go", "I think we should head". */
const proposing = String.raw`(?:shall we|why (?:don['’]?t|not) we|how about we|what (?:do|would) (?:you|u) say we|(?:(?:i (?:think|say|guess|reckon|suppose|suggest)(?: that)?|maybe|perhaps),? )?we (?:should|ought to|need to|have to|had better|better|gotta|must)|time we|(?:it['’]?s )?time to)(?: (?:all|both|just|now|really))*`;
const speaking = String.raw`(?<how>(?:i|we) (?:whisper|murmur|mutter|hiss|say|turn|nod|lean over|call|shout|yell)(?: (?:over|quietly|softly|across|out|back))?(?: something)? to)`;
const along = String.raw`(?:come|comes|go|goes)(?: along)? with (?:us|me)|come along`;

/** What is put otherwise around the name of another of the party, `$<name>` being theirs. */
const plainly: readonly [string, string][] = [
  // '"Tov," I whisper, "count the bowls."' is one speech.
  [
    String.raw`"(?<name>NAME)[,!.]*"[,.]? (?:i|\p{L}+) (?:whisper|say|call|shout|yell|hiss|mutter|murmur|ask)s?(?: (?:to )?(?:him|her|them))?(?: \p{L}+ly)?[,:.]* "(?=\p{L})`,
    '"$<name>, ',
  ],
  // "I nod at Tov, who steps in front of the door": he does it.
  [
    String.raw`(?<nod>\b(?:nod|look|wink|wave|gesture|point|motion|turn|call)s? (?:at|to|for)) (?<name>NAME),? who (?:then )?(?=\p{L}+s\b)`,
    '$<nod> $<name>. $<name> ',
  ],
  // "Tov, lad, hold it" and "Tov, never mind that, come here and help".
  [String.raw`${lead}(?<name>NAME),? ${dear}[,!]+ (?=\p{L})`, '$<lead>$<name>, '],
  [String.raw`${lead}(?<name>NAME)[,!]? ${upTo}(?=\p{L})`, '$<lead>$<name>, '],
  [String.raw`${lead}(?<name>NAME)[,!]? ${upTo}(?=\p{L})`, '$<lead>$<name>, '],
  // "Does Tov remember the tune?" asks him.
  [
    String.raw`(?<=^|[.!?…] |, )(?:and |but |so )?does (?<name>NAME) (?<what>(?:remember|know|recogni[sz]e|think|believe|feel|notice|like|trust|understand)\b[^.!?"]*)\?`,
    '$<name>, do you $<what>?',
  ],
  // "Come on Tov let's go", "Tov come on let's go".
  [String.raw`${lead}${onward},? (?<name>NAME)[,!]* (?=(?:let['’]?s|let us|we|shall we)\b)`, '$<lead>$<name>, '],
  [String.raw`${lead}(?<name>NAME)[,!]* ${onward}[,!]* (?=(?:let['’]?s|let us|we|shall we)\b)`, '$<lead>$<name>, '],
  [String.raw`${lead}(?<name>NAME),? ${proposing} (?<way>${goes}[^.!?]*)[.!?]*(?= |$)`, "$<lead>$<name>, let's $<way>."],
  [String.raw`${lead}(?<name>NAME) (?=(?:let['’]?s|let us|we|we['’](?:re|ll)|you and (?:i|me))\b)`, '$<lead>$<name>, '],
  // "Tov covers the rear and I go" is both going.
  [
    String.raw`(?<watch>NAME (?:covers?|watches|guards?|minds?|takes) (?:the|our|my) (?:rear|backs?|flanks?))(?:,? (?:and|while|as)) (?=(?:i|we)\b)`,
    '$<watch>, ',
  ],
  // "Tov and Corm come with us to the mill" asks Corm.
  [
    String.raw`${lead}(?:both )?NAME (?:and|&|n) (?<other>\p{L}[\p{L}'’-]*) (?:${along})(?<way> (?:to|into|up|down|back|out|in)\b[^.!?]*)`,
    '$<lead>we go$<way> and $<other> comes with us',
  ],
  [String.raw`${lead}(?:both )?NAME (?:and|&|n) (?<other>\p{L}[\p{L}'’-]*) (?:${along})(?=[.!,]|$)`, '$<lead>$<other> comes with us'],
  // "Tov does the shelf, I do the table": each looks over their own.
  [
    String.raw`${lead}(?<name>NAME) does (?<one>(?!not\b|n['’]t\b|(?:the|all the|his|her) (?:talking|same)\b)[^,.;]+)[,;](?: and| while)? i(?:['’]ll)? (?:do|take) (?<other>[^,.;]+)`,
    '$<lead>$<name> looks over $<one>, I look over $<other>',
  ],
  // "Careful, Tov! He bends down": who was called does it.
  [
    String.raw`(?<call>(?:^|[.!?…,] *)(?<name>NAME)[!.…]+) (?:and |then )*(?:he|she) (?!(?:always|perhaps|sometimes|besides|has|is|was|does|knows|seems|looks|says|thinks|needs|wants|lies|likes|means|hates|loves)\b)(?=(?:\p{L}+ly )?\p{L}+(?<!s)s\b)`,
    '$<call> $<name> ',
  ],
  // "While they stare at it me and Tov slip past" is both going.
  [
    String.raw`\bwhile (?!(?:i|we)\b)(?<busy>[^,.!?"]{4,60}?),? (?:(?:me|i) (?:and|n|&) NAME|NAME (?:and|n|&) (?:me|i)),? (?=\p{L})`,
    'while $<busy> we ',
  ],
  // '"We are going to the smithy." Let's go, Tov!' goes there.
  [
    String.raw`(?<plan>\b(?:going to|gonna|will|['’]ll|let['’]?s) (?:go|head|walk|run|hurry) (?<goal>(?:(?:over|back|down|up|straight) )*to (?:the )?[\p{L}'’]+(?: (?!(?:and|to|now|then|with|so|before|but)\b)[\p{L}'’]+)?)[^"]*"[.!]*) +(?:(?:ok(?:ay)?|so|now|come on),? )*let['’]?s go,? NAME[!.]*$`,
    '$<plan> We go $<goal>.',
  ],
  // "We take the road to the mill, Tov too": he goes along.
  [String.raw`(?<go>\bwe [^.!?"]{3,80}?),? (?:and )?NAME (?:too|as well|also|included)(?=[.!]|$)`, '$<go>'],
  [String.raw`${lead}${speaking} (?<name>NAME)[:,]+ *"(?<said>[^"]+)"[.!]*$`, '$<lead>$<how> $<name>: $<said>'],
];

/**
 * A line in which another of the party, by a pattern of their name, is called by the name alone, and what is put to them stands right behind it.
 * Whoever is down does nothing by themself: "Tov and I run" is both going.
 */
export function calledPlainly(line: string, name: string, isDown: boolean): string {
  const both = patternFor(String.raw`(?<=^|[,;:.!?] )(?:${name} (?:and|n|&|\+) (?:i|me)|(?:i|me) (?:and|n|&|\+) ${name}) (?=${goes})`);
  const ours = isDown ? line.replace(both, 'we ') : line;
  return plainly.reduce((text, [pattern, plain]) => text.replace(patternFor(pattern.replaceAll('NAME', name)), plain), ours);
}
