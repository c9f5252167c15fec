import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Where something that is done begins. */
const begins = String.raw`(?<=^|[.!?;:] |, |\b(?:and|but|then|so|well),? )`;
/** What people say in place of "I" who do something politely: "I think I'll", "perhaps I'd better". */
const resolved = new RegExp(
  String.raw`${begins}(?:(?:perhaps|maybe),? )?(?:(?:i|we) (?:think|believe|suppose|guess|reckon|feel)(?: that)? )?(?<who>i|we)(?: (?:shall|will)|['’]ll|['’]d| had)? (?:(?:had |have )?better|might (?:just )?as well|shall have to|will have to|['’]ll have to|feel i must|must just|think i['’]ll|will just|shall just|might just|['’]ll just|(?:would |should )?be (?:glad|grateful|happy|delighted|obliged) to) (?<doing>\p{L}+)`,
  'giu',
);
/** What is only owned to, before what is done: "I'm loath to pilfer, but I". */
const owning =
  /(?<=^|[.!?;] )(?:i|we)(?:['’]m| am|['’]re| are| do)? (?:loath|loth|sorry|ashamed|afraid|reluctant|hate|not proud|hardly like|don['’]t like) (?:to|of) [^,.!?"]{3,40}, but (?=(?:i|we)\b)/giu;
/** A look that is asked for as a favour: "might I have a little peep at the loaf?" */
const peeping =
  /(?<=^|[.!?;,:] |\b(?:and|but|then|so),? )(?:might|may|could|can) (?<who>i|we) (?:please |perhaps |possibly |just )?(?:have|take|get|steal) an? (?:\p{L}+ ){0,2}(?:look|peep|peek|glance|squint|gander) (?=at|inside|in|into|under|behind|around|round|over|through)(?<at>[^.!?"]*)\?/giu;
/** What tired people wish for: "these old bones could do with a sit by the fire". */
const wished =
  /(?<=^|[.!?;,] |\b(?:and|but|then|so) )(?:i|(?:my|these) (?:\p{L}+ )?(?:bones|legs|feet|knees|back))(?: sure(?:ly)?)? could (?:really )?(?:do with|use) an? (?:\p{L}+ )?(?<doing>sit|rest|nap|drink|lie)(?:-?down)?(?= |[.!?,]|$)/giu;
/** What is being done, told as it is done: "I'm taking the stool". */
const doing = new RegExp(
  String.raw`${begins}(?<who>i)(?:['’]?m| am) (?:just |now |quickly |also )*(?<verb>accepting|arming|taking|grabbing|picking|opening|closing|putting|pulling|pushing|lifting|sitting|parking|leaning|leaving|heading|going back|handing|giving|showing|reading|pocketing|drinking|eating|drawing|lighting|copying|writing|knocking|hiding|climbing|following|stepping) (?!to\b)`,
  'giu',
);

/** What is felt, known or said, and not done. */
const noDeed = /^(?:be|know|hear|understand|think|believe|have|say|ask)$/iu;

const baseOfDoing = (verb: string): string => {
  const stem = verb.replace(/ing$/iu, '');
  return [stem.replace(/(.)\1$/u, '$1'), `${stem}e`, stem].find((each) => baseOf(each) === each.toLowerCase()) ?? verb;
};

/** A sentence in which what somebody does politely is done: "I think I'd better sit down" sits down, "might I have a peep at it?" looks. */
export function withoutCourtesy(sentence: string): string {
  return sentence
    .replaceAll(owning, '')
    .replaceAll(resolved, (whole, subject: string, verb: string) =>
      baseOf(verb) === verb.toLowerCase() && !noDeed.test(verb) ? `${subject} ${verb}` : whole,
    )
    .replaceAll(peeping, '$<who> take a look $<at>.')
    .replaceAll(wished, (_whole, verb: string) => (/^(?:nap|drink)$/iu.test(verb) ? `I have a ${verb}` : `I ${verb} down`))
    .replaceAll(doing, (_whole, subject: string, verb: string) => `${subject} ${baseOfDoing(verb)} `);
}
