import type { z } from 'zod';
import { audienceOf, roleOf } from '#domain/message.ts';
import { personOf, policies } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import { post as operation } from '#contract/chat.ts';
import type { Actor } from '#domain/account.ts';
import { batchCommand } from '#server/kernel/batch.ts';
import type { Tx } from '#server/kernel/kernel.ts';
import { findStandings, noteActivity } from '#server/features/campaigns/index.ts';
import type { TableStanding } from '#server/features/campaigns/index.ts';
import { announce } from './announce.ts';
import { saveMessages } from './chat.store.ts';
import type { NewMessage } from './chat.store.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;
interface Post {
  actor: Actor;
  input: Input;
  subject: TableStanding;
}

export const post = batchCommand(operation, {
  may: policies['chat.post'],
  find: (tx, calls) =>
    findStandings(
      tx.sql,
      calls.map(({ actor, input }) => ({ userId: actor.kind === 'person' ? actor.id : null, campaignId: input.campaignId })),
    ),
  run: async (tx, calls) => {
    const unknown = await findUnknownRecipients(tx, calls);
    const sent = calls.filter((call) => !unknown.has(call));
    const saved = await saveMessages(tx.sql, sent.map(toMessage), tx.now);
    const quiet = sent.filter(({ subject }) => subject.quiet).map(({ input }) => input.campaignId);
    if (quiet.length > 0) await noteActivity(tx.sql, quiet, tx.now);
    return calls.map((call) => {
      const outcome = saved[sent.indexOf(call)];
      if (!outcome) return new Refusal('message.recipientUnknown');
      const { message, isNew } = outcome;
      if (message.authorId !== personOf(call.actor).id || message.campaignId !== call.input.campaignId)
        return new Refusal('message.idTaken');
      if (isNew) announce(tx, message, call.subject);
      return message;
    });
  },
});

function toMessage({ actor, input, subject }: Post): NewMessage {
  const { id: authorId, name: authorName } = personOf(actor);
  return {
    id: input.id,
    campaignId: input.campaignId,
    authorId,
    authorName,
    role: roleOf(subject.seat === 'owner' ? 'owner' : 'player'),
    content: input.content,
    audience: audienceOf(input.to, authorId, subject.ownerId),
    throws: [],
    telling: null,
  };
}

/** Whispers to somebody who has no seat at the table. */
async function findUnknownRecipients(tx: Tx, calls: Post[]): Promise<Set<Post>> {
  const whispers = calls.flatMap((call) => (call.input.to.kind === 'player' ? [{ call, userId: call.input.to.userId }] : []));
  if (whispers.length === 0) return new Set();
  const seats = await findStandings(
    tx.sql,
    whispers.map(({ call, userId }) => ({ userId, campaignId: call.input.campaignId })),
  );
  return new Set(whispers.filter((_, n) => seats[n]?.seat === null).map(({ call }) => call));
}
