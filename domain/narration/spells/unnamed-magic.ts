const magic = String.raw`(?:magic|sorcery|wizardry|witchcraft|spells?|cantrips?|incantations?)`;
/** What stands behind magic that is no name of a thing: "magic to open the door", and not "magic sword". */
const ends = String.raw`(?= (?:to|on|onto|upon|at|against|for|so|in|into|and|over|through|that|until|from|while|like|as)\b|[\s.,;:!?)]*$|[.,;:!?)])`;
const worked = new RegExp(
  String.raw`\b(?:cast|us|do|work|weav|perform|invok|channel|unleash|throw|hurl|fling|fire|shoot|conjur|tr)(?:e|y|s|es|ies|ing)? (?!to )(?:(?!to )\p{L}+ ){0,3}?${magic}${ends}`,
  'iu',
);
const byMagic = new RegExp(String.raw`\b(?:with|by|using|through) (?:(?!to )\p{L}+ ){0,2}?${magic}${ends}|\bmagically\b`, 'iu');

/** Whether words work magic: "I cast a spell at the guard", "I use magic on the door", "I strike it with a spell". */
export const worksMagic = (text: string): boolean => worked.test(text) || byMagic.test(text);
