import type { z } from 'zod';
import { audienceOf } from '#domain/chat/message-audience.ts';
import { awaitsOf } from '#domain/chat/awaits.ts';
import type { Listening } from '#domain/chat/is-addressed.ts';
import { roleOf } from '#domain/chat/message.ts';
import type { Message, MessageImage } from '#domain/chat/message.ts';
import { coversReaders } from '#domain/chat/message-audience.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { post as operation } from '#contract/play/chat.ts';
import { mayHoldRolls, rollInline } from '#domain/dice/inline-rolls.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Actor } from '#domain/account/account.ts';
import { batchCommand } from '#server/kernel/calls/batch.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { findAccessOfMany, seating, updateCampaigns } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { announce } from './announce.ts';
import { saveMessages } from './chat.store.ts';
import type { NewMessage } from './chat.store.ts';
import { findListening } from './find-listening.ts';
import { findSeated } from './find-seated.ts';
import { bindImages, findForMessages } from '#server/features/chat-images/index.ts';
import { findReadable } from './message-changes.store.ts';

type Input = z.output<NonNullable<(typeof operation)['~orpc']['inputSchema']>>;
interface Post {
  actor: Actor;
  input: Input;
  subject: TableAccess;
}

export const post = batchCommand(operation, {
  may: policies['chat.post'],
  find: (tx, calls) =>
    findAccessOfMany(
      tx.sql,
      calls.map(({ actor, input }) => ({ userId: actor.kind === 'person' ? actor.id : null, campaignId: input.campaignId })),
    ),
  run: async (tx, calls, kernel) => {
    const checked: (NewMessage | Refusal)[] = [];
    for (const each of await judge(tx, calls)) checked.push(each instanceof Refusal ? each : await withRolls(tx, kernel, each));
    const sent = checked.flatMap((each) => (each instanceof Refusal ? [] : [each]));
    const saved = await saveMessages(tx.sql, sent, tx.now);
    const bonds = saved.flatMap(({ message, isNew }) =>
      (isNew ? message.images : []).map(({ id }) => ({ imageId: id, messageId: message.id })),
    );
    if (bonds.length > 0) await bindImages(tx.sql, bonds);
    await noteLastWords(tx, calls, checked);
    const listening = await listeningTo(tx, calls);
    return calls.map((call, n) => {
      const written = checked[n];
      if (written instanceof Refusal) return written;
      const outcome = written && saved[sent.indexOf(written)];
      if (!outcome) throw new Error('A message of a batch was not written.');
      const { message, isNew } = outcome;
      if (message.authorId !== personOf(call.actor).id || message.campaignId !== call.input.campaignId)
        return new Refusal('message.idTaken');
      if (!isNew) return message;
      announce(tx, message, awaitsOf(message, tableOf(call, listening.get(call))));
      seating.announceReturn(tx, call.subject, personOf(call.actor).id);
      return message;
    });
  },
});

/** How a table stands towards one call: what waits for a reply there is the table's choice, and a DM may ask for one. */
function tableOf({ subject, input }: Post, listening: Listening = { npcs: [], players: [] }) {
  return { ...subject, listening, asked: input.asksNarrator };
}

/** Whom the writers may have spoken to, each table asked once. */
async function listeningTo(tx: Tx, calls: Post[]): Promise<Map<Post, Listening>> {
  const tables = new Map(calls.map(({ subject }) => [subject.campaignId, subject]));
  const found = new Map<string, Listening>();
  for (const [campaignId, subject] of tables) found.set(campaignId, await findListening(tx.sql, subject));
  return new Map(calls.map((call) => [call, found.get(call.input.campaignId) ?? { npcs: [], players: [] }]));
}

async function noteLastWords(tx: Tx, calls: Post[], checked: (NewMessage | Refusal)[]): Promise<void> {
  const quiet = calls.filter(({ subject }, n) => subject.quiet && !(checked[n] instanceof Refusal)).map(({ input }) => input.campaignId);
  if (quiet.length > 0) await updateCampaigns(tx.sql, quiet, { lastActive: tx.now });
}

