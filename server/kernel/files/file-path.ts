/** The steps of a stored file's path; throws for one that leaves the place where files lie. */
export function segmentsOf(path: string): string[] {
  const segments = path.split('/');
  if (segments.some((each) => each === '' || each.startsWith('.') || /[\\\0]/.test(each)))
    throw new Error('A file’s path leaves its folder.');
  return segments;
}
