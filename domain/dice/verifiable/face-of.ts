/** HMAC-SHA-256 of a text under a key of hexadecimal digits, as bytes. */
export type Hmac = (key: string, text: string) => Uint8Array;

/** Where a face comes from: the server's secret, what players added to it, and the place of the die. */
export interface FaceSource {
  /** The server's secret, as hexadecimal digits. */
  secret: string;
  /** What players had added when the die was rolled, in order. */
  added: readonly string[];
  /** The number of the roll; none is used twice. */
  number: number;
  /** The place of the die in its roll, from 0. */
  place: number;
}

const valuesOfWord = 2 ** 32;

/**
 * The face of a die that anybody can reckon who knows the secret: the first 32 bits of an HMAC, without the words that would make low
 * faces likelier; for those the next try counts. docs/dice.md says how the text is put together.
 */
export function faceOf(hmac: Hmac, { secret, added, number, place }: FaceSource, sides: number): number {
  const whole = valuesOfWord - (valuesOfWord % sides);
  for (let attempt = 0; ; attempt += 1) {
    const bytes = hmac(secret, [number, place, attempt, ...added].join('\n'));
    const word = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
    if (word < whole) return 1 + (word % sides);
  }
}
