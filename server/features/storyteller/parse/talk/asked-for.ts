/** What the asker wants to know of a thing, by the word that asks. */
export type AskedFor = 'who' | 'why' | 'when' | 'where' | 'howMany';

const askings: readonly (readonly [AskedFor, RegExp])[] = [
  ['howMany', /\bhow (?:many|much|long|far|old|often|big|deep|tall)\b/i],
  ['why', /\bwhy\b|\bwhat (?:for|made)\b|\bfor what reason\b/i],
  [
    'when',
    /\bwhen(?:'s| is| was| did| do| does| will| were| are| have| has| had)\b|\b(?:what|which) (?:day|night|hour|time|year)\b|\bhow long ago\b/i,
  ],
  ['where', /\bwhere\b|\bwhich (?:way|place|house|door)\b/i],
  ['who', /\bwho(?:se|m)?\b|\bwho's\b/i],
];

/** What a question asks for, by the first of its question words; null where it has none of these, or none in a question. */
export function askedForIn(text: string): AskedFor | null {
  const found = askings
    .flatMap(([kind, pattern]) => {
      const at = text.search(pattern);
      return at < 0 ? [] : [{ kind, at }];
    })
    .toSorted((one, other) => one.at - other.at)[0];
  return found?.kind ?? null;
}

const times =
  /\b(?:days?|nights?|tonight|today|tomorrow|yesterday|hours?|minutes?|weeks?|months?|years?|mornings?|evenings?|dawn|dusk|noon|midnight|midwinter|midsummer|spring|summer|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day|ago|since|until|o'clock|supper|(?:last|first|next) (?:time|thing))\b/i;
const reasons =
  /\b(?:because|so that|in order|on account|the reason|that is why|owing to|afraid|for fear|wants?(?:ed)? to|meant to|to keep|so as)\b|, for \p{L}+/iu;
const amounts =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|dozen|half|twice|nobody|every(?:one|body)?|none|a third|a quarter|a tenth)\b/i;
const places =
  /\b(?:in|at|on|under|behind|below|above|beneath|beside|inside|outside|between|near|beyond|up|down|along|through|into) (?:the|a|an|my|his|her|their|its|our|old|that|this|\p{Lu}\p{L}+)\b|\b(?:upstairs|downstairs|north|south|east|west|underneath|nowhere|home)\b/iu;
const people =
  /(?<!^)(?<![.!?]\s)\b(?!(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b)\p{Lu}\p{Ll}{2,}|\b(?:he|she|they|him|her|man|woman|boy|girl|child|mother|father|brother|sister|somebody|someone|nobody|everyone)\b/u;

const fitting: Record<AskedFor, RegExp> = { who: people, why: reasons, when: times, where: places, howMany: amounts };

/** Whether a sentence can answer what is asked for: it names a time, a place, a reason, a number or somebody. */
export function canAnswer(sentence: string, askedFor: AskedFor): boolean {
  return fitting[askedFor].test(sentence);
}
