import type { LoreAudience } from '#domain/permissions/audience.ts';
import { isEither, isListOf, isOneOf, isText } from './stored-shape.ts';
import type { Guard } from './stored-shape.ts';

const isPeople = isListOf(isText);
const areSome: Guard<string[]> = (kept): kept is string[] => isPeople(kept) && kept.length > 0;

/** Whether a value says who may read something. */
export const isAudience: Guard<LoreAudience> = isEither(isOneOf(['everyone', 'dm'] as const), areSome);