/**
 * What is to be written for each call, or why it cannot be: a whisper to nobody, an answer that more would read than what
 * it answers, a picture of somebody else's. The database is asked once about each of these, and only where there are any.
 */
async function judge(tx: Tx, calls: Post[]): Promise<(NewMessage | Refusal)[]> {
  const people = calls.flatMap(({ input: { to, mentions, campaignId } }) =>
    [...(to.kind === 'player' ? [to.userId] : []), ...mentions].map((userId) => ({ userId, campaignId })),
  );
  const isSeated = await findSeated(tx, people);
  const quoted = await findQuoted(tx, calls);
  const pictures = await findPictures(tx, calls);
  return calls.map((call): NewMessage | Refusal => {
    const { to, campaignId, replyTo } = call.input;
    if (to.kind === 'player' && !isSeated(to.userId, campaignId)) return new Refusal('message.recipientUnknown');
    const images = call.input.images.length === 0 ? [] : pictures.get(call);
    if (!images) return new Refusal('image.notFound');
    const message = toMessage(call, images, (userId) => isSeated(userId, campaignId));
    const answered = quoted.get(call);
    if (replyTo !== null && !answered) return new Refusal('message.notFound');
    return answered && !coversReaders(answered.audience, message.audience) ? new Refusal('message.replyWider') : message;
  });
}

/** A message with the rolls in its words rolled. One that comes a second time is not written again, so that its first roll stays. */
async function withRolls(tx: Tx, kernel: Kernel, message: NewMessage): Promise<NewMessage> {
  if (!mayHoldRolls(message.content)) return message;
  const dice = await tableDice(tx, kernel, message.campaignId, message.audience !== null);
  const { words, rolls } = rollInline(dice, message.content, limits.inlineRolls);
  return { ...message, content: words, rolls };
}

function toMessage({ actor, input, subject }: Post, images: MessageImage[], isSeated: (userId: string) => boolean): NewMessage {
  const { id: authorId, name: authorName } = personOf(actor);
  const { id, campaignId, content, kind, replyTo, mentions } = input;
  const role = roleOf(subject.seat);
  const audience = audienceOf(input.to, authorId, subject.dms);
  const isIntent = awaitsOf({ role, audience, kind, content }, tableOf({ actor, input, subject })) === 'intent';
  const said = { id, campaignId, authorId, authorName, role, content, audience, rolls: [], narration: null };
  return { ...said, kind, replyTo, images, isIntent, mentions: [...new Set(mentions)].filter(isSeated) };
}

async function findQuoted(tx: Tx, calls: Post[]): Promise<Map<Post, Pick<Message, 'audience'>>> {
  const answers = calls.flatMap((call) => (call.input.replyTo === null ? [] : [{ call, messageId: call.input.replyTo }]));
  if (answers.length === 0) return new Map();
  const found = await findReadable(
    tx.sql,
    answers.map(({ call, messageId }) => ({ userId: personOf(call.actor).id, campaignId: call.input.campaignId, messageId })),
  );
  return new Map(answers.flatMap(({ call }, n) => (found[n] ? [[call, found[n]]] : [])));
}

async function findPictures(tx: Tx, calls: Post[]): Promise<Map<Post, MessageImage[]>> {
  const illustrated = calls.filter(({ input }) => input.images.length > 0);
  if (illustrated.length === 0) return new Map();
  const found = await findForMessages(
    tx.sql,
    illustrated.map(({ actor, input: { id, campaignId, images } }) => ({
      messageId: id,
      campaignId,
      authorId: personOf(actor).id,
      images,
    })),
  );
  return new Map(illustrated.flatMap((call, n) => (found[n] ? [[call, found[n]]] : [])));
}
