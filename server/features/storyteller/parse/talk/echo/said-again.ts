import { wordTable } from '#server/kernel/words/word-table.ts';
import { baseOf, isPast } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Words after which "you" is whom something is done to. */
const governing =
  /^(?:for|to|with|from|about|at|on|by|near|behind|hurt|hurts|tell|told|tells|give|gave|help|helped|ask|asked|see|saw|made|make|let|lets|leave|left|hit|scare|scared|bother|bothers|bothering|troubles|troubling|scares|sent|send|paid|pay|taught|teach|call|called|hired|hire|brought|brings|bring|attacked|took|take|hide|hides|hid|keep|keeps|kept|owe|owes|owed|promise|promises|promised|steal|stole|teaches|want|wants|wanted|love|loves|miss|trust|trusts|follow|followed|show|showed|\p{L}{2,}ing)$/u;
/** Words that claim something, after which "you" begins what is claimed. */
const claiming =
  /^(?:(?:say|said|think|thought|know|knew|hope|hoped|believe|believed|claim|claimed|mean|meant|wish|wished|guess|guessed|hear|heard)s?|that|if|whether|when|where|because|since|than|who|what|why|how|which|whom)$/u;
/** Words after which whoever does something stands in a question. */
const helping =
  /^(?:do|did|are|were|have|had|can|could|will|would|shall|should|may|might|must|don't|didn't|haven't|hadn't|can't|couldn't|won't|wouldn't|shouldn't)$/u;
/** What is said of several at once, or stands for a written word, is not turned. */
const unturned =
  /\b(?:you (?:two|three|both|all|guys|lot|people|folks|boys|girls|ladies|lads)|let's|lets|aren't you|weren't you|u|ur|r|ya|yer|y'all|thru|b4|cuz|tho|gonna|wanna|gotta|n|dunno|w|me and|and me|(?:and|or) (?:you|i))\b/u;

const plainly: Record<string, string> = {
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": "I'm",
  "you've": "I've",
  "you'd": "I'd",
  "you'll": "I'll",
  i: 'you',
  we: 'you',
  me: 'you',
  us: 'you',
  my: 'your',
  our: 'your',
  mine: 'yours',
  ours: 'yours',
  myself: 'yourself',
  ourselves: 'yourselves',
  "i'm": "you're",
  "we're": "you're",
  "i've": "you've",
  "we've": "you've",
  "i'll": "you'll",
  "we'll": "you'll",
  "i'd": "you'd",
  "we'd": "you'd",
};
/** What goes with "I" or "you", beside it. */
const agreeing: Record<string, Record<string, string>> = { I: { are: 'am', were: 'was' }, you: { am: 'are', was: 'were' } };

/** Whether a word is a verb that somebody else does to whoever stands behind it: "pays you", "gave you". */
const isDoneTo = (word: string): boolean =>
  !helping.test(word) && ((word.endsWith('s') && baseOf(word) !== undefined && baseOf(word) !== word) || isPast(word));

/** "You" as whoever is meant says it of themself; undefined where it is not certain which form that is. */
function ownForm(previous: string, isLast: boolean, isOrder: boolean): 'I' | 'me' | 'us' | undefined {
  // "Which of you is the boss?" asks several.
  if (previous === 'of') return 'us';
  if (!isOrder && helping.test(previous)) return 'I';
  if (claiming.test(previous)) return 'I';
  if (governing.test(previous) || isDoneTo(previous)) return 'me';
  return isLast && previous !== '' ? 'me' : undefined;
}

/** Whether every word is one of the language, or a name, so that saying it again is no stammer. */
const isSpelled = (words: readonly string[]): boolean =>
  words.every(
    (word) => /^(?:\p{Lu}|[ai]$)/u.test(word) || word.includes("'") || word.split('-').every((part) => wordTable().has(part.toLowerCase())),
  );

/**
 * Words as whoever they are said to says them again: "did you see us" -> "did I see you". Null where it is not certain how to say them.
 * Of an order nobody is the one who does it.
 */
export function saidAgain(text: string, isOrder = false): string | null {
  const words = text.split(/\s+/).filter((word) => word !== '');
  if (unturned.test(text.toLowerCase()) || !isSpelled(words)) return null;
  const again: string[] = [];
  for (const [at, word] of words.entries()) {
    const lower = word.toLowerCase();
    const form =
      lower === 'you' ? ownForm((words[at - 1] ?? '').toLowerCase(), at === words.length - 1, isOrder) : (plainly[lower] ?? word);
    if (form === undefined) return null;
    again.push(form);
  }
  const isWhoActs = (at: number) => again[at] === 'I' || (again[at] === 'you' && /^(?:i|we)$/i.test(words[at] ?? ''));
  const agreed = again.map((word, at) => {
    const beside = [at - 1, at + 1].find((each) => isWhoActs(each));
    return (beside !== undefined && agreeing[again[beside] ?? '']?.[word.toLowerCase()]) || word;
  });
  return agreed.join(' ');
}
