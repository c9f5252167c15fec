import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Words for coins and for numbers, each read as one word: it does not matter how many are held out. */
const coin = /^(?:gp|sp|cp|pp|gold|silvers?|coppers?|platinum|coins?|crowns?|pieces?|pennies|money|cash)$/;
const number =
  /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|dozen|couple)$/;
/** Words that make the frame of a sentence; the others between them are what it is about. */
const frame = new Set(
  `a all am an and any are as at away back be because been before but by can can't come could deal did do does don't down else ever for from get give go
  gonna had has have he he'll her here him his how i i'd i'll i'm i've if in is it it's just keep know leave let let's like look make may me mine more
  must my need never no not now of off ok on one only or our out over please promise put see shall she should so some someone sorry stop such swear take
  tell than thank thanks that that's the their them then there they they'll this to too up us want was we we'd we'll we're we've were what what's when
  where which who whose why will with without won't would yes you you'd you'll you're you've your yours yourself`.split(/\s+/),
);

const classOf = (word: string): string => (coin.test(word) ? '#coin' : number.test(word) ? '#number' : word);

/** What can be seen of a spoken sentence without understanding it, as names of features, each once. `before` is the sentence before it in the same speech. */
export function purposeFeatures(text: string, before: string | null): string[] {
  const words = (withMarks(text.toLowerCase().replaceAll('’', "'")).match(/[\p{L}']+|\d+/gu) ?? []).map(classOf);
  const framed = words
    .map((word) => (frame.has(word) || word.startsWith('#') ? word : '_'))
    .filter((word, at, all) => word !== '_' || all[at - 1] !== '_');
  const [first = '', second = '', third = ''] = words;
  const last = words.at(-1) ?? '';
  const marks = `${text.includes('?') ? '?' : ''}${text.includes('!') ? '!' : ''}`;
  const has = (pattern: RegExp) => words.some((word) => pattern.test(word));
  const own = has(/^(?:i|i'll|i'd|i'm|i've|me|my|we|we'll|we'd|we're|us|our)$/);
  const theirs = has(/^(?:you|you'll|you're|you'd|your|yours|u|ya)$/);
  return [
    ...new Set([
      'always',
      ...words.map((word) => `word ${word}`),
      ...words.map((word) => `base ${baseOf(word) ?? word}`),
      ...words.slice(0, -1).map((word, at) => `pair ${word} ${words[at + 1] ?? ''}`),
      ...framed.slice(0, -1).map((word, at) => `frame2 ${word} ${framed[at + 1] ?? ''}`),
      ...framed.slice(0, -2).map((word, at) => `frame ${word} ${framed[at + 1] ?? ''} ${framed[at + 2] ?? ''}`),
      `frames ${framed.slice(0, 4).join(' ')}`,
      `first ${first}`,
      `first ${first} ${second}`,
      `first ${first} ${second} ${third}`,
      `last ${last}`,
      `last ${words.at(-2) ?? ''} ${last}`,
      `marks ${marks}`,
      `marks ${marks} first ${first}`,
      `words ${Math.min(words.length, 12)}`,
      `me ${own} you ${theirs}`,
      `me ${own} you ${theirs} if ${has(/^(?:if|unless|or)$/)} coin ${has(/^#/)} marks ${marks}`,
      `opens ${before === null}`,
      ...(before === null ? [] : [`before marks ${before.includes('?')}`]),
    ]),
  ];
}
