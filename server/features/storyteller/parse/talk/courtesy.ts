/** What is said to be kind or polite, and asks for nothing. */
export type Courtesy = 'saying' | 'luck' | 'thanks' | 'comfort' | 'sorry' | 'praise' | 'farewell' | 'assent';

/** Turns of phrase and jokes, which nobody takes at their word. */
const sayings = new RegExp(
  String.raw`\b(?:${[
    'keep (?:your|the) (?:secrets?|hair on|shirt on|opinions?|change|chin up|wits about you)',
    "hold your (?:horses|tongue|breath)|(?:do not|don't|dont|wouldn't) hold (?:your|my) breath",
    "(?:do not|don't|please don't|no need to) (?:trouble yourself|get up|rise|stand up|mind (?:me|us)|let (?:me|us) (?:disturb|interrupt|keep) you)(?: to (?:rise|get up)| on (?:my|our) account)?",
    'be that way|be my guest|suit yourself|have it your way|knock yourself out|go (?:jump in a (?:lake|river|well)|fly a kite|figure|boil your head|whistle for it|climb a tree|play in the traffic)',
    'get (?:stuffed|real|a grip|over it|a life|out of town|a room)|give me a break|cut (?:it|that) out|so be it|say no more|spare me|bite me|dream on|fat chance|tough luck|beats me|search me|chop chop|shake a leg|look alive',
    "(?:you(?:'re| are|r)|are you|stop|quit) (?:just )?(?:pulling (?:my|our) leg|having (?:me|us) on|messing with (?:me|us))|pull the other one|tell me about it|you don't say|you can say that again|speak of the devil|mark my words|my lips are sealed|not on your life|over my dead body",
    "(?:i|we)(?:'d| would) (?:give|sell) (?:my|an|a|both my) (?:right |left |first )?(?:arm|leg|eye|eyes|kidney|tooth|teeth|grandmother|granny|mother|soul|firstborn|kingdom)\\b|(?:i|we)(?:'ll| will) eat (?:my|our|a) (?:hat|hats|boots?|shoes?|broom)|(?:i|we) could eat a horse|(?:i|we)(?:'ll| will) be (?:damned|hanged|darned|a monkey)|an arm and a leg",
    "(?:i|we)(?:'ll| will|'d| would) (?:even )?throw in (?:the|a|an|my|our|some|two|three) .{2,40} (?:for free|for nothing|on top|as well|too|into the bargain|gratis)",
    "when (?:pigs|hell|the moon)\\b|pigs (?:might|will|can) fly|mind your own (?:business|beeswax)|let sleeping dogs|well,? i never\\b|bless my soul|knock on wood|hats off to|sleep on it|no skin off (?:my|our) nose|not my circus|it(?:'s| is) all (?:greek|double dutch) to me|that ship has sailed|water under the bridge",
  ].join('|')})`,
  'iu',
);

/** Whether words hold a turn of phrase. */
export const hasSaying = (text: string): boolean => sayings.test(text.replaceAll('’', "'"));

/** What is wished to somebody, as people say it. */
const wishes =
  /\b(?:break a leg|(?:good|best of) luck(?: to you| with (?:it|that))?|godspeed|god speed|fair winds|all the best|stay (?:safe|well|warm)|keep (?:well|warm|safe)|fingers crossed|take (?:good )?care(?: of yourself| now)?(?=[.!,]|$)|(?:the )?gods (?:be with|bless|keep) you)\b/iu;
