/** Where the four parts of an id begin to count, and what they are multiplied with: FNV-1a with other beginnings. */
const beginnings = [0x811c9dc5, 0x01234567, 0x9e3779b9, 0x5bd1e995] as const;
const prime = 0x01000193;

function partOf(text: string, beginning: number): string {
  let sum = beginning;
  for (let at = 0; at < text.length; at += 1) sum = Math.imul(sum ^ text.charCodeAt(at), prime);
  return ((sum ^ (sum >>> 15)) >>> 0).toString(16).padStart(8, '0');
}

/** An id that says what something is made of, so that the same from two files is one entry: a UUID of version 8. */
export function contentUuid(content: unknown): string {
  const text = JSON.stringify(content);
  const hex = beginnings.map((each) => partOf(text, each)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
