import type { MessageImage } from '#domain/chat/message.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { unavailability } from '#server/kernel/database-trouble.ts';
import { claimedSize } from '#server/kernel/files/picture-size.ts';
import { sniffPicture } from '#server/features/world-files/index.ts';
import { insertImage, measureImages } from './images.store.ts';

interface Made {
  id: string;
  campaignId: string;
  /** Whose it is: until it is posted nobody else sees it. */
  uploadedBy: string;
  bytes: Buffer;
  alt: string;
}

/** Refuses where a campaign's chat has no room for one more picture of so many bytes. */
export async function refuseFull(sql: Sql, campaignId: string, size: number): Promise<void> {
  const { files, bytes } = await measureImages(sql, campaignId);
  if (files >= limits.imagesPerCampaign || bytes + size > limits.imageBytesPerCampaign) throw new Refusal('image.tooMany');
}

/** Keeps a picture that was made here for somebody who may post it. It counts for them, and goes after a day if it is not posted. */
export async function keepImage(kernel: Kernel, { id, campaignId, uploadedBy, bytes, alt }: Made): Promise<MessageImage> {
  const { type, ending } = await sniffPicture(bytes);
  const size = claimedSize(bytes);
  if (size === null) throw new Refusal('file.wrongPicture');
  const image = { id, alt, ...size };
  const path = `campaigns/${campaignId}/images/${id}.${ending}`;
  await kernel.files.write(path, bytes);
  try {
    await transact(kernel, async ({ sql, now }) => {
      await refuseFull(sql, campaignId, bytes.length);
      await kernel.storedBytes.reserve(sql, uploadedBy, bytes.length);
      await insertImage(sql, { ...image, campaignId, uploadedBy, path, type, size: bytes.length }, now);
    });
  } catch (error) {
    // Where nobody knows whether the row was written, it must not lack its file.
    if (unavailability(error) === null) await kernel.files.remove(path);
    throw error;
  }
  return image;
}
