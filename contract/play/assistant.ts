import { AssistantMessage } from '#domain/chat/assistant-message.ts';
import { Id, Uuid } from '#domain/ids.ts';
import { MessageText } from '#domain/chat/message.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

export const list = query('assistant.list', {
  summary: 'What the asking DM and their assistant said about a campaign, oldest first. Nobody else reads it.',
  input: z.object({ campaignId: Id }),
  output: z.object({
    messages: z.array(AssistantMessage),
    /** Who answers, as people read it. */
    label: z.string(),
  }),
});

export const ask = command('assistant.ask', {
  summary: 'Asks the DM assistant, which knows what players do not; the question and its answer. The same id is answered once.',
  input: z.object({ id: Uuid, campaignId: Id, content: MessageText }),
  output: z.object({ question: AssistantMessage, answer: AssistantMessage }),
});
