import { z } from 'zod';
import { Uuid } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { readFoes, readLevels, writeFoes, writeLevels } from './foes.ts';

/** An encounter that a campaign keeps: its name, and its foes as `writeFoes` writes them. */
export const KeptEncounter = z.object({
  id: Uuid,
  name: words(limits.encounterNameLength).min(1, 'Please enter a name.'),
  foes: z
    .string()
    .min(1, 'There is nobody in this encounter.')
    .max(limits.encounterFoesLength)
    .refine((text) => writeFoes(readFoes(text)) === text, 'These foes cannot be read.'),
});
export type KeptEncounter = z.infer<typeof KeptEncounter>;

/** One that somebody keeps in their account, with the levels of the heroes that it is for as `writeLevels` writes them. */
export const OwnEncounter = KeptEncounter.extend({
  party: z.string().refine((text) => writeLevels(readLevels(text)) === text, 'These levels cannot be read.'),
});
export type OwnEncounter = z.infer<typeof OwnEncounter>;
