import { z } from 'zod';

/** A text of an adventure: a phrase, a sentence or a few. */
export const Prose = z.string().min(1).max(2000);
