import { escapePattern } from '#domain/text/escape-pattern.ts';

/** A way that another hero is called along, and an order beside it: "Tov, let's go to the mill, but keep your eyes open". */
const wayAndOrder =
  /^(?<name>\p{L}+)(?<call>,? )(?<way>let['’]?s [^,.!?"]{3,60}?),? (?:but|and) (?<order>(?:please )?(?:keep|stay|watch|be|hold|mind|listen|remember|don['’]?t|do not|try to) [^.!?"]{2,60})(?<end>[.!]*)$/iu;

/** What one begins with before one turns to somebody: "Cheers. Tov, drink up". */
const openers = '(?:cheers|right|ok(?:ay)?|good|great|perfect|alright|all right|well|brilliant|come on|so|hm+)';

/**
 * A line that calls a hero of the party along and bids them something for the way, with what is bidden first: on arrival it would be put to
 * others. What such a line opens with falls away.
 */
export function withOrderFirst(said: string, names: readonly string[]): string {
  const called = new RegExp(String.raw`^(?:${openers}[.!,…]+ )+(?=(?:${names.map(escapePattern).join('|')})\b)`, 'iu');
  const line = names.length === 0 ? said : said.replace(called, '');
  const { name = '', call = '', way = '', order = '', end = '' } = wayAndOrder.exec(line.trim())?.groups ?? {};
  const isHero = names.some((each) => each.toLowerCase() === name.toLowerCase());
  return isHero ? `${name}${call}${order}. ${way}${end}` : line;
}
