import { remember } from '#domain/memoise.ts';

/** How words join in with what another does: they go along, do the same, or are only of the same mind. */
export type Joining = 'along' | 'same' | 'agree';

/** Words that say nothing by themselves, and may stand before and after the rest. */
const small = [
  'ok(?:ay)?|yeah+|yep|yes+|yup|sure(?: thing)?|fine|aye|al(?:l )?right|right|deal|of course|you bet|why not|(?:hell|heck) yeah|no way',
  'kk?|roger(?: that)?|aye aye|gotcha|got it|right you are|hold up|my lady|milady|captain|boss|buddy|mate|love|lads?|(?:i )?agreed?|(?:good|great|nice) (?:idea|plan|call|thinking)|sounds (?:good|great|fun|like a plan)|i mean',
  'lol|haha+|hehe+|hey|oi|oh+|ooh+|aww*|wee+|hm+|and|then|so|well|please|pls|cool|nice|great|dude|guys',
].join('|');
const agreeing = ["(?:let's|lets)(?: do (?:it|that|this|so)| go)?", 'do (?:it|that)', 'on it'].join('|');
const likewise = [
  'me (?:too|as well|three|neither)|and me|i too|let me (?:too|as well)|WHOM (?:too|as well)|ditto|likewise',
  '(?:the )?same(?: (?:here|again|thing|for me|from me|with me))?(?: (?:as|like) WHOM)?',
  '\\p{L}+ (?:does|did) (?:too|likewise|as well|the same(?: thing)?)|(?:so|as) (?:do|am|will|does|did|can|would) (?:i|we|WHOM)',
  "(?:i|we|WHOM)(?:'ll| will| wanna| want to| want)?(?: (?:do(?:es)?|did|try|have|take))? (?:exactly |just )?(?:the same(?: thing)?|too|likewise|as well|that too|it too|so too|one too)(?: as WHOM)?",
  "(?:(?:i|we|WHOM)(?:'ll| will)? )?\\p{L}+ (?:too|as well)|(?:(?:i|we|WHOM) )?(?:copy|copies|copying|mimics?|imitates?|mirrors?) WHOM",
  '(?:do|does|doing) (?:the same(?: thing)?|likewise)|what(?:ever)? WHOM (?:said|did|does|says|do|say)',
].join('|');
const goes =
  '(?:com(?:e|ing)|go(?:ing)?|tag(?:ging)?|follow(?:ing)?|walk(?:ing)?|trot|hurry|run(?:ning)?|head(?:ing)?|rush|scrambl(?:e|ing)|crawl(?:ing)?|climb(?:ing)?|slid(?:e|ing)|slip|join(?:ing)?|sneak(?:ing)?|stay|stick(?:ing)?|keep up)(?:s|es)?';
const along = [
  `(?:(?:can|could|may|should) )?(?:(?:i|we|WHOM)(?:'ll|'m|'re|'d| will| am| are| would)? )?(?:(?:just|also|quickly|quietly|gonna|going to|want to|wanna|like to|right|close) )*${goes}(?: (?:right|straight|close|closely|quickly))?(?: (?:along|too|as well|with|after|behind|in|up|down|through|off|out))*(?: WHOM)?(?: (?:too|along|as well|then|in|down|up|through|there|out|inside|closely|right behind))*`,
  "(?:(?:i'm|i am|we're|we are) )?(?:(?:right|just|close|hot) )?(?:(?:behind|after|with|beside)(?: WHOM)?|on (?:her|his|your|their) heels)",
  "race (?:you|WHOM)(?: (?:there|to it))?|on my way|(?:i'm |i am )?with WHOM",
  "don't go without me|not without me|hold on|(?:hey |oi )?wait(?: up)?(?: for (?:me|us))?|after you|lead (?:on|the way)",
  '(?:(?:i|we) )?(?:follow(?:s|ing)?|(?:go|come|run|hurry|climb|crawl)(?:s|es|ing)? (?:after|behind)) NAMED (?:in|into|through|down|up|to|inside|out|over|along|onto|across)\\b.*',
  "count (?:me|us) in|(?:i'm|i am|we're|we are) (?:in|coming)|coming(?: through)?",
].join('|');
const others = 'you|u|ya|her|him|them|she|he|they|the others?|the rest|everyone|everybody';
/** Words by which going is going with another. */
const withAnother =
  /\b(?:along|too|as well|with|after|behind|coming|follow\p{L}*|join\p{L}*|wait|heels|lead|count|without|race|on my way|i'm in|i am in|we're in)\b/iu;
/** A lone "wait" lets the turn go by, and "I come in" goes by a way. */
const alone = /^(?:wait|hold on|(?:i |we )?come? (?:in|out|up|down|off|through)(?: there| then)?|coming through)$/iu;
const breaks = /\s*(?:[.,;:!?…()*~]+|\s[-–—]+\s|\s(?:and|then|&)\s)\s*/u;

const bareGoing = new RegExp(
  `^(?:(?:${small}),? )*(?:(?:i|we)(?:'ll|'m|'re| will| am| are| shall)? )?(?:(?:just|also|gonna|going to|all) )*(?:go(?:es|ing)?|head(?:ing)?|leav(?:e|ing)|walk(?:ing)?|run(?:ning)?|mov(?:e|ing)|set(?:ting)? out|get(?:ting)? going)(?: (?:there|over there|now|on|off|then|on ahead))*(?:,? (?:${small}))*$`,
  'iu',
);

/** Whether somebody only says that they go, and neither where nor with whom: "I go", "ok, going". Where another leads, it is there. */
export function goesBarely(text: string): boolean {
  const words = text.replaceAll('’', "'").replaceAll(/[.,;:!?…]+/gu, ' ');
  return bareGoing.test(words.replaceAll(/\s+/g, ' ').trim());
}

/** What each part of the words is held against at one table, whose others are called so (escaped names, parted by bars). */
const patternsFor = remember((called) => {
  const whom = `(?:${called === '' ? others : `${others}|${called}`})`;
  const named = called === '' ? '(?!)' : `(?:${called})`;
  const beside = called === '' ? small : `${small}|${called}`;
  const pattern = (phrase: string) =>
    new RegExp(`^(?:(?:${beside}),? )*(?:${phrase.replaceAll('WHOM', whom).replaceAll('NAMED', named)})(?:,? (?:${beside}))*$`, 'iu');
  return { small: pattern(beside), agree: pattern(agreeing), same: pattern(likewise), along: pattern(along) };
}, 100);

/**
 * Whether all of somebody's words join in with what another does, and how: "me too", "I'll come with", "same, right behind her". Null for
 * words that tell of anything else. `names` are those of the others at the table.
 */
export function joiningIn(text: string, names: readonly string[]): Joining | null {
  const is = patternsFor(names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|'));
  const parts = text
    .replaceAll('’', "'")
    .replaceAll(/\b(i)(ll|m|d)\b/gi, "$1'$2")
    .split(breaks)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const read = parts.map((part): Joining | 'small' | null => {
    if (is.along.test(part) && withAnother.test(part) && (parts.length > 1 || !alone.test(part))) return 'along';
    if (is.same.test(part)) return 'same';
    if (is.agree.test(part)) return 'agree';
    return is.small.test(part) ? 'small' : null;
  });
  if (read.length === 0 || read.includes(null)) return null;
  return (['along', 'same'] as const).find((each) => read.includes(each)) ?? 'agree';
}
