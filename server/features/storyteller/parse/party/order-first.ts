/** A way that another hero is called along, and an order beside it: "Tov, let's go to the mill, but keep your eyes open". */
const wayAndOrder =
  /^(?<name>\p{L}+)(?<call>,? )(?<way>let['’]?s [^,.!?"]{3,60}?),? (?:but|and) (?<order>(?:please )?(?:keep|stay|watch|be|hold|mind|listen|remember|don['’]?t|do not|try to) [^.!?"]{2,60})(?<end>[.!]*)$/iu;

/** A line that calls a hero of the party along and bids them something for the way, with what is bidden first: on arrival it would be put to others. */
export function withOrderFirst(line: string, names: readonly string[]): string {
  const { name = '', call = '', way = '', order = '', end = '' } = wayAndOrder.exec(line.trim())?.groups ?? {};
  const isHero = names.some((each) => each.toLowerCase() === name.toLowerCase());
  return isHero ? `${name}${call}${order}. ${way}${end}` : line;
}
