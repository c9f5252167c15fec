import { knownExits } from '#domain/narration/play-state.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare } from '#server/features/storyteller/parse/targets.ts';
import { baseOf } from '#server/features/storyteller/parse/words/verb-forms.ts';

/** Where a clause begins, and words that only lead up to it. */
const begins = String.raw`(?<=^|[.!?;:,] |[.!?;:,] (?:and|but|so|then) |\b(?:and|so|then|now|right|ok|okay|well) )`;
const place = String.raw`(?:the |my |our )?[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?`;

/** Where a sentence begins. */
const opens = String.raw`(?<=^|[.!?;:] |^(?:right|ok|okay|now|so|well),? )`;

/** Ways to say that one sets out, and what is to be done, each in plain words: "I'm off to", "we'd better", "I think I'll", "time to". */
const plain: readonly [RegExp, (...found: string[]) => string][] = [
  [
    new RegExp(
      String.raw`${begins}(i|we)(?:'m|'re| am| are|'ll be| will be)(?: (?:just|now|then|already))?(?: going)? (?:off|away|bound|headed|heading|on (?:my|our) way) (to|for|into|up|down|out|over|back)\b`,
      'giu',
    ),
    (_, who = 'I', way = 'to') => `${who} go ${way.toLowerCase() === 'for' ? 'to' : way}`,
  ],
  [
    new RegExp(
      String.raw`${begins}(?:(?:then|and) )*(?:(?:the )?(?:two|three|four) of us|both of us|all of us)(?: (?:both|all))? (?=\p{L}+\b)`,
      'giu',
    ),
    () => 'we ',
  ],
  [
    new RegExp(
      String.raw`${begins}(i|we)(?:'m|'re| am| are)(?: (?:both|all|just|now|then))* (?:going|heading|walking|running) (?=(?:back |up |down |over |out |on |off )*(?:to|into|through|inside|towards?) (?:the|my|our|that)\b)`,
      'giu',
    ),
    (_, who = 'I') => `${who} go `,
  ],
  [
    new RegExp(
      String.raw`${begins}it(?:'s| is) (?:off |on |back |over |up |down |away )?to (${place})(?: (?:with|for) (?:me|us))?(?=[,.!?;]|$)`,
      'giu',
    ),
    (_, where = '') => `we go to ${where}`,
  ],
  [
    new RegExp(String.raw`${begins}(i|we)(?:'d| had| would)? (?:better|best) (?:be )?(?!not\b|of\b)(\p{L}+)`, 'giu'),
    (whole, who = 'I', verb = '') => (baseOf(verb) === undefined ? whole : `${who} ${baseOf(verb)}`),
  ],
  [
    new RegExp(
      String.raw`${begins}(?:i'd like|i would like|i'd love|i want|i wish|i'd have)(?: for)? us(?: both| all| two)? to (?=\p{L})`,
      'giu',
    ),
    () => 'we ',
  ],
  [
    new RegExp(
      String.raw`${begins}(i|we|let us|let's) (?:betake|remove|take) (?:myself|ourselves) (?=(?:off |back |over |up |down )*to\b)`,
      'giu',
    ),
    (_, who = 'I') => `${/^i$/iu.test(who) ? who : 'we'} go `,
  ],
  [new RegExp(String.raw`${begins}(?:it(?:'s| is) )?(?:high |about )?time (?:for (?:me|us) )?(?:to|that (?:i|we)) `, 'giu'), () => 'I '],
  [
    new RegExp(
      String.raw`${begins}(?:it(?:'s| is) )?(?:high |about )?time for (?:some |a bit of |a little |more )?(\p{L}+ing)(?=[,.!;]|$)`,
      'giu',
    ),
    (_, doing = '') => `I ${baseOf(doing) ?? doing.slice(0, -'ing'.length)}`,
  ],
  [
    new RegExp(
      String.raw`${begins}(i|we) (?:think|guess|suppose|reckon|believe)(?: that)? (?:i|we)(?:'ll| will|'d better| (?:had )?better| should| shall| might as well)(?: just)? `,
      'giu',
    ),
    (_, who = 'I') => `${who} `,
  ],
];

/** A place that is named where a way would be: "the inn it is", "next stop: the inn". */
const named = new RegExp(
  String.raw`${begins}(?:(?:and )?next(?: stop| up)?(?: is|:|,)? (${place})|it(?:'s| is) (${place}) (?:for|with) (?:me|us)(?: (?:now|then|next))?|(${place}) it is|(?:i|we) (?:go and )?see (${place})|${opens}(?:off |on |back |now |then |over )*to (${place})(?:,? (?:then|now|it is|next|at once|with (?:you|us|me)|everyone|both))*|${opens}(${place}),? (?:next|then|now|first)(?: then| up)?)(?=[,.!?;]|$)`,
  'giu',
);

/** What the places are called that a way from here leads to. */
function placesNear({ adventure, state }: Stage): Set<string> {
  const seen = adventure.scenes.filter(({ id }) => id === state.scene || state.visited.includes(id));
  const exits = seen
    .flatMap(({ id }) => knownExits(adventure, { ...state, scene: id }))
    .flatMap(({ label, aliases }) => [label, ...aliases]);
  // "The foundry" is Dunn's.
  const names = adventure.scenes.flatMap(({ name }) => [name, ...(name.split(' ').length === 2 ? name.split(' ').slice(-1) : [])]);
  return new Set([...exits, ...names].map((name) => bare(name).toLowerCase()));
}

function inPlainWords(text: string, stage: Stage): string {
  const said = plain.reduce((now, [pattern, words]) => now.replaceAll(pattern, words), text);
  let places: Set<string> | undefined;
  return said.replaceAll(named, (whole: string, ...found: (string | undefined)[]) => {
    const where = found.slice(0, 6).find((each) => each !== undefined) ?? '';
    places ??= placesNear(stage);
    return places.has(bare(where).toLowerCase()) ? `I go to ${where}` : whole;
  });
}

/** Words without which nobody puts a plan in any of these ways. */
const hints =
  /\b(?:us|to|then|now|first|off|of us|going|walking|running|away|bound|head(?:ed|ing)|way|better|best|time|should|will|might|it|it's|next|see)\b|'ll\b/i;

/** A line with its plans in plain words, so that what is done is read and not how it is put. Direct speech stays as it is. */
export function withPlainWishes(text: string, stage: Stage): string {
  return !hints.test(text) ? text : text.replaceAll(/"[^"]*"|[^"]+/g, (part) => (part.startsWith('"') ? part : inPlainWords(part, stage)));
}
