/** How something is done, said as a sentence of its own: "Softly, so as not to wake the man in felt." */
const manner = new RegExp(
  String.raw`^(?:(?:and|then|so|now|very|really|nice and|as|oh) )*(?<how>(?:soft|gent|quiet|careful|slow|silent|cautious|swift|quick|stealthi|deft|discreet|calm)(?:ly|ely)|without (?:a|any) (?:sound|noise|word)|(?:on|by) tip-?toes?|nice and (?:easy|slow|quiet|gentle)|easy does it|easy now|quiet as (?:a )?(?:mouse|mice))(?: (?:and|but) (?:very )?\p{L}+ly| now| then)*(?:,? (?:so as (?:not )?to|so (?:that )?(?:\p{L}+ ){1,3}(?:can't|cannot|can|won't|doesn't|don't|does not|do not|will not|hears?|notices?|wakes?|sees?)|in order (?:not )?to|not to|lest|because|for fear)\b[^.!?…]*)?[.!…]+$`,
  'iu',
);
/** How somebody holds themself, before what they do: "hands open, weapons down, I walk up". */
const posture =
  /^(?:(?:with )?(?:(?:my|our|both) )?(?:hands?|palms?|arms?|eyes?|ears?|heads?|chins?|weapons?|swords?|blades?|daggers?|bows?|shoulders?) (?:wide |well |held |still )*(?:open|up|down|out|high|low|raised|lowered|empty|closed|shut|away|sheathed|drawn|ready|back|visible|folded|crossed|spread)(?:,? and |, ))+(?=(?:i|we)\b)/iu;
/** Somebody who does something: "I look at the bed". */
const doing = /^(?<who>(?:(?:and|then|so|now|first),? )*(?:i|we)) (?=\p{L})(?!(?:'|am|are|think|know|say|ask|tell)\b)/iu;
/** The manner as one word before a verb. */
const asAdverb = (how: string): string =>
  /ly$/iu.test(how) ? how.toLowerCase() : /quiet|sound|noise|tip|word|mouse|mice/iu.test(how) ? 'quietly' : 'carefully';

/** A line in which a sentence that only says how something is done goes with what is done next, and without how somebody holds themself: neither is said to anybody. */
export function withMannerOf(text: string): string {
  const sentences = text.split(/(?<=[.!…])\s+/u).map((sentence) => sentence.replace(posture, ''));
  return sentences
    .flatMap((sentence, at) => {
      const before = manner.exec(sentences[at - 1] ?? '')?.groups?.['how'];
      const next = sentences[at + 1];
      if (manner.test(sentence) && next !== undefined && doing.test(next)) return [];
      return [before !== undefined && doing.test(sentence) ? sentence.replace(doing, `$<who> ${asAdverb(before)} `) : sentence];
    })
    .join(' ');
}
