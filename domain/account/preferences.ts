import { z } from 'zod';
import { hasHiddenCharacters, hiddenCharactersIn, withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { isSpokenFor } from '#domain/text/name-likeness.ts';
import { readAloudSpeeds } from './read-aloud-speeds.ts';

export const DisplayName = z
  .string()
  .trim()
  .min(1, 'Please enter a name.')
  .max(limits.displayNameLength, `A name has at most ${limits.displayNameLength} characters.`)
  .refine(isWritable, 'This name contains a character that cannot be stored. Remove it and try again.')
  .refine((name) => !hasHiddenCharacters(name), hiddenCharactersIn('The display name'))
  .refine(
    (name) => !isSpokenFor(name),
    'This display name would be taken for the narrator, the system or a Dungeon Master. Please choose another one.',
  );

/** The display name of somebody whose name comes from another service; one that may not be used here becomes a plain word. */
export function displayNameFrom(given: string): string {
  const name = DisplayName.safeParse(
    withoutHiddenCharacters(given.toWellFormed()).trim().slice(0, limits.displayNameLength).toWellFormed(),
  );
  return name.success ? name.data : 'Adventurer';
}

/** How a person wants the product to look and sound; kept with the account so that every device agrees. */
export const Preferences = z.object({
  theme: z.enum(['system', 'dark', 'light']),
  motion: z.enum(['system', 'reduced', 'full']),
  textSize: z.enum(['small', 'normal', 'large', 'largest']),
  /** What may be mailed, where mail is configured. */
  mailNotices: z.boolean(),
  sound: z.boolean(),
  /** Whether dice roll across the page, where it can draw them and motion is wanted. */
  thrownDice: z.boolean(),
  /** The voice that reads replies aloud, by the name that a device gives it; null for the usual one, also where a device lacks it. */
  readAloudVoice: z.string().min(1).max(limits.voiceNameLength).refine(isWritable).nullable(),
  /** How fast it reads; 1 is the voice's own speed. */
  readAloudSpeed: z.literal(readAloudSpeeds),
});
export type Preferences = z.infer<typeof Preferences>;
