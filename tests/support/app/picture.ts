/** The head of a PNG that claims the given sides, 33 bytes, and whatever follows it. */
export function pngBytes(width: number, height: number, rest: string | Uint8Array = ''): Buffer {
  const sides = Buffer.alloc(8);
  sides.writeUInt32BE(width, 0);
  sides.writeUInt32BE(height, 4);
  const head = [Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), sides, Buffer.from('0806000000', 'hex'), Buffer.alloc(4)];
  return Buffer.concat([...head, Buffer.from(rest)]);
}
