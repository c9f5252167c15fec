/** Limits of small pictures: an avatar, a portrait of a character, or what is on the cover of a package. */
export const personPictureLimits = {
  /** Pixels of a stored picture's side. */
  sidePixels: 256,
  /** Pixels of a stored cover's sides. */
  coverWidthPixels: 1200,
  coverHeightPixels: 600,
  /** Bytes a picture may have. */
  bytes: 200_000,
} as const;
