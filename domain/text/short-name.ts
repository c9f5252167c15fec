/** A name of more letters is long: it is said once, and then by its short form. */
const longestName = 20;
/** Words before a name that are no name by themselves. */
const title =
  /^(?:sir|dame|lord|lady|king|queen|prince|princess|duke|duchess|count|countess|baron|baroness|brother|sister|father|mother|master|mistress|captain|doctor|dr\.?|saint|st\.?|mr\.?|mrs\.?|ms\.?|the|old|young|great)$/i;

/** How people say a long name: by its first word, with the title before it: "Sir Bartholomew". A name that is not long stays as it is. */
export function shortName(name: string): string {
  if (name.length <= longestName) return name;
  const words = name.split(/\s+/);
  const end = words.findIndex((word) => !title.test(word));
  return end < 0 || end > 2
    ? name
    : words
        .slice(0, end + 1)
        .join(' ')
        .replace(/[,;:]$/, '');
}

/** The short forms of those long names that have one of their own among all these, and among the names of others. */
export function shortNames(names: readonly string[], others: readonly string[] = []): Map<string, string> {
  const heads = [...names, ...others].map((name) => name.toLowerCase());
  const isOwn = (short: string) => heads.filter((each) => each === short || each.startsWith(`${short} `)).length === 1;
  const pairs = names.map((name) => [name, shortName(name)] as const);
  return new Map(pairs.filter(([name, short]) => short !== name && isOwn(short.toLowerCase())));
}

/** A text in which each long name stands whole the first time, and in its short form from then on. */
export function withShortNames(text: string, names: readonly string[], others: readonly string[] = []): string {
  return [...shortNames(names, others)].reduce((told, [name, short]) => {
    const end = told.indexOf(name) + name.length;
    return end < name.length ? told : told.slice(0, end) + told.slice(end).replaceAll(name, () => short);
  }, text);
}
