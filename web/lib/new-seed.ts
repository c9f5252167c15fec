import { limits } from '#domain/limits/limits.ts';

/** A seed that nobody chose. */
export const newSeed = (): string =>
  Math.random()
    .toString(36)
    .slice(2, 2 + limits.ideaSeedLength);
