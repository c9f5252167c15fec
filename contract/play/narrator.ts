import { Id } from '#domain/ids.ts';
import { GuidanceText } from '#domain/narration/guidance.ts';
import { Objection } from '#domain/narration/reply-check/objection.ts';
import { words } from '#domain/rules/combat-terms.ts';
import { limits } from '#domain/limits/limits.ts';
import { TagState } from '#domain/narration/scene-tags/tag-states.ts';
import { NarrationText } from '#domain/chat/message.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';
import { DeedsInWords, Draft, Narration } from './narrator-shapes.ts';

export const current = query('narrator.current', {
  summary: 'Who narrates, the reply being told in a campaign, how many wait behind it, and whether one lies with a Dungeon Master.',
  input: z.object({ campaignId: Id }),
  output: z.object({
    /** Who narrates here, as people read it. */
    label: z.string(),
    speaking: Narration.nullable(),
    waiting: z.int(),
    /** Whether a reply waits for a Dungeon Master to read it. */
    held: z.boolean(),
  }),
});

export const drafts = query('narrator.drafts', {
  summary: 'Replies that wait for a DM to read them before they are posted; at most one at a time.',
  input: z.object({ campaignId: Id }),
  output: z.object({ drafts: z.array(Draft) }),
});

const OfDraft = z.object({ campaignId: Id, narrationId: Id });

export const publishDraft = command('narrator.publishDraft', {
  summary: 'Posts a draft, in the words the DM left it in; what it does to the play and the heroes happens now.',
  input: OfDraft.extend({ content: NarrationText }),
  output: z.object({}),
});

export const discardDraft = command('narrator.discardDraft', {
  summary: 'Discards a draft, with what it would have done; or has it told anew.',
  input: OfDraft.extend({ anew: z.boolean().default(false) }),
  output: z.object({}),
});

export const ask = command('narrator.ask', {
  summary: 'Asks the narrator to answer what has been written since its last reply. For Dungeon Masters.',
  input: z.object({ campaignId: Id }),
  output: z.object({}),
});

export const putAgain = command('narrator.putAgain', {
  summary:
    'Puts an intent that a reply did not answer to the narrator once more, as a turn of its own. For the player whose intent it is, and for Dungeon Masters.',
  input: z.object({
    campaignId: Id,
    messageId: Id,
    /** The id of the intent within the reply. */
    intent: Id,
  }),
  output: z.object({}),
});

export const readDeeds = query('narrator.readDeeds', {
  summary:
    'What words of the asking person come to as steps of their hero, or of the creatures that they lead, in the fight that goes on. Takes none of them.',
  input: z.object({ campaignId: Id, text: words(limits.messageLength) }),
  output: DeedsInWords,
});

export const heldBack = query('narrator.heldBack', {
  summary: 'What the reply check held back of the last replies of a model, or had corrected in them. For Dungeon Masters.',
  input: z.object({ campaignId: Id }),
  output: z.object({ replies: z.array(z.object({ narrationId: z.string(), heldBack: z.array(Objection) })) }),
});

export const guidance = query('narrator.guidance', {
  summary: 'What the Dungeon Masters tell the narrator alone: for every reply, and for the next one. For Dungeon Masters.',
  input: z.object({ campaignId: Id }),
  output: z.object({
    /** Empty for none. */
    standing: z.string(),
    next: z.string(),
    /** Whether an AI model narrates, which follows it; the Storyteller does not. */
    isFollowed: z.boolean(),
  }),
});

export const guide = command('narrator.guide', {
  summary:
    'Changes what the narrator alone is told; empty for nothing, and what is left out stays. The line for the next reply is gone once a reply followed it.',
  input: z.object({ campaignId: Id, standing: GuidanceText.optional(), next: GuidanceText.optional() }),
  output: z.object({}),
});

export const tagScene = command('narrator.tagScene', {
  summary:
    'Sets a scene tag where the party is: what has changed, and how it is now. A name of something there means that; anything else is a thing by these words. For Dungeon Masters.',
  input: z.object({ campaignId: Id, thing: z.string().max(limits.tagWords), state: TagState.exclude(['offBalance', 'other']) }),
  output: z.object({}),
});

export const untagScene = command('narrator.untagScene', {
  summary: 'Takes a scene tag away, as if the deed had not been done. For Dungeon Masters.',
  input: z.object({ campaignId: Id, tagId: z.int() }),
  output: z.object({}),
});

export const stop = command('narrator.stop', {
  summary: 'Stops the narrator; what was told stays, marked as stopped.',
  input: z.object({ campaignId: Id, narrationId: Id }),
  output: z.object({}),
});
