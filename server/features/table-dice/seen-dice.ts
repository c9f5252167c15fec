import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Actor } from '#domain/account/account.ts';
import { policies } from '#domain/permissions/policies.ts';
import type { get, rolls } from '#contract/play/dice/dice.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { listSecrets } from './table-dice.store.ts';
import type { StoredSecret } from './table-dice.store.ts';

type SeenDice = z.input<NonNullable<(typeof get)['~orpc']['outputSchema']>>;
type SeenSecret = z.input<NonNullable<(typeof rolls)['~orpc']['outputSchema']>>['secret'];

/** Whether somebody may end the secrets of a table, and read those of hidden rolls once they have. */
export const mayShowDice = (actor: Actor, subject: TableAccess): boolean => policies['dice.show'](actor, subject) === true;

function kept({ id, secret, added, rolls: numbers, openedAt }: StoredSecret) {
  return {
    id,
    fingerprint: createHash('sha256').update(secret).digest('hex'),
    added,
    rolls: numbers,
    openedAt: openedAt?.toISOString() ?? null,
  };
}

/** A secret that has ended, with the secret itself; null while it is kept. */
export function ended(stored: StoredSecret): SeenSecret | null {
  const { state, secret, isHidden, endedAt } = stored;
  return state === 'ended' && endedAt ? { ...kept(stored), secret, isHidden, endedAt: endedAt.toISOString() } : null;
}

/** The dice of a table as one person may know them. */
export async function seenDice(sql: Sql, actor: Actor, subject: TableAccess): Promise<SeenDice> {
  const mayShow = mayShowDice(actor, subject);
  const all = (await listSecrets(sql, subject.campaignId)).filter(({ isHidden }) => mayShow || !isHidden);
  const inState = (isHidden: boolean, state: StoredSecret['state']) => {
    const found = all.find((each) => each.isHidden === isHidden && each.state === state);
    return found ? kept(found) : null;
  };
  const secrets = (isHidden: boolean) => ({ current: inState(isHidden, 'current'), next: inState(isHidden, 'next') });
  return { open: secrets(false), hidden: mayShow ? secrets(true) : null, ended: all.flatMap((each) => ended(each) ?? []), mayShow };
}
