import { z } from 'zod';
import { isWritable } from './ids.ts';
import { limits } from './limits.ts';

export const DisplayName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(limits.displayNameLength, `A name has at most ${limits.displayNameLength} characters.`)
  .refine(isWritable, 'That name holds something that cannot be written down.');

/** How a person wants the product to look and sound; kept with the account so that every device agrees. */
export const Preferences = z.object({
  theme: z.enum(['system', 'dark', 'light']),
  motion: z.enum(['system', 'reduced', 'full']),
  textSize: z.enum(['small', 'normal', 'large', 'largest']),
  /** What may be mailed, where mail is configured. */
  mailNotices: z.boolean(),
  sound: z.boolean(),
});
export type Preferences = z.infer<typeof Preferences>;
