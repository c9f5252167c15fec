import { z } from 'zod';
import { Skill } from '#domain/rules/skill.ts';
import { intentKinds, tones } from './action.ts';

/** What words tell of a clause. */
export const Reading = z.object({
  kind: z.enum(intentKinds),
  skill: Skill.nullable().default(null),
  tone: z.enum(tones).default('plain'),
});
export type Reading = z.infer<typeof Reading>;
