import { isWritable } from '#domain/ids.ts';
import { z } from 'zod';

/** What somebody looks for, at most so many characters; refuses those that the database cannot hold. */
export const SearchText = (most: number) =>
  z.string().trim().max(most).refine(isWritable, 'Your search contains a character that cannot be searched for. Remove it and try again.');
