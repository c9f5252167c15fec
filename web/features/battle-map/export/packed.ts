/** A text, packed small (zlib). */
export const packed = (text: string): Promise<Uint8Array | null> =>
  through(new CompressionStream('deflate'), new TextEncoder().encode(text), Infinity);

/** The text that was packed; null where nothing was, or where it would be longer than so many bytes. */
export async function unpacked(bytes: Uint8Array, most: number): Promise<string | null> {
  const text = await through(new DecompressionStream('deflate'), bytes, most);
  try {
    return text && new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

/** What comes out of a stream, of which no more than so many bytes are taken; null where it fails, or where there is more. */
async function through({ readable, writable }: CompressionStream | DecompressionStream, bytes: Uint8Array, most: number) {
  const writer = writable.getWriter();
  // Where something is wrong, reading tells it.
  writer.write(new Uint8Array(bytes)).then(
    () => writer.close().catch(() => undefined),
    () => undefined,
  );
  const reader = readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      parts.push(part.value);
      if (length <= most) continue;
      await reader.cancel();
      return null;
    }
  } catch {
    return null;
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
