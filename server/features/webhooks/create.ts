import { randomUUID } from 'node:crypto';
import { policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { create as operation } from '#contract/programs/webhooks.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import { command } from '#server/kernel/calls/handle.ts';
import { readHeads } from '#server/kernel/events/outbox.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import { judgeAddress, makeSecret } from './webhook-service.ts';
import type { WebhookService } from './webhook-service.ts';
import { insertWebhook } from './webhooks.store.ts';

/** Makes a webhook, which tells of what happens from now on. Refuses addresses that do not lead to the public network. */
export const create = ({ encryption, trusted }: WebhookService) =>
  command(operation, {
    may: policies['webhooks.create'],
    find: findAccess,
    run: async ({ tx, input: { campaignId, format, address, events } }) => {
      const verdict = judgeAddress(format, address, trusted);
      if (verdict !== true) throw new Refusal(verdict);
      const secret = format === 'signed' ? makeSecret() : null;
      const topic = campaignTopic(campaignId);
      const seen = (await readHeads(tx.sql, [topic])).get(topic) ?? 0;
      const kept = { id: randomUUID(), format, host: new URL(address).host, events };
      const encrypted = {
        encryptedAddress: encryption.encrypt(address),
        encryptedSecret: secret === null ? null : encryption.encrypt(secret),
      };
      if (!(await insertWebhook(tx.sql, { ...kept, ...encrypted, campaignId, seen }, tx.now))) throw new Refusal('webhook.tooMany');
      return { webhook: { ...kept, createdAt: tx.now.toISOString(), stoppedAt: null, deliveries: [] }, secret };
    },
  });
