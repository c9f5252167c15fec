import type { Plan } from '#domain/account/account.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { findPerson } from './people.store.ts';

/** The person an operation is about; refuses when there is none. */
export async function getPerson(sql: Sql, userId: string): Promise<{ name: string; email: string; plan: Plan }> {
  const person = await findPerson(sql, userId);
  if (!person) throw new Refusal('admin.personNotFound');
  return person;
}
