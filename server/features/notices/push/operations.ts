import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import * as operations from '#contract/accounts/notices.ts';
import { command, noSubject, query } from '#server/kernel/calls/handle.ts';
import { isPublicKey } from './encrypt.ts';
import type { PushService } from './push-service.ts';
import { deleteSubscription, saveSubscription } from './subscriptions.store.ts';

/** What browsers ask about push: the key to subscribe with, and to be told or not. */
export function pushOperations(push: PushService) {
  return {
    pushKey: query(operations.pushKey, {
      may: policies['notices.pushKey'],
      find: noSubject,
      run: () => Promise.resolve({ key: push.publicKey }),
    }),
    subscribe: command(operations.subscribe, {
      may: policies['notices.subscribe'],
      find: noSubject,
      run: async ({ tx, actor, session, input: { endpoint, keys } }) => {
        const { id: userId } = personOf(actor);
        if (session === null || !push.accepts(endpoint) || !isPublicKey(keys.p256dh)) throw new Refusal('push.endpointRefused');
        await saveSubscription(tx.sql, { userId, sessionId: session.id }, { endpoint, ...keys }, tx.now);
        return {};
      },
    }),
    unsubscribe: command(operations.unsubscribe, {
      may: policies['notices.unsubscribe'],
      find: noSubject,
      run: async ({ tx, actor, input: { endpoint } }) => {
        await deleteSubscription(tx.sql, endpoint, personOf(actor).id);
        return {};
      },
    }),
  };
}
