import { z } from 'zod';
import { accountLimits } from '#domain/limits/account-limits.ts';
import { tokenScopes } from './token-scopes.ts';

export const TokenScope = z.enum(tokenScopes);

/** A personal access token as its owner sees it: never the token itself, which is shown once. */
export const PersonalToken = z.object({
  id: z.string(),
  name: z.string(),
  scope: TokenScope,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Null as long as nothing has called with it. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PersonalToken = z.infer<typeof PersonalToken>;

/** What somebody says of a new token: what it is for, what it may do, and for how many days. */
export const NewPersonalToken = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'Please give the token a name.')
    .max(accountLimits.tokenNameLength, `A name has at most ${accountLimits.tokenNameLength} characters.`),
  scope: TokenScope,
  days: z.int().min(1).max(accountLimits.tokenDays),
});
export type NewPersonalToken = z.infer<typeof NewPersonalToken>;