/** What is said to whoever is left, or goes to bed. */
const partings = new RegExp(
  String.raw`\b(?:${[
    'good ?bye|bye(?:[- ]bye)?|farewell|cheerio|so long(?=[,.!]|$)|see (?:you|ya)(?: all| both)?(?: around| later| soon| tomorrow)*|until (?:later|then|tomorrow|next time|we meet(?: again)?)|safe travels',
    "good ?night|nighty? night|sweet dreams|(?:sleep|rest) (?:well|tight)|(?:go |try to |you (?:should |must )?|do )?(?:and )?get (?:yourself )?(?:some|a bit of|a little|a good night's) (?:sleep|rest|shut-?eye)|have (?:a )?(?:good|nice|pleasant|lovely|quiet|safe) (?:night|day|evening|rest|sleep|one|journey|trip)",
    "take care|be well|mind (?:how you go|yourself|yourselves)(?=[,.!]|$)|we(?:'re| are) off(?=[,.!]|$)",
  ].join('|')})`,
  'iu',
);
const everyParting = new RegExp(partings.source, 'giu');
/** So many words may stand beside a turn of phrase that is all that is said: "I'll eat my hat if that is true, Wenna". */
const wordsBeside = 6;

/** Whether words are a turn of phrase, a wish or a goodbye, and little else: they bid nothing, and bring nothing to mind. */
export function isSaying(text: string): boolean {
  const plain = text.replaceAll('’', "'");
  // "Did you sleep well?" asks.
  const stays = plain.trimEnd().endsWith('?') ? plain : plain.replaceAll(everyParting, ' ');
  const rest = stays.replace(sayings, ' ').replace(wishes, ' ');
  return rest !== plain && (rest.match(/[\p{L}']+/gu) ?? []).length <= wordsBeside;
}

const courtesies: readonly (readonly [Courtesy, RegExp])[] = [
  ['saying', sayings],
  ['farewell', partings],
  ['luck', wishes],
  [
    'comfort',
    /\b(?:(?:don't|dont|do not|no need to|you (?:don't|needn't|mustn't)(?: have to| need to)?) (?:cry|worry|be (?:sad|afraid|scared|frightened|sorry|ashamed|upset|so hard)|fret|panic|blame yourself|feel bad)|cheer up|chin up|there,? there|it(?:'s| is| was|s) (?:all )?(?:not|never|n't) your (?:fault|doing)|(?:isn't|wasn't|isnt) your fault|not your fault|nobody blames you|you did nothing wrong|it(?:'s| is|'ll be| will be|s)(?: going to be| gonna be)? (?:ok|okay|all right|alright|fine)\b|you(?:'re| are) (?:safe|not alone)|we(?:'re| are) here|i(?:'m| am) (?:so |very )?sorry (?:for your|that you|to hear|you)|(?:so|very) sorry for your|poor (?:thing|you|boy|girl|child|dear|lamb)|aww+|rough day)\b/iu,
  ],
  [
    'sorry',
    /\b(?:(?:i(?:'m| am)|we(?:'re| are)) (?:so |very |really |truly )?sorry|sorry(?: about| for|,|!|\.|$)|apologi[sz]e|my apologies|forgive (?:me|us)|pardon (?:me|us)|my bad)/iu,
  ],
  ['thanks', /\b(?:thank(?:s| you| u)|thx|ty|cheers|much obliged|grateful|bless you)\b/iu],
  [
    'praise',
    /\b(?:you(?:'re| are|r) (?:so |very |really |truly |such |the |a |an )*(?:kind|brave|good|clever|smart|wonderful|lovely|beautiful|great|best|amazing|sweet|nice|legend|star|hero|darling|treasure|genius|marvel|wonder|gem|angel|saint|sharpest|finest|kindest|bravest|cleverest)|(?:what|such|how) (?:an? )?(?:very )?(?:lovely|beautiful|splendid|handsome|fine|gorgeous|marvell?ous|wonderful|brave|clever|charming|magnificent|pretty|sweet|kind|delicious|grand|good|nice|amazing|impressive|great|brilliant|excellent|elegant|noble|thoughtful)\b(?![^.!]*\?)|well done|good (?:boy|girl|job|work|lad)|nice (?:work|job)|(?:i|we) (?:love|like|admire) (?:you|your)|(?:lovely|beautiful|nice|fine|gorgeous) (?:hat|dress|coat|work|house|place|scarf|boat|shop|singing|voice)\b)/iu,
  ],
  [
    'assent',
    /(?:^|[.!?] )\s*(?:(?:yes|yeah|ok(?:ay)?|oh|ah|well|right|fine|good|sure)[,.]? )*(?:deal|agreed|fair enough|very well|all right|alright|ok(?:ay)?|fine|sure|right|understood|noted|good|yes|yeah|of course|whatever|no matter|never mind|as you (?:like|wish)|suit yourself|that makes sense|makes sense|if you say so|i (?:see|get it|understand|hear you|suppose(?: so)?|believe you|agree|promise)|got it|we have a deal|it(?:'s| is) a deal)(?: then| enough)?(?:, \p{L}+(?: \p{L}+)?)?\s*(?=[.!]|$)/iu,
  ],
];

/** The courtesy in what is said; null where there is none. */
export function courtesyIn(text: string): Courtesy | null {
  return courtesies.find(([, pattern]) => pattern.test(text.replaceAll('’', "'")))?.[0] ?? null;
}

const feeling = /\b(?:(?:i(?:'m| am)|we(?:'re| are))(?: all| both)?|so|very|truly|really|terribly) sorry\b/iu;
/** What somebody has done or is about to do themself: "sorry about the door", "sorry that we woke you". */
const ownDoing =
  /\bsorry\b[^.!?]{0,24}\b(?:(?:i|we) (?!(?:know|hear|heard|wish|see|can|feel|never)\b)|my|our|to (?:bother|disturb|trouble|interrupt|intrude|wake|say|keep|ask)|for (?:\p{L}+ing|the (?:mess|noise|trouble|intrusion|bother|delay))|about (?:that|this|it|before|earlier|the))\b|\b(?:apologi|forgive|pardon|my bad|my fault)|\bmean to\b/iu;

/** Whether "I am so sorry" feels with somebody, and owns up to nothing. */
export const isCondolence = (text: string): boolean => {
  const plain = text.replaceAll('’', "'");
  return feeling.test(plain) && !ownDoing.test(plain);
};

/** Courtesies that are told of and not said: "I thank Tibb for his trouble", "say sorry to her". */
const reported: readonly (readonly [Courtesy, RegExp])[] = [
  ['thanks', /^(?:thank|(?:say|express) (?:my |our )?(?:thanks|gratitude))s?\b/iu],
  [
    'sorry',
    /^(?:apologi[sz]e|says? (?:i am |i'm |we are |we're |that (?:i am|we are) )?sorry|(?:offer|make)s? (?:my|our) apologies)s?\b/iu,
  ],
  [
    'comfort',
    /^(?:(?:comfort|console|soothe)s?\b|tells? (?:\p{L}+ ){1,4}?(?:that )?(?:it|all|everything)(?:'s| is| will| is going to| shall)(?: all)?(?: be)? (?:all right|alright|fine|ok(?:ay)?|well)\b)/iu,
  ],
  ['praise', /^(?:compliment|praise|congratulate|admire)s? (?!(?:the|a|an) \p{L}+$)/iu],
  ['luck', /^wish(?:es)? (?:\p{L}+ ){1,4}?(?:(?:good|the best of|all) luck|luck|well|all the best|joy)\b/iu],
];
const subject = /^(?:(?:and|then|so|but|also|i|we|please|\p{L}+ly),? )*/iu;

/** The courtesy that somebody tells of doing; null where they tell of something else. */
export function reportedCourtesy(clause: string): Courtesy | null {
  const done = clause.replaceAll('’', "'").replace(subject, '');
  return reported.find(([, pattern]) => pattern.test(done))?.[0] ?? null;
}

const greeting = /^(?:(?:oh|ah|well|why),? )?(?:good (?:morning|day|evening|afternoon)|hello|hullo|hi|hey|greetings|well met|hail)\b/iu;
/** So many words may go with a greeting that says who has come: "two weary travellers, one of them charming". */
const wordsOfGuests = 14;

/** Whether words greet somebody and say at most who has come. */
export const onlyGreets = (text: string): boolean =>
  greeting.test(text.trim()) && (text.match(/[\p{L}']+/gu) ?? []).length <= wordsOfGuests;
