/** Where the speaker goes on with their own doing: "while I sneak round", "and I take the other". */
const ownDoing =
  /[,;]? *\b(?:(?:while|whilst|meanwhile|as|and(?: then)?|then|but|so)\b,? (?=(?:i|i'll|i'm|i'd|we|we'll|i?m+a)\b(?! (?:can|could|don't|dont|do not|won't|never)\b))|\b(?:and )?(?:while|whilst|when|as soon as|once) (?:(?!i\b)[\p{L}'’]+ ){1,7}?(?=i (?!can\b|could\b|mean\b|think\b))|(?=(?:i'll|i'm going to|i will)\b))|[,;] (?=i?m+a\b|i (?!can\b|could\b|mean\b|think\b)|(?:we're|we are|we'll|we will|i'm) (?!\p{L}+ed\b)|we (?:go|head|walk|run|climb|sneak|move|leave|need|have|take)\b)/iu;
/** Where the speaker's own doing follows what another does meanwhile, without a comma: "while Tov asks him about salt I sneak behind the desk". */
export const ownMeanwhile =
  /(?<!\b(?:what|that|which|where|when|as|if|whatever|than|how|everything|anything|one|until|till|while|because|so|once|before|after|and)),? (?=i (?!(?:like|love|hate|give|carry|wear|found|saw|heard|left|lost|bought|took|made|got|brought|had|have|was|am|know|knew|want|need|told|gave|said|can|could|mean|think)\b|\p{L}+ed\b))/iu;
/** Where the speaker goes who bids another stay: "stay here and go outside". */
const leaving = /^((?:stay|wait|remain)(?: here| there| put)?),? and (?:then )?(?=(?:go|head|walk|run|climb|leave|enter|sneak|move)\b)/iu;
/** What the speaker does by the help of another: "give me a leg up so I can look over the wall". */
const lifting =
  /^((?:give|lend|offer|hold|steady|boost|lift|hoist)s? .{2,40}?),? so (?:that )?(?:i|we)(?:'ll| can| could| will| may| might) (?=\p{L})/iu;
/** What the speaker does themself in words that bid somebody: cut from where it begins. */
export function cutOwn(text: string): { bid: string; own: string } {
  const lifted = lifting.exec(text);
  if (lifted?.[1]) return { bid: lifted[1], own: `I ${text.slice(lifted[0].length)}` };
  const parting = leaving.exec(text);
  if (parting?.[1]) return { bid: parting[1], own: `I ${text.slice(parting[0].length)}` };
  const at = ownDoing.exec(text);
  return at
    ? { bid: text.slice(0, at.index), own: text.slice(at.index + at[0].length).replace(/^i?m+a\b/iu, "I'll") }
    : { bid: text, own: '' };
}
