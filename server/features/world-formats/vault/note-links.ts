/** A link in a text: the name it goes to, and the words it shows if they are others. */
const link = /\[\[([^[\]|\r\n]+)(?:\|([^[\]\r\n]*))?\]\]/g;

export interface LinkMap {
  /** File name of the note that a name or an alias leads to; undefined where none does. */
  noteOf: (name: string) => string | undefined;
  /** Name and aliases of the entry in a note; undefined where there is none. */
  namesOf: (note: string) => string[] | undefined;
}

/**
 * Rewrites links so that they find their notes in a vault, where a link goes to a file's name: `[[AC/DC]]` becomes
 * `[[AC-DC|AC/DC]]`. Also tells which of the links as written do not say by themselves what they were.
 */
export function linksForVault(text: string, map: LinkMap): { text: string; memory: string[] } {
  const tokens = new Set([...text.matchAll(link)].map(([token]) => token));
  const written = new Map<string, string>();
  const wanted = new Map([...tokens].map((token) => [token, forVault(token, map)]));
  for (const [token, form] of wanted) if (form === token) written.set(token, token);
  for (const [token, form] of wanted) {
    if (form === token) continue;
    written.set(written.has(form) ? token : form, token);
  }
  const forms = new Map([...written].map(([form, token]) => [token, form]));
  const memory = [...written].filter(([form, token]) => fromVault(form, map) !== token).flatMap(([form, token]) => [form, token]);
  return { text: text.replaceAll(link, (token) => forms.get(token) ?? token), memory };
}

/** The links of a vault's note as the world writes them. `memory` is what `linksForVault` told. */
export function linksFromVault(text: string, map: LinkMap, memory: string[]): string {
  const known = new Map<string, string>();
  for (let at = 0; at + 1 < memory.length; at += 2) known.set(memory[at] ?? '', memory[at + 1] ?? '');
  return text.replaceAll(link, (form) => known.get(form) ?? fromVault(form, map));
}

function forVault(token: string, map: LinkMap): string {
  const { target, text } = partsOf(token);
  const note = map.noteOf(target);
  return note === undefined || note === target ? token : `[[${note}|${text ?? target}]]`;
}

function fromVault(form: string, map: LinkMap): string {
  const { target, text } = partsOf(form);
  const names = map.namesOf(target);
  const name = names?.[0];
  if (names === undefined || name === undefined) return form;
  if (text !== undefined && names.includes(text)) return `[[${text}]]`;
  return name === target || !isTarget(name) ? form : `[[${name}|${text ?? target}]]`;
}

function partsOf(token: string): { target: string; text: string | undefined } {
  const [target = '', ...rest] = token.slice(2, -2).split('|');
  return { target, text: rest.length === 0 ? undefined : rest.join('|') };
}

/** Whether a name can stand in a link at all. */
function isTarget(name: string): boolean {
  return name !== '' && !/[[\]|\r\n]/.test(name);
}
