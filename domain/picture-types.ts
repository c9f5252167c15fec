// Apart from its schema, so that pages do not carry the parser.

/** Kinds of pictures that are taken from people. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export type PictureType = (typeof pictureTypes)[number];
