import { baseOf } from './verb-forms.ts';

/** Verbs that lean on the one before: "and see what happens". */
const dependent = new Set(['be', 'have', 'do', 'see', 'need', 'hope', 'want', 'try', 'let', 'make', 'know', 'think']);
const nounOrVerb =
  /^(?:hand|light|fire|guard|watch|rest|cover|track|face|water|stone|shadow|oil|lock|cut|back|left|staff|shield|help|camp|cook|plant|wind|bar|torch|rope|paint|grease|chalk|wake|leg|pinch|pop|spoon|scoop|ladle|stick|stuff|thread|knot|hook|comb|brush|whistle|drum|book|bag|pack|plan|mark|trace|line|pin|nail|hammer|saw|coat|hat|glove|dress|cup|drink|fish|bait|lure|pocket|trade|sail|net|warm|stack|brush|fan|dip|stir|spin|buckle|sweep|pile|drape|splash|fold|curl|lace)s?$/;
/** Going that is also a noun, and where it goes: "hop over to the bakery". */
const goingOrNoun = /^(?:edge|hop|nip|pad|shuffle|tramp|slide)s?$/;
const direction = /^(?:past|over|up|down|out|off|across|through|along|to|into|in|around|round|by|closer|back|away|on)$/;
const object = /^(?:the|some|my|myself|him|her|them|it|his|a|an|at|for|to|down|into)$/;

/**
 * Whether a word, with the one behind it, begins a new action, both in small letters: many verbs are nouns as well, and only what stands behind
 * them tells them apart.
 */
export function beginsVerb(first: string, second: string): boolean {
  const base = baseOf(first);
  if (base === undefined || dependent.has(base)) return false;
  // "Turning to rain at hat height" says how, and goes with the words before it; "bring" is no form of another verb.
  if (base !== first && first.endsWith('ing')) return false;
  if (goingOrNoun.test(first)) return direction.test(second);
  return (base !== first && first.endsWith('ed')) || nounOrVerb.test(first) ? object.test(second) : true;
}
