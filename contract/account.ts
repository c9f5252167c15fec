import { Person } from '#domain/account.ts';
import { z } from 'zod';
import { query } from './operation.ts';

export const me = query('account.me', {
  summary: 'Who is signed in here, if anyone, and what this installation offers visitors.',
  input: z.object({}),
  output: z.object({
    person: Person.extend({ createdAt: z.iso.datetime() }).nullable(),
    /** True until the first account exists; that account administers the installation. */
    firstAccount: z.boolean(),
  }),
});
