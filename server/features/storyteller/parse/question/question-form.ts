import { withMarks } from '#server/features/storyteller/parse/words/clean-text.ts';

/** What a question asks for, by its form. */
export type QuestionForm =
  | 'who'
  | 'whose'
  | 'what'
  | 'where'
  | 'when'
  | 'why'
  | 'how'
  | 'howMany'
  | 'which'
  /** Who did something: "who took her". */
  | 'whoDid'
  /** What the party knows of something. */
  | 'knows'
  /** Whether somebody can be trusted. */
  | 'trusts'
  /** What comes of it if something happens. */
  | 'then'
  /** What stands written on something. */
  | 'reads'
  /** What is in, on or under something. */
  | 'inside'
  /** How somebody or something looks. */
  | 'looks'
  /** What somebody is doing now. */
  | 'doing'
  /** What somebody wants. */
  | 'wants'
  /** What has become of something. */
  | 'happened'
  /** What can be done with something, or about it. */
  | 'use'
  /** What somebody or some words meant. */
  | 'meant'
  /** Whether something is so: "is the door open?" */
  | 'is'
  /** Whether something was done: "did I cut it?" */
  | 'did'
  /** Whether something can be done: "can it be broken?" */
  | 'can'
  /** Whether somebody has something. */
  | 'has';

/** A question by its form. */
export interface Question {
  form: QuestionForm;
  /** Whom or what it is about, in the player's words, small letters; empty where it names nothing. */
  subject: string;
  /** What else it says of it: "open" in "is the door open". */
  rest: string;
  /** The whole of it in small letters, without what only leads up to it. */
  text: string;
}

const leads =
  /^(?:(?:so|and|but|or|ok|okay|wait|well|hmm+|um+|uh+|er|hey|oh|ah|no|yeah|right|now|then|also|anyway|seriously|guys|lol|haha+|narrator|storyteller|gm|dm|sorry|please|quick question|question)[,.!:]*\s+|wait what[,.!?]*\s+|(?:i|we) (?:wonder|ask myself|ask ourselves|want to know|would like to know|need to know|forgot|forget|don't (?:know|remember|get|understand)),? (?:if |whether )?|(?:do|does|can|could|would) (?:you|anyone|anybody|we|i)(?: even| please)? (?:know|have (?:a|any) (?:clue|idea)|tell (?:me|us)|remind (?:me|us)|remember)(?: again)?,? (?:if |whether )?|(?:tell|remind) (?:me|us)(?: again)?,? |any (?:idea|clue)s?(?: (?:about|of|on))?,? )+(?=\S)/;
const trails =
  /(?:[,\s]+(?:do (?:we|i|you) (?:even )?know(?: (?:that|yet))?|do(?:es)? any(?:one|body) (?:know|have a clue)|yes or no|or (?:not|what|nah?|nope|something|anything)|again|exactly|anyway|actually|right now|just now|now|then|by the way|btw|so far|lol|haha+|yet|please|by now|at all|though|tho|at this point|at the moment|at present|currently|by any chance|these days|in all (?:of )?this|already|too|as well|still))+$/;
const strays =
  / (?:(?:do )?you (?:reckon|think|guess|suppose)|w?tf|the (?:heck|hell|fuck|devil)|on earth|in the world|even|actually|exactly|really|basically|literally|currently|again)(?= )/g;

/** A question's words in small letters, without what only leads up to it or trails after it. */
export function plainQuestion(text: string): string {
  const lower = withMarks(text.toLowerCase().replaceAll('’', "'"))
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\s.!?,:;-]+$/g, '')
    .trim();
  const bare = lower
    .replace(leads, '')
    .replace(/^whereabouts(?= )/, 'where')
    .replace(/^(can|could|may|might|would|should) one\b(?! of)/, '$1 i')
    .replace(strays, '')
    .replace(trails, '')
    .trim();
  return bare === '' ? lower : bare;
}

const be = "(?:'s|'re| is| are| was| were)";
const marks = '(?:written|cut|carved|scratched|painted|chalked|engraved|printed|stitched|burnt|stamped)';
const we = '(?:i|we|one|you|he|she|they|it|somebody|someone|anyone|anybody)';

