import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';

const shownLength = 60;

/** A name of a file in quotation marks, cut where it is long. */
export function quoted(name: string): string {
  return `“${withoutHiddenCharacters(name).trim().slice(0, shownLength).toWellFormed()}”`;
}

/** Names as a sentence lists them: "a, b and c"; of many, the first and how many more there are. */
export function listed(names: readonly string[], most = 12): string {
  const shown = names.length > most ? [...names.slice(0, most), `${names.length - most} more`] : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}
