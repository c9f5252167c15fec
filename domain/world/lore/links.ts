/** A link as it stands in a text: the name of another entry, and the words it is shown as. */
export interface LoreLink {
  name: string;
  label: string;
}

/** The links of a Markdown text, `[[Name]]` and `[[Name|words]]`, in order. Those within code are none. */
export function linksIn(text: string): LoreLink[] {
  const prose = text.replaceAll(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1[^\n]*$/gm, '').replaceAll(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\[\[([^[\]|\n]{1,200})(?:\|([^[\]\n]{1,200}))?\]\]/g)].map(([, name = '', label]) => ({
    name: name.trim(),
    label: (label ?? name).trim(),
  }));
}

/** A name as links are compared by: without case, accents and surplus spaces. */
export function linkKey(name: string): string {
  return name.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

interface Named {
  id: string;
  name: string;
  aliases: readonly string[];
}

/** Finds entries by name, then by alias; of several the first. */
export function linkIndex(entries: readonly Named[]): (name: string) => string | null {
  const index = new Map<string, string>();
  const note = (name: string, id: string) => {
    const key = linkKey(name);
    if (key !== '' && !index.has(key)) index.set(key, id);
  };
  for (const entry of entries) note(entry.name, entry.id);
  for (const entry of entries) for (const alias of entry.aliases) note(alias, entry.id);
  return (name) => index.get(linkKey(name)) ?? null;
}