const readings: readonly [QuestionForm, RegExp][] = [
  ['how', /^what(?:'s| is) the (?:best|easiest|quickest|right|only|safest) way to (?<rest>\p{L}+) (?<subject>.+)$/u],
  [
    'looks',
    /^what (?:kind|sort|type|colou?r|size|shape) of .+? (?:is|are|was|were)(?: there)? (?:on|in|at|behind|under|round|over) (?<subject>.+)$/,
  ],
  [
    'knows',
    /^what (?:else )?(?:do|did|have) (?:i|we) (?:already |really )?(?:know|learn|learned|learnt|find out|found out|hear|heard|discover|discovered|find|found|get|got|gather) (?:so far )?(?:about|of|from|on|regarding|at) (?<subject>.+)$/,
  ],
  ['trusts', /^(?:can|should|could|do|shall) (?:i|we) (?:trust|believe|rely on|count on) (?<subject>.+)$/],
  ['then', /^what (?:happens|will happen|would happen|is going to happen) (?:if|when|once|after) (?<subject>.+)$/],
  [
    'reads',
    new RegExp(
      `^(?:what|whose|which)(?: \\p{L}+)? (?:names?|words?|letters?|text|message|writing)${be} (?:${marks} )?(?:in|on|into|inside|at|under|above|over) (?<subject>.+)$`,
      'u',
    ),
  ],
  [
    'reads',
    new RegExp(`^what(?:${be})? (?:it )?(?:${marks})(?: (?:there|down))? (?:in|on|into|inside|at|under|above|over) (?<subject>.+)$`, 'u'),
  ],
  [
    'reads',
    /^(?:is there |are there )?any (?:names?|writing|words?|text|inscription|letters) (?:cut |written |carved )?(?:on|in|at|under) (?<subject>.+)$/,
  ],
  ['meant', /^what (?:did|does|do) (?<subject>.+?) mean (?:by|with|when) (?<rest>.+)$/],
  ['meant', /^what (?:did|does|do) (?<subject>(?:he|she|it|they|that|this)|.+?) mean$/],
  ['reads', /^what (?:does|do|did) (?<subject>(?!i\b|we\b|you\b).+?) (?:say|read|state)(?: on (?:it|them)| about .+)?$/],
  [
    'looks',
    /^(?:what (?:colou?r|size|shape) (?:is|are|was|were|has|have) (?<subject>.+)|what(?:'s| is) the (?:colou?r|size|shape) of (?<other>.+))$/,
  ],
  ['looks', /^what (?:kind|sort)s? of (?<subject>.+?) (?:is|are|was|were) (?:it|they|this|that|these|those)$/],
  ['looks', /^(?:what(?:'s| is| are|'re) (?<subject>.+?) made (?:of|from|out of)|what (?:does|do|did) (?<other>.+?) (?:show|depict))$/],
  ['looks', /^(?:what (?:does|do|did) (?<subject>.+?) look like|how (?:does|do|did) (?<other>.+?) look)$/],
  [
    'wants',
    /^what (?:does|do|did|would|could) (?<subject>(?!i\b|we\b).+?) (?:want|need|after|looking for)(?: (?:from|of|with) (?:us|me|you))?$/,
  ],
  [
    'who',
    /^what (?:does|do|did) (?<subject>(?!i\b|we\b|you\b|it\b|that\b|this\b).+?) do(?: for a living| for work| here| around here| all day)?$/,
  ],
  ['who', /^what(?:'s| is) (?<subject>.+?)(?:'s)? (?:job|trade|role|business|work|profession)(?: here)?$/],
  [
    'doing',
    /^what(?:'s| is|'re| are) (?<subject>(?:(?:the|this|that|these|those|all) )*\p{L}+(?: \p{L}+)?) (?!doing\b)(?:\p{L}+ing)(?: about| for| at| on| with)?$/u,
  ],
  ['doing', /^what(?:'s| is|'re| are| was| were) (?<subject>(?!we\b|i\b).+?) (?:doing|up to|busy with|working on)(?: .*)?$/],
  ['doing', /^what(?:'s| is| was)(?: all)? the (?:trouble|problem|fuss|business|drama) (?:with|about|over) (?:all )?(?<subject>.+)$/],
  [
    'use',
    /^what (?:else )?(?:can|could|should|might|do|would|shall|are) (?:i|we|you|one)(?: \p{L}+ly)? (?:supposed to )?(?:do|try|use|make|get out)(?: \p{L}+)? (?:with|about|against|of|from|to) (?<subject>.+)$/u,
  ],
  ['use', /^what(?:'s| is| are) (?<subject>.+?) good for$/],
  ['why', /^what(?:'s| is| are)? (?<subject>.+?) (?:used )?for$/],
  [
    'happened',
    /^what(?:'s| is| has| was)? (?:just )?(?:happen(?:s|ed|ing)?|become|became|been done|going on|wrong|up|the matter|the deal|the story)(?: just now)? (?:to|with|of|at|about|in|behind) (?<subject>.+)$/,
  ],
  ['happened', /^how did (?<subject>.+?) (?:go|end|end up|turn out|work out)$/],
  ['happened', /^what (?:did|has|have) (?<subject>(?!you\b|we\b|i\b).+?) (?:do|done|did)(?: (?:to|with) .+)?$/],
  [
    'inside',
    new RegExp(
      `^what(?: else| all)?${be}(?: there)?(?: (?:\\p{L}+ing|kept|hidden|left))? (?:in|inside|under|behind|beneath|within|beyond|past|on|on top of|through|underneath|at|around|near|down|up|outside) (?<subject>.+)$`,
      'u',
    ),
  ],
  [
    'whose',
    /^(?:whose|who's) (?<subject>(?!(?:is|are|was|were)\b).+?) (?:is|are|was|were) (?:it|this|that|these|those|here|there)(?: (?:by|at|in|on|under|over|behind|near|beside|up|down|out) .+)?$/,
  ],
  ['whose', /^whose (?:is|are|was|were)(?: it,?)? (?<subject>.+)$/],
  ['whose', /^(?:who|whom) (?:does|do|did) (?<subject>.+?) belong to$|^who (?:owns|owned) (?<other>.+)$/],
  ['what', new RegExp(`^what(?: kind of \\p{L}+| sort of \\p{L}+)?${be}(?: like)? (?<subject>.+?)(?: like| about)?$`, 'u')],
  ['who', /^(?:who|what)(?:'s| is|'re| are| was| were)(?: or (?:who|what)(?: is| are)?)? (?<subject>.+)$/],
  ['who', /^who or what (?:is|are) (?<subject>.+)$/],
  [
    'whoDid',
    /^who(?:'s| has| had|'d)? (?:all |else )?(?<rest>(?!is\b|are\b|was\b|were\b|can\b|could\b|do\b|does\b|did\b|has\b|have\b|would\b|will\b|should\b|here\b|there\b)\p{L}+) (?<subject>.+)$/u,
  ],
  [
    'where',
    /^where(?: (?:can|could|do|would|might|should|did) (?:i|we|one) (?:find|get|buy|meet|see|put|leave|last see)|'s| is|'re| are| was| were| has| have| did| does| do)? (?<subject>.+?)(?: (?:lead|leads|lead to|end|ends|live|lives|stay|sleep|work|go|went|gone|gone to|come from|hiding|hidden|kept|from|to|got to|off to|run off to))?$/,
  ],
  [
    'why',
    /^(?:why|how come|what for)(?:'s|'re)? (?:(?:is|are|was|were|do|does|did|has|have|had|would|should|can|could|will|won't|can't|doesn't|don't|didn't|isn't|aren't|wouldn't) )?(?<subject>.+)$/,
  ],
  ['when', /^(?:when|what time|since when) (?:(?:is|are|was|were|do|does|did|has|have|will|can|could) )?(?<subject>.+)$/],
  [
    'howMany',
    /^how (?:many|much|long|old|often|far|big|tall|deep|heavy|wide|high|small|large|thick|strong)(?: (?:away|off))?(?: (?:is|are|was|were|does|do|did)(?: it)?(?: to| until| till)?)? ?(?<subject>.*?)(?: cost| costs| worth)?$/,
  ],
  ['how', /^how (?:can|could|would|might|do|does|will) (?<subject>.+?) (?:be|get) (?<rest>\p{L}+)(?: (?:up|down|out|off|open))?$/u],
  [
    'how',
    /^how (?:else )?(?:(?:do|does|did|can|could|should|would|might|are|will|shall) (?:i|we|you|one|they|anybody|anyone|somebody|someone) (?:supposed to |going to |gonna |be able to )?|to )(?<rest>\p{L}+)(?: (?:to|in|into|at|through|with|off|out|down|up|past))? (?<subject>.+)$/u,
  ],
  ['how', /^how (?:does|do|did|is|are) (?<subject>.+?) (?:work|works|function|functions|made|done|going|run|built|get here|come about)$/],
  ['which', /^which (?:one|ones|of (?:them|these|those))? ?(?<subject>.*)$/],
  [
    'has',
    new RegExp(
      `^(?:do|does|did|have|has|had) (?<rest>${we}|\\p{L}+(?: \\p{L}+)?) (?:still |even |already |actually |not |ever )*(?:got|have|has|get|own|keep|kept|carry|carrying|hold|holding) (?:with (?:me|us) )?(?!(?:away|along|on|over|rid|ready|better|lost|hurt|even|together|close|near) ?(?:with|of|to)?\\b)(?!(?:past|through|away|out|in|inside|there|over|across|by|back)(?: (?:it|him|her|them|the .+))?$)(?<subject>.+?)(?: (?:with|on) (?:me|us|him|her|them|you))?$`,
      'u',
    ),
  ],
  [
    'has',
    /^(?:is|are) (?<subject>.+?) (?:still )?(?:in|on|inside) (?:my|our|his|her) (?<rest>pack|packs|bag|bags|pocket|pockets|hands?|coat|purse|backpack|inventory|possession)$/,
  ],
  [
    'is',
    /^(?:it's|its|it is|it was|that's|that is|that was) (?<subject>.+?),? (?:right|isn't it|wasn't it|yes|no|correct|huh|innit|am i right)$/,
  ],
  ['did', /^(?:did|have|has|had) (?<subject>.+)$/],
  ['can', /^(?:can|could|may|might|will|would|should|shall) (?<subject>.+)$/],
  ['is', /^(?:is|are|was|were|am|isn't|aren't|wasn't|does|do|doesn't|don't|has|hasn't) (?<subject>.+)$/],
];

/** The form of a question and what it is about; null where the words have the form of none. */
export function readQuestion(query: string): Question | null {
  const text = plainQuestion(query);
  for (const [form, pattern] of readings) {
    const groups = pattern.exec(text)?.groups;
    if (groups) return { form, subject: (groups['subject'] ?? groups['other'] ?? '').trim(), rest: (groups['rest'] ?? '').trim(), text };
  }
  return null;
}
