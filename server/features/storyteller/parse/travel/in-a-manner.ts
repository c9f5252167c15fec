/** Verbs of going that are meant otherwise, by what follows them in small letters. */
const figurative: readonly RegExp[] = [
  /^(?:come|go|get|draw) (?:very |so )?(?:close|near) to (?!the |him|her|them|it)/,
  /^(?:come|get) (?:to (?:terms|a |an |think|my senses|the (?:point|conclusion))|around to|clean|undone|apart)\b/,
  /^(?:go|run|walk|talk|think) (?:back )?(?:through|over) (?:the |our |my |all |what |every)*(?:facts?|plans?|story|stories|matters?|details?|names?|words?|arguments?|options?|clues?|we|i|everything)\b/,
  /^go (?:along with (?:what|it|that|this|the (?:plan|idea|story))|deeper into (?:the (?:matter|question|story|subject)|it)|on about|on (?:and on|talking|asking|reading|digging|working)|red|pale|white|quiet|silent|still|easy|wild|mad|crazy|numb|cold|first|last|without|hungry)\b/,
  /^(?:walk|run|take|lead) (?:him|her|them|\p{L}+) through (?:the |our |my |all )*(?:plans?|story|facts?|idea|events?|clues?|everything|what|it)\b/u,
  /^(?:step|tread|stamp|stand) on (?!(?:to |in|ahead|through|board))/,
  /^(?:follow|trace) (?:his|her|their|its|the) (?:gaze|eyes|look|glance|finger|lead|advice|logic|argument|rhythm|instructions?|orders?|rules?|conversation|words|lines?)\b/,
  /^(?:cross|press|leave) (?:my|his|her|their|our) (?:arms|fingers|legs|heart|mark|card|name|hands?|palms?)\b/,
  /^leave (?:it|him|her|them|this|that|the \p{L}+(?: \p{L}+)?|\p{L}+) (?:be|alone|in peace)\b/u,
  /^(?:move|slide|inch|scoot|shuffle) (?:a (?:little |bit )?)?(?:closer|nearer|back|aside|over|away from)\b/,
  /^(?:move|walk|pass|slide|trace|draw|run|trail|drag) (?:my|his|her|their|a|our) (?:\p{L}+ )?(?:hands?|fingers?|thumbs?|palms?|fingertips?|eyes?|nails?|foot|feet)\b/u,
];

/** Whether a verb of going, in its plain form with what follows it, goes nowhere: "go over the plan", "come close to tears". */
export function isInAManner(phrase: string): boolean {
  const said = phrase.toLowerCase().trim();
  return figurative.some((pattern) => pattern.test(said));
}
