const ends = String.raw`(?=$|[,.;!]| (?:and|while|as|of) )`;
const sides = new RegExp(
  String.raw`\b(?:(?:take|cover|have)(s?) (?:(?:the|my|that) )?|(?:keep|stay|stick|go)(s?) (?:to|on) (?:(?:the|my) )?)(left|right)(?: hand)?(?: (?:side|flank))?${ends}`,
  'giu',
);
const step = new RegExp(
  String.raw`\b(?:step|move|circle|drift)(s?) (?:to (?:the|my) )?(left|right)(?: to flank(?: (?:him|her|it|them))?| flank)?${ends}`,
  'giu',
);
const rear = new RegExp(String.raw`\b(?:take|cover)(s?) the (?:rear|back)${ends}`, 'giu');
const front = new RegExp(String.raw`\btake(s?) point${ends}`, 'giu');

/** The action of helping by its name: "Tov takes the Help action so that I have advantage". */
const helping =
  /\b(?:take|use)(s?) the help action(?: (?:for|on|with) (?!(?:me|us)\b)(\p{L}+))?(?: (?:for|on|with) (?:me|us))?(?:,? so (?:that )?[^.,;!]*)?/giu;
const helps = (_: string, third: string, whom: string | undefined) => `help${third} ${whom ?? 'me'}`;

/** A side that somebody takes is a place to stand, and nothing to have in hand, and no action of the rules by its name is: "I take the left, Tov takes the rear". */
export const withSides = (sentence: string): string =>
  sentence
    .replaceAll(helping, helps)
    .replaceAll(step, 'stand$1 on the $2')
    .replaceAll(sides, 'stand$1$2 on the $3')
    .replaceAll(rear, 'stand$1 behind the others')
    .replaceAll(front, 'stand$1 in front');
