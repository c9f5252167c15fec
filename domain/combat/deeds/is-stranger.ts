import type { monsterTypes } from '#domain/srd/monsters/monster-types.ts';

/** A kind of creature. */
export type Kind = (typeof monsterTypes)[number];

/** Whether something does nothing to somebody, for it is not for their kind of creature; whose kind is not known may be meant. */
export const isStranger = (kinds: readonly Kind[] | null, { type }: { type?: Kind | undefined }): boolean =>
  kinds !== null && type !== undefined && !kinds.includes(type);
