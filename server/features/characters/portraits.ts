import { createHash } from 'node:crypto';
import type { Character } from '#domain/character/character.ts';
import { limits } from '#domain/limits/limits.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import type { Tx } from '#server/kernel/calls/kernel.ts';
import { countOtherPictures, findPicture, savePicture } from './portraits.store.ts';
import type { Picture, PictureName } from './portraits.store.ts';

const address = /^\/portraits\/([A-Za-z0-9_-]{1,64})\/([0-9a-f-]{36})\/([0-9a-f]{32})$/;

/** Which picture an address names; null for any other address. */
export function pictureAt(url: string): PictureName | null {
  const [, campaignId, characterId, id] = address.exec(url) ?? [];
  return campaignId && characterId && id ? { campaignId, characterId, id } : null;
}

/** The picture that a character shows; null when it is drawn. */
export async function pictureOf(sql: Sql, { portrait }: Character): Promise<Picture | null> {
  const name = portrait.kind === 'picture' ? pictureAt(portrait.url) : null;
  return name && findPicture(sql, name);
}

/** Keeps a picture for a character and answers the portrait that shows it; refuses more of them than are kept. */
export async function keepPicture(
  tx: Tx,
  { campaignId, id: characterId }: Pick<Character, 'campaignId' | 'id'>,
  picture: Picture,
): Promise<Character['portrait']> {
  const name = { campaignId, characterId, id: createHash('sha256').update(picture.bytes).digest('hex').slice(0, 32) };
  if ((await countOtherPictures(tx.sql, name)) >= limits.picturesPerCharacter) throw new Refusal('character.tooManyPictures');
  await savePicture(tx.sql, name, picture, tx.now);
  return { kind: 'picture', url: `/portraits/${campaignId}/${characterId}/${name.id}` };
}
