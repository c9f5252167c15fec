interface WorldFile {
  path: string;
  name: string;
  url: string;
}

/**
 * The link of a picture that a text or an entry names: by a /files/ address, which may have run out, by its path, or by its
 * name. Null for a picture that is not among the world's files, and for any from elsewhere.
 */
export function pictureUrl(source: string, files: readonly WorldFile[]): string | null {
  const path = pathOf(source);
  if (path === null) return null;
  const found =
    files.find((file) => file.path === path) ??
    files.find((file) => file.path.endsWith(`/${path}`)) ??
    files.find((file) => file.name === path);
  return found?.url ?? null;
}

function pathOf(source: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(source)) return null;
  const [plain = ''] = source.replace(/^\/files\//, '').split(/[?#]/);
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
