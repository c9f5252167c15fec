/** Limits of a picture of somebody: an avatar, or a portrait of a character. */
export const personPictureLimits = {
  /** Pixels of a stored picture's side. */
  sidePixels: 256,
  /** Bytes a picture may have. */
  bytes: 200_000,
} as const;
