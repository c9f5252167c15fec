interface Linkable {
  id: string;
  name: string;
  aliases: string[];
  /** What it is where it comes from, e.g. "Location"; tells two of one name apart. */
  kind: string;
}

/**
 * What a link to each must say to find it. The first of a name is found by it; each other gets an alias of its own, such as
 * "Arn (Institution)", which is added to its aliases.
 */
export function linkNames(all: Linkable[]): Map<string, string> {
  const used = new Set<string>();
  const turns = new Map<string, number>();
  const links = new Map<string, string>();
  for (const one of all) {
    const plain = one.name.replaceAll(/[[\]|\r\n]+/g, ' ').trim() || one.kind;
    let link = plain;
    const key = `${plain} (${one.kind})`.toLowerCase();
    for (let turn = turns.get(key) ?? 1; used.has(link.toLowerCase()); turn++) {
      link = `${plain} (${one.kind}${turn === 1 ? '' : ` ${turn}`})`;
      turns.set(key, turn + 1);
    }
    used.add(link.toLowerCase());
    links.set(one.id, link);
    if (link !== one.name) one.aliases.push(link);
  }
  return links;
}

/** A link that shows the words given. */
export function linkTo(link: string, text: string = link): string {
  const shown = text.replaceAll(/[[\]|\r\n]+/g, ' ').trim() || link;
  const plain = link.replace(/ \([^()]*\)$/, '');
  const label = shown === link && plain !== link ? plain : shown;
  return label === link ? `[[${link}]]` : `[[${link}|${label}]]`;
}
