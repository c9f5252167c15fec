import { randomUUID } from 'node:crypto';
import type { AssistantMessage } from '#domain/chat/assistant-message.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { ask as operation } from '#contract/play/assistant.ts';
import { personTopic } from '#contract/realtime/topics.ts';
import { answer, permit } from '#server/kernel/calls/handle.ts';
import type { CallContext } from '#server/kernel/calls/handle.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import { findAccess } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import type { StoredSettings } from '#server/features/settings/index.ts';
import { findExchange, saveLine } from './assistant.store.ts';
import { findAnswer } from './find-answer.ts';
import type { NarratorModel } from '#server/features/model/index.ts';

interface Asked {
  id: string;
  campaignId: string;
  content: string;
}
/** A question and what was answered. */
export interface Exchange {
  question: AssistantMessage;
  answer: AssistantMessage;
}

/** Questions being answered on this server: the same one, sent again meanwhile, waits for the same answer. */
const underWay = new Map<string, Promise<Exchange>>();

/** Makes the operation for whoever answers at the time. The model is asked between two transactions, never within one. */
export const ask = (model: (settings: StoredSettings) => NarratorModel) =>
  answer(operation, async (context, asked) => {
    const { sql } = context.kernel.database;
    const table = await findAccess({ sql, actor: context.actor, input: asked });
    permit(policies['assistant.ask'], context.actor, table);
    const key = `${personOf(context.actor).id} ${asked.id}`;
    const running = underWay.get(key) ?? exchange(context, { ...asked, table }, model).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  });

async function exchange(
  { kernel, actor }: CallContext,
  { table, ...asked }: Asked & { table: TableAccess },
  model: (settings: StoredSettings) => NarratorModel,
): Promise<Exchange> {
  const { id: authorId } = personOf(actor);
  const before = await keepQuestion(kernel, authorId, asked);
  if (before.answer) return { question: before.question, answer: before.answer };
  const { text, spokenBy } = await findAnswer(kernel, { ...asked, actor, table }, model);
  return transact(kernel, async (tx) => {
    const { id: answers, campaignId } = asked;
    await saveLine(tx.sql, { id: randomUUID(), campaignId, authorId, role: 'ai', content: text, answers, spokenBy }, tx.now);
    tx.emit(personTopic(authorId), { type: 'assistant.changed', campaignId });
    const { question, answer: given } = await findExchange(tx.sql, answers);
    if (!question || !given) throw new Error('An answer of the assistant is not there.');
    return { question, answer: given };
  });
}

/** Keeps the question, so that it is not lost when the answer is; refuses an id that stands for something else. */
function keepQuestion(
  kernel: Kernel,
  authorId: string,
  { id, campaignId, content }: Asked,
): Promise<{ question: AssistantMessage; answer: AssistantMessage | null }> {
  return transact(kernel, async (tx) => {
    await saveLine(tx.sql, { id, campaignId, authorId, role: 'dm', content, answers: null, spokenBy: null }, tx.now);
    const { question, answer: given } = await findExchange(tx.sql, id);
    if (question?.authorId !== authorId || question.campaignId !== campaignId || question.role !== 'dm')
      throw new Refusal('message.idTaken');
    tx.emit(personTopic(authorId), { type: 'assistant.changed', campaignId });
    return { question, answer: given };
  });
}
