import type { Signups } from '#domain/account/invitation.ts';
import { policies } from '#domain/permissions/policies.ts';
import { me as operation } from '#contract/accounts/account.ts';
import { noSubject, query } from '#server/kernel/calls/handle.ts';
import { findSignups } from '#server/features/settings/index.ts';
import { hasAccounts } from '#server/features/auth/auth.store.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { getProfile } from '#server/features/auth/people.store.ts';

/** What the environment says about accounts. */
export interface Offer {
  google: boolean;
  /** Whether anybody may sign up, until an administrator decides it. */
  signups: Signups;
}

export const me = (offer: Offer) =>
  query(operation, {
    may: policies['account.me'],
    find: noSubject,
    run: async ({ sql, actor, client, ended, kernel }) => {
      const signups = await findSignups(sql, offer.signups);
      const rest = { signups, google: offer.google, mail: kernel.mailer.configured };
      if (actor.kind !== 'person') {
        const first = (await hasAccounts(sql)) ? { firstAccount: false } : { firstAccount: true, setup: client.setupWay() };
        return { person: null, ended: ended ?? null, ...first, ...rest };
      }
      const { createdAt, avatarAt, deletesAt, ...profile } = await getProfile(sql, actor.id);
      const person = {
        ...actor,
        ...profile,
        createdAt: createdAt.toISOString(),
        avatarUrl: avatarUrl(actor.id, avatarAt),
        deletesAt: deletesAt?.toISOString() ?? null,
      };
      return { person, ended: null, firstAccount: false, ...rest };
    },
  });
