/** How the bytes of the kinds of pictures begin, as base64. */
const kinds = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
] as const;

/** An address that shows a picture which is at hand as base64. */
export function pictureAddress(picture: string): string {
  const [, type = 'image/webp'] = kinds.find(([start]) => picture.startsWith(start)) ?? [];
  return `data:${type};base64,${picture}`;
}
