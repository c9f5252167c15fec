// Apart from `map-sound.ts`, so that pages do not carry the parser of schemas.

/** Kinds of sound files that are taken from people, and how names of such files end. */
export const soundTypes = ['audio/ogg', 'audio/mpeg', 'audio/wav', 'audio/mp4'] as const;
export type SoundType = (typeof soundTypes)[number];
export const soundEndings = ['.ogg', '.oga', '.opus', '.mp3', '.wav', '.m4a'] as const;
