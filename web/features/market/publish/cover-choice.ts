import type { OwnListing } from '#domain/market/listing.ts';

/** What is on the cover: a drawn landscape, the picture that the listing has, or another one. */
export type CoverChoice = { kind: 'drawn' } | { kind: 'kept'; url: string } | { kind: 'own'; url: string; base64: string };

/** What of it is sent. */
export interface SentCover {
  picture: string | null;
  keepsPicture: boolean;
}

/** The cover at first: that of the version before, or a drawn one. */
export const pictureFor = (before: OwnListing | undefined): CoverChoice =>
  before?.picture ? { kind: 'kept', url: before.picture } : { kind: 'drawn' };

export const sentCover = (choice: CoverChoice): SentCover => ({
  picture: choice.kind === 'own' ? choice.base64 : null,
  keepsPicture: choice.kind === 'kept',
});
