import sharp from 'sharp';

/** Widths and qualities that are tried, one after the other, until a picture is small enough. */
const [widths, qualities] = [
  [1000, 900, 800, 700],
  [80, 65, 50],
] as const;

/** The most bytes of a picture of a guide. */
const PICTURE_BYTES = 40_000;

/** A picture as WebP, no wider than this and as good as its size allows. */
export async function smallPicture(shot: Buffer, widest: number = widths[0]): Promise<Buffer> {
  for (const width of new Set(widths.map((each) => Math.min(each, widest))))
    for (const quality of qualities) {
      const picture = sharp(shot).resize({ width, withoutEnlargement: true });
      const bytes = await picture.webp({ quality, effort: 6 }).toBuffer();
      if (bytes.length <= PICTURE_BYTES) return bytes;
    }
  throw new Error('The picture is too large in each width and quality.');
}
