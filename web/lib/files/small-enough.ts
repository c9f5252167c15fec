/** What a canvas is drawn as, in a file. */
export const blobOf = (canvas: HTMLCanvasElement, type: string, quality?: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality));

/** A canvas as a file of so many bytes at most: WebP where the browser writes it, else PNG; JPEG for what would be too large. Null where none is small enough. */
export async function smallEnough(canvas: HTMLCanvasElement, bytes: number): Promise<Blob | null> {
  for (const [type, quality] of [
    ['image/webp', 0.9],
    ['image/png', 1],
    ['image/jpeg', 0.85],
    ['image/jpeg', 0.6],
  ] as const) {
    const blob = await blobOf(canvas, type, quality);
    if (blob !== null && blob.type === type && blob.size <= bytes) return blob;
  }
  return null;
}

/** The bytes of a file as base64. */
export async function base64Of(blob: Blob): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The file that base64 stands for; null where it is none. */
export function fromBase64(base64: string, type: string): Blob | null {
  try {
    return new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}
