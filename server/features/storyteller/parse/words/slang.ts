/** Slang of chats, and what is meant by it. */
const meant: readonly [RegExp, string][] = [
  [/\byeet(?=s?\b)/giu, 'throw'],
  [/\byeet(?:ed|t?ing)\b/giu, 'throwing'],
  [/\bleg(?=s? it\b)(s?) it\b/giu, 'run$1'],
  [/\blegg(?:ing|in'?) it\b/giu, 'running'],
  // "Who nicked the ring": a nick in a blade stays one.
  [/\b(?:nicked|pinched|swiped|snaffled)\b(?= (?:the|her|his|my|our|your|their|it|that|this|some|an?|\p{Lu})\b)/giu, 'stole'],
  [/\bobvs\b/giu, 'obviously'],
  [/\bsneaky(?:[- ]like)?(?=[.!?,]|$)/giu, 'quietly'],
  [
    /\b(tak|go|do|look|com|hid|talk|say|try|hold|mak|giv|runn|sitt|stand|wait|feel|hav|think|walk|tell|ask)in'?(?=[ .,!?]|$)(?! (?:the )?(?:hand|place|fact)\b)/giu,
    '$1ing',
  ],
  [/\b(no|some|any|every)thin'?(?=[ .,!?]|$)/giu, '$1thing'],
  [
    /\bur\b(?= (?:an?|the|not|so|like|welcome|right|wrong|safe|too|very|pretty|all|in|on|one|my|our|bread|dough|alive|dead|back|free|here|there|kidding|\p{L}{2,}ing)\b)/giu,
    "you're",
  ],
  [/\bur\b(?= \p{L})/giu, 'your'],
  // What is only sworn, before something is done.
  [/^(?:ugh|bruh|sick|yolo|aight|welp|oof|meh)[,.!…]* (?=\p{L})/iu, ''],
  [
    /^(?:(?:ok(?:ay)?|ugh|well|alright|right|so|but|and),? )*(?:screw|sod|bugger|damn|hell with|to hell with|forget) (?:it|this|that)[,.!…]* (?=\p{L})/iu,
    '',
  ],
  // "Tibb bro who did that?"
  [
    /(?<=\p{L}) (?:bro|bruh|dude|m8)(?= (?:who|whose|what|where|why|when|how|which|did|do|does|is|are|was|were|can|could|will|would|have|has|u|you)\b)/giu,
    ',',
  ],
  // "Tov distract it I'm running round": two say what they do.
  [
    /(?<=(?:^|[.!?] )(?!(?:i|we|you|he|she|they|it|that|who|what|if|when|because|so|and|but|then|let|please|ok|no|yes)\b)\p{L}+,? \p{L}+ (?:it|him|her|them|that|this)(?: (?:off|back|down|away|up|busy))?) (?=(?:I['’]?m|I am|I['’]ll|I will|we['’]ll) \p{L})/giu,
    '. ',
  ],
];

/** A line with the slang of chats in plain words. */
export const withoutSlang = (text: string): string => meant.reduce((plain, [pattern, whole]) => plain.replace(pattern, whole), text);
