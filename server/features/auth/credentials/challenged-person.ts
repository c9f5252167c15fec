import type { createAuthMiddleware } from 'better-auth/api';

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0];

/** Who has given the password and owes the second factor. */
export async function challengedPerson(ctx: Context): Promise<string | null> {
  const challenge = await ctx.getSignedCookie(ctx.context.createAuthCookie('two_factor').name, ctx.context.secret);
  return challenge ? ((await ctx.context.internalAdapter.findVerificationValue(challenge))?.value ?? null) : null;
}
