import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** What only binds a sentence to the one before it. */
const binding =
  /^(?:(?:and|but|so|then|now|well|very well|all right|ok(?:ay)?|finally|at last|at length|instead|meanwhile|in the meantime|first(?: of all)?|next|after that|once more|for a moment|just in case|to be (?:safe|sure)|to be on the safe side|still|alas),? )+/iu;
/** What goes along with an action, ahead of it: how somebody feels, holds themself or what is with them. */
const ahead =
  /^(?<with>(?:with|without|despite|in spite of) [^.!?;:"]{2,90}?|(?:as|very|rather|quite|ever so) \p{L}+(?:ly)?(?: as (?:i|we) (?:can|could|may|might|dare))?|\p{L}+ly|(?:keeping|holding|taking|drawing|trying|hoping|seeing|feeling|fearing|remembering|thinking|turning|using|pretending|clutching|biting|swallowing|gritting|gathering|steeling|wiping|shaking|clearing|ignoring|trusting|knowing|careful|determined|anxious|curious|not (?:wanting|wishing|daring|trusting|knowing)|still (?:thinking|holding|shaking|trembling)) [^.!?;:"]{2,90}?),? (?=(?:i|we)\b)/iu;
/** Whoever the tale's words are for: what is said to somebody keeps all its words. */
const toYou = /\b(?:you|your|yours|yourself|y'all|ye|thou|thee|thy)\b/iu;
/** Nothing that somebody holds or uses: feelings, looks and gestures. */
const airy =
  /\b(?:heart|care|caution|sigh|smile|grin|shrug|nod|wink|frown|bow|curtsy|laugh|word|sound|noise|breath|hope|fear|tears?|dread|joy|pleasure|reluctance|courage|dignity|grace|patience|respect|relief|ado|hesitation|hesitating|hurry|haste|waiting|looking|thinking|mind|nerves?|luck|regret|sorrow|pity|curiosity|confidence|flourish|expression|face|eyes?|hands?|palms?|knees?|legs?|back|head|chin|lips?|teeth|fists?)\b/iu;
/** What is with somebody that they do something with. */
const tool = /^(?:with|using) (?:both hands on )?(?:my|our|the|an?|some|his|her|their) /iu;
/** Somebody who comes along. */
const companion = /^(?<with>with \p{Lu}[\p{L}'’-]+) (?!and\b)/iu;
/** Verbs of the present that do nothing: what is thought, felt and said stays as it is. */
const stative =
  /^(?:am|'m|have|had|was|were|do|did|would|should|could|might|must|may|can|cannot|will|shall|feel|think|know|believe|suppose|guess|hope|wish|want|need|like|love|hate|fear|mean|understand|remember|agree|doubt|trust|owe|own|seem|see|hear|live|belong|swear|say|come from)\b/iu;
/** What somebody remarks on their own action, behind it. */
const remarked =
  /,? which (?:(?:always|really|rather|somehow|only|i must say|to be honest),? )*(?:moves?|makes?|is|was|seems?|surprises?|reminds?|feels?|takes?|costs?|tells?|gives?|hurts?|frightens?|comforts?|pleases?|shames?|amuses?|scares?|touches) (?:me|us|my|our|harder|easier|more|no|not|probably|likely|surely|silly|brave|foolish|stupid)\b[^,;:.!?"]*/giu;
/** What is where the whole time, behind an action: "one hand on the wall", "red rags on my left". */
const absolute =
  /, (?:(?:the|an?|my|our|one|both) )?(?:(?!and\b|or\b)\p{L}+ ){1,2}(?:(?:still|always|well|close|tight|ready) )?(?:(?:on|in|at|under|behind|between|before|against|over|round) (?:my|our|me|us)\b|on the (?:wall|rail|rope|floor|ground)\b)[^,;:.!?"]*(?=[,;.!?]|$)/giu;
/** How a body shows what is felt, with a sentence of its own. */
const felt =
  /^(?:(?:and|but|so|oh),? )*(?:(?:my|our) (?:(?:poor|old|own|whole|very) )?(?:throat|heart|hands?|stomach|belly|knees?|voice|eyes?|breath|blood|skin|mouth|hair|legs?|fingers?|cheeks?|chest|pulse|head|face|teeth|lips?|shoulders?|spine|nerves?|curiosity|courage|temper|patience)|(?:an?|the) (?:shiver|chill|lump|tear|cold sweat|blush)) (?:\p{L}+ ){0,2}(?:\p{L}+(?:ed|s)|sank|sinks|beats?|grew|grows?|went|goes|is|are|was|were|ran|runs|rose|rises|fell|falls|stood|stands?|shook|shakes?|froze|freezes|bled|bleeds|ran|caught|catches|skipped|turned)\b[^.!?"]*[.!…]+$/iu;
/** Somebody who rises, and goes nowhere. */
const gettingUp = /\bget(?<third>s?) up(?=,| and\b| then\b|[.;!]| again\b| slowly\b| carefully\b)/giu;
/** A condition behind a word that binds: "then, if it flees, we hurry on". */
const boundCondition = /(?:^|(?<=[;.!?] ))(?:and |but )?(?:then|so|now|well), (?=(?:if|when|once|as soon as|while) )/giu;

/** Whether a verb in first person does something now. */
const isAction = (rest: string): boolean => {
  const verb = /^(?:(?:i|we) )(?:(?:\p{L}+ly|then|now|just|also|only|at once|first|once more) )*(?<verb>\p{L}+)/iu.exec(rest)?.groups?.[
    'verb'
  ];
  return verb !== undefined && !stative.test(verb) && baseOf(verb) === verb.toLowerCase();
};

/** By whose word it is done as it is. */
const asTaught =
  /(?:, (?:exactly |just )?(?:as|like|the way|how)| (?:exactly|just) (?:as|like)| the way(?: that)?) (?:\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?|she|he|they) (?:had |has |have )?(?:taught|showed|shown|told|said|advised|warned|asked|bade|explained|did|described)(?: (?:me|us|it))?(?: to)?(?=[,;.!?]|$)/gu;
const bare = (text: string): string => text.replaceAll(remarked, '').replaceAll(absolute, '').replaceAll(asTaught, '');

/** A sentence of what somebody does without what only goes along with it ahead; what they do it with stands behind what they do. */
function plainSentence(sentence: string): string {
  if (toYou.test(sentence)) return sentence;
  const bound = binding.exec(sentence)?.[0] ?? '';
  const words = sentence.slice(bound.length);
  const found = ahead.exec(words);
  const opener = found?.groups?.['with'] ?? '';
  const rest = words.slice(found?.[0].length ?? 0);
  if (!found || !isAction(rest)) return isAction(words) ? bare(sentence) : sentence;
  const plain = bare(rest);
  const along = /^[Ww]ith \p{Lu}/u.test(opener) ? companion.exec(opener)?.groups?.['with'] : undefined;
  const kept = along ?? (tool.test(opener) && !airy.test(opener) ? opener : '');
  if (kept === '') return plain;
  const [, first = plain, behind = ''] = /^(.*?)((?:,? and |, |;|[.!?]).*)$/su.exec(plain) ?? [];
  return `${first} ${kept.charAt(0).toLowerCase()}${kept.slice(1)}${behind}`;
}

/**
 * A line in which what somebody does begins its sentence: how they feel and what goes along with the action ahead of it is left out, for it is
 * said to nobody. "With a heavy heart I draw my sword" draws the sword. A sentence that says "you" keeps its words.
 */
export function withoutAttendants(text: string): string {
  const sentences = text
    .replaceAll(boundCondition, '')
    .replaceAll(gettingUp, 'stand$<third> up')
    .split(/(?<=[.!?…])\s+/u);
  const meant = sentences.filter((sentence) => !felt.test(sentence) || toYou.test(sentence));
  return (meant.length === 0 ? sentences : meant).map(plainSentence).join(' ');
}
