const ends = String.raw`(?=$|[,.;!]| (?:and|while|as|of) )`;
const sides = new RegExp(
  String.raw`\b(?:(?:take|cover|have)(s?) (?:(?:the|my|that) )?|(?:keep|stay|stick|go)(s?) (?:to|on) (?:(?:the|my) )?)(left|right)(?: hand)?(?: (?:side|flank))?${ends}`,
  'giu',
);
const rear = new RegExp(String.raw`\b(?:take|cover)(s?) the (?:rear|back)${ends}`, 'giu');
const front = new RegExp(String.raw`\btake(s?) point${ends}`, 'giu');

/** A side that somebody takes is a place to stand, and nothing to have in hand: "I take the left, Tov takes the rear". */
export const withSides = (sentence: string): string =>
  sentence.replaceAll(sides, 'stand$1$2 on the $3').replaceAll(rear, 'stand$1 behind the others').replaceAll(front, 'stand$1 in front');
