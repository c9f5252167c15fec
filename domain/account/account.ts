import { z } from 'zod';

export const Plan = z.enum(['FREE', 'DM', 'ADMIN']);
export type Plan = z.infer<typeof Plan>;

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
