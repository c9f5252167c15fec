import { z } from 'zod';
import { isWritable } from './ids.ts';
import { limits } from './limits.ts';

export const Plan = z.enum(['FREE', 'DM', 'ADMIN']);
export type Plan = z.infer<typeof Plan>;

/** How somebody is called at the table. */
export const DisplayName = z
  .string()
  .refine(isWritable, 'That name holds something that cannot be written down.')
  .trim()
  .min(1, 'Please tell us your name.')
  .max(limits.displayNameLength, `A name has at most ${limits.displayNameLength} characters.`);

export const Person = z.object({
  kind: z.literal('person'),
  id: z.string(),
  name: z.string(),
  email: z.string(),
  plan: Plan,
});
export type Person = z.infer<typeof Person>;

/** Who asks: a signed-in person or a visitor. Roles come from the session, never from input. */
export type Actor = Person | { kind: 'visitor' };

/** A dungeon master's plan and an administrator's may run campaigns. */
export function runsCampaigns(plan: Plan): boolean {
  return plan === 'DM' || plan === 'ADMIN';
}
