import type { Actor } from '#domain/account/account.ts';
import { policies } from '#domain/permissions/policies.ts';
import { check as operation } from '#contract/accounts/invitations.ts';
import type { Client } from '#server/kernel/calls/caller.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { hashOfEither } from '#server/features/invitations/code.ts';
import { findUsable } from '#server/features/invitations/find-usable.ts';
import { limitTries } from '#server/features/invitations/limit-tries.ts';
import type { Guest } from '#server/features/invitations/limit-tries.ts';

export const check = query(operation, {
  may: policies['invitations.check'],
  find: noSubject,
  run: async ({ sql, kernel, actor, client, input: { code } }) => {
    const { campaignId, campaignName, seat, worldName, worldRole, createdBy } = await limitTries(
      kernel,
      guestOf(actor, client),
      code,
      async () => findUsable(sql, await hashOfEither(code), kernel.now()),
    );
    const asks = campaignId !== null && (await findSettings(sql, campaignId)).entry === 'approve';
    return { campaignName, worldName, worldRole, seat: campaignId === null ? null : seat, asks, invitedBy: createdBy };
  },
});

/** Whose tries at a code are counted. */
export function guestOf(actor: Actor, { address }: Pick<Client, 'address'>): Guest {
  return { address, userId: actor.kind === 'person' ? actor.id : null };
}
