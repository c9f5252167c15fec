import { Id, Uuid, isWritable } from '#domain/ids.ts';
import { limits } from '#domain/limits/limits.ts';
import { MessageImage } from '#domain/chat/message.ts';
import { NamedSubject, PictureSubject } from '#domain/narration/picture-prompt.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });

export const subjects = query('drawings.subjects', {
  summary: 'What of a table can be drawn now, and whether there is a service that draws.',
  input: InCampaign,
  output: z.object({ isConfigured: z.boolean(), subjects: z.array(NamedSubject) }),
});

export const suggest = query('drawings.suggest', {
  summary: 'Words for a picture, made from what everybody at the table may know and within its lines and veils. Nothing is drawn.',
  input: InCampaign.extend({ subject: PictureSubject }),
  output: z.object({ prompt: z.string() }),
});

export const draw = command('drawings.draw', {
  summary: 'Has a picture drawn for the asking Dungeon Master alone, who may then post it; the same id is drawn once.',
  input: InCampaign.extend({
    id: Uuid,
    prompt: z
      .string()
      .trim()
      .min(1, 'Say what the picture is to show.')
      .max(limits.picturePromptLength, `A prompt has at most ${limits.picturePromptLength} characters.`)
      .refine(isWritable, 'This text contains a character that cannot be stored. Remove it and try again.'),
    alt: z.string().trim().min(1, 'Please describe the picture.').max(limits.imageAltLength).refine(isWritable),
  }),
  output: MessageImage,
});
