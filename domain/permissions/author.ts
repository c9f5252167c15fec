import type { Actor } from '#domain/account/account.ts';
import { personOf } from './policies.ts';

/** Who writes, as history and events name them. */
export function authorOf(actor: Actor): { id: string; name: string } {
  const { id, name } = personOf(actor);
  return { id, name };
}
