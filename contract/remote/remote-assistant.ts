import { Id } from '#domain/ids.ts';
import { MessageText } from '#domain/chat/message.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

/** The calls about the DM’s private conversation with the assistant, each answered by operations of the contract. */
export const remoteAssistant = {
  postDmMessage: command('rpc/post_dm_message', {
    summary: 'As assistant.ask; the answer stands in the history.',
    input: z.object({ _campaign_id: Id, _content: MessageText }),
    output: z.object({ id: z.string() }),
  }),
  assist: command('functions/generate-dm-assistance', {
    summary: 'The assistant’s answer to a message. One that was just posted with the same words is not asked a second time.',
    input: z.object({ message: z.string().max(4000).default(''), campaignId: Id }),
    output: z.object({ response: z.string() }),
  }),
  selectDmMessages: query('tables/DMChatMessage/select', {
    summary: 'As assistant.list.',
    input: z.object({ campaignId: Id }),
    output: z.array(
      z.object({
        id: z.string(),
        campaignId: z.string(),
        authorId: z.string(),
        role: z.string(),
        content: z.string(),
        createdAt: z.string(),
      }),
    ),
  }),
};
