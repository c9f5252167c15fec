import type { AskedFor } from '#server/features/storyteller/parse/talk/asked-for.ts';

const of = String.raw`(?:(?: of| about| to| from| with)? (?:it|that|this|them|him|her|these|those))?`;
/** Questions that name nothing, and go on about what was answered before, by what they ask for. */
const followUps: readonly (readonly [AskedFor, RegExp])[] = [
  [
    'when',
    new RegExp(
      String.raw`^(?:since when|until when|from when|as of when|when(?: (?:is|was|did))?${of}(?: (?:happen|start|begin|be))?|how long(?: ago)?(?: (?:is|was|has))?${of}(?: (?:been )?(?:going on|so|like (?:that|this)|happening))?|for how long)$`,
      'iu',
    ),
  ],
  [
    'howMany',
    new RegExp(
      String.raw`^(?:how (?:much|many|often|far|deep|big|heavy|old|tall)(?: (?:more|heavier|less|of them))?(?: (?:is|was|are|were))?${of})$`,
      'iu',
    ),
  ],
  [
    'who',
    new RegExp(
      String.raw`^(?:(?:and )?who else(?: (?:knows?|knew|saw|heard|has (?:seen|heard)|was there|did|does|is in on))?${of}|(?:to|from|with|by|for) whom|says who|who (?:says|said|told you)(?: so| that)?)$`,
      'iu',
    ),
  ],
  [
    'where',
    new RegExp(
      String.raw`^(?:where(?: (?:is|was|did))?(?: (?:it|that|this))?(?: (?:happen|be))?|where exactly|where to|from where)$`,
      'iu',
    ),
  ],
  ['why', /^(?:why (?:is|was) that|why so|how so|how come|because of what)$/iu],
];
const leads = /^(?:(?:so|and|but|or|oh|ok|okay|well|hm+|yes|right|aha|really)[,.!]* )+/iu;
const trails = /(?:,? (?:then|exactly|please|though|again|\p{Lu}\p{L}+))*[\s?.!…]*$/u;

/** What a question asks for that names nothing of its own, and means what was spoken of before: "since when?"; null for all others. */
export function followUpIn(sentence: string): AskedFor | null {
  const plain = sentence.trim().replaceAll('’', "'").replace(leads, '').replace(trails, '');
  return followUps.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}

/** Whether it asks for somebody besides those who were named. */
export const asksElse = (sentence: string): boolean => /\bwho else\b/iu.test(sentence);
