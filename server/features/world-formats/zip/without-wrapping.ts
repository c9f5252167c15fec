/** Files that systems add on their own and that are nobody's. */
const added = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Files as if packed from within their folder: one folder around everything is taken away, and what systems add. */
export function withoutWrapping(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const own = [...files].filter(([path]) => !added.test(path));
  const [first = ''] = own[0]?.[0].split('/') ?? [];
  const isWrapped = own.length > 0 && own.every(([path]) => path.startsWith(`${first}/`)) && !isMeaningful(first);
  return new Map(isWrapped ? own.map(([path, bytes]) => [path.slice(first.length + 1), bytes]) : own);
}

/** A folder that is all there is may still be one that says what its notes are. */
function isMeaningful(folder: string): boolean {
  return /^(?:Files|Tomes|elements|spatial|gallery)$/.test(folder);
}
