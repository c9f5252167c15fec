import { randomUUID } from 'node:crypto';
import { call } from '@orpc/server';
import { MessageText } from '#domain/chat/message.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { remoteAssistant as remote } from '#contract/remote/remote-assistant.ts';
import { answer } from '#server/kernel/calls/handle.ts';
import type { operations } from './operations.ts';

/** Answers the remote names about the DM assistant by its operations; each is permitted there. */
export function remoteAssistantNames(router: ReturnType<typeof operations>) {
  return {
    postDmMessage: answer(remote.postDmMessage, async (context, { _campaign_id: campaignId, _content: content }) => {
      const { question } = await call(router.assistant.ask, { id: randomUUID(), campaignId, content }, { context });
      return { id: question.id };
    }),
    assist: answer(remote.assist, async (context, { campaignId, message }) => {
      const text = MessageText.safeParse(message);
      const { messages } = await call(router.assistant.list, { campaignId }, { context });
      if (!text.success) throw new Refusal('message.empty');
      const [question, given] = messages.slice(-2);
      if (question?.role === 'dm' && question.content === text.data && given?.role === 'ai') return { response: given.content };
      const asked = await call(router.assistant.ask, { id: randomUUID(), campaignId, content: text.data }, { context });
      return { response: asked.answer.content };
    }),
    selectDmMessages: answer(remote.selectDmMessages, async (context, { campaignId }) => {
      const { messages } = await call(router.assistant.list, { campaignId }, { context });
      return messages;
    }),
  };
}
