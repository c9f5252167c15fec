/** What a file of a map is called: its name, as far as file systems take it. */
export const fileNameOf = (name: string, ending: string): string =>
  `${name.replaceAll(/[^\p{L}\p{N} _-]+/gu, '').trim() || 'map'}.${ending}`;
