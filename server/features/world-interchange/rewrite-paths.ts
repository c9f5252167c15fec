/**
 * Rewrites the addresses of pictures and files in a Markdown text, `[words](address)`, where they are paths of files that
 * have another path elsewhere.
 */
export function rewritePaths(text: string, elsewhere: Map<string, string>): string {
  if (elsewhere.size === 0 || !text.includes('](')) return text;
  return text.replaceAll(/\]\(([^()\s]{1,1500})(?=[)\s])/g, (whole, address: string) => {
    const path = elsewhere.get(decoded(address));
    return path === undefined ? whole : `](${encoded(path)}`;
  });
}

function encoded(path: string): string {
  return encodeURI(path).replaceAll('(', '%28').replaceAll(')', '%29');
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}
