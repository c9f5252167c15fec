import { z } from 'zod';
import { classIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import type { SpellDetails } from './spell-details.ts';
import { schools } from './schools.ts';
import type { School } from './schools.ts';

/** Facts of a spell as they stand in SRD 5.2; what it does is told by the table's own book. */
export interface Spell {
  id: string;
  name: string;
  /** 0 for a cantrip. */
  level: number;
  school: School;
  classes: readonly ClassId[];
  castingTime: string;
  ritual: boolean;
  range: string;
  /** Voice, gesture, material. */
  components: readonly string[];
  /** Whether a material has a price, or is used up. */
  costly?: boolean;
  duration: string;
  /** From which levels of the slot on it lasts how long, the lowest first; left out where a higher slot changes nothing of it. */
  longer?: readonly (readonly [number, string])[];
  concentration: boolean;
  /** What it does, where that comes with it; of the spells of the SRD it is fetched. */
  details?: SpellDetails;
}

/** What is written down of a spell in `content/srd/spells/`; its file says the level. */
export const SpellFacts = z.object({
  name: z.string().min(1),
  school: z.enum(schools),
  classes: z.array(z.enum(classIds)).min(1),
  castingTime: z.string().min(1),
  ritual: z.boolean().optional(),
  range: z.string().min(1),
  components: z.array(z.enum(['V', 'S', 'M'])).min(1),
  costly: z.literal(true).optional(),
  duration: z.string().min(1),
  longer: z
    .array(z.tuple([z.int().min(2).max(9), z.string().min(1)]))
    .min(1)
    .optional(),
  concentration: z.boolean().optional(),
});
export type SpellFacts = z.infer<typeof SpellFacts>;
