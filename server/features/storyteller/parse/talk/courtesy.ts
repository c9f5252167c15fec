/** What is said to be kind or polite, and asks for nothing. */
export type Courtesy = 'thanks' | 'comfort' | 'sorry' | 'praise' | 'farewell' | 'assent';

const courtesies: readonly (readonly [Courtesy, RegExp])[] = [
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
    /\b(?:you(?:'re| are|r) (?:so |very |really |truly |such |the |a |an )*(?:kind|brave|good|clever|smart|wonderful|lovely|beautiful|great|best|amazing|sweet|nice|legend|star|hero|darling|treasure|genius)|well done|good (?:boy|girl|job|work|lad)|nice (?:work|job)|(?:i|we) (?:love|like|admire) (?:you|your)|(?:lovely|beautiful|nice|fine|gorgeous) (?:hat|dress|coat|work|house|place|scarf|boat|shop|singing|voice)\b)/iu,
  ],
  [
    'farewell',
    /\b(?:good ?bye|bye(?: bye)?|farewell|see (?:you|ya)(?: later| soon)?|so long|take care|good night|goodnight|until (?:later|next time)|be well|safe travels|we(?:'re| are) off)\b/iu,
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
