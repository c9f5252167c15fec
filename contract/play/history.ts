import { PartyLocation } from '#domain/campaign/campaign.ts';
import { CastMember, Branch, Moment, Checkpoint, CheckpointName } from '#domain/timeline/history.ts';
import { Id } from '#domain/ids.ts';
import { Message } from '#domain/chat/message.ts';
import { Recap, RecapText } from '#domain/timeline/recap.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
const Position = z.int().positive();
/** A position, on the branch that is played now unless another is named. */
const Somewhere = InCampaign.extend({ position: Position, branchId: Id.optional() });
const OnBranch = z.object({ branchId: z.string() });
const OneRecap = InCampaign.extend({ recapId: Id });

export const save = command('history.save', {
  summary: 'Gives a name to how things stand now, so that play can go back to it. For those who lead the table.',
  input: InCampaign.extend({ name: CheckpointName }),
  output: Checkpoint,
});

export const list = query('history.list', {
  summary:
    'A campaign’s past: checkpoints and branches, and a page of moments of the branch that is played, the newest first. For those who lead the table.',
  input: InCampaign.extend({ before: Position.optional() }),
  output: z.object({
    checkpoints: z.array(Checkpoint),
    branches: z.array(Branch),
    moments: z.array(Moment),
    /** True when older moments exist. */
    more: z.boolean(),
    /** The last position of the branch that is played. */
    head: z.int(),
  }),
});

export const at = query('history.at', {
  summary: 'How things stood at a position: the place, the characters, and the last messages of those the asking person may read.',
  input: Somewhere,
  output: z.object({
    location: PartyLocation.nullable(),
    characters: z.array(CastMember),
    messages: z.array(Message),
  }),
});

export const goBack = command('history.goBack', {
  summary: 'Goes back to a position: play goes on from there on a branch of its own. What came after is kept.',
  input: Somewhere,
  output: OnBranch,
});

export const branch = command('history.branch', {
  summary: 'Begins a branch with a name at a position and plays it. The branch that is left is kept.',
  input: Somewhere.extend({ name: CheckpointName }),
  output: OnBranch,
});

export const play = command('history.play', {
  summary: 'Goes on with another branch where it was left.',
  input: InCampaign.extend({ branchId: Id }),
  output: OnBranch,
});

export const endSession = command('history.endSession', {
  summary: 'Ends the session that is running and writes a recap of it, which DMs may change before it is shown.',
  input: InCampaign,
  output: Recap,
});

export const recaps = query('history.recaps', {
  summary: 'What earlier sessions were, the latest first: all for those who lead the table, those that were shown for everyone else.',
  input: InCampaign,
  output: z.object({
    recaps: z.array(Recap),
    /** For those who lead: recaps that cannot be read, with the number of their session where that is left. */
    damaged: z.array(z.object({ id: z.string(), number: z.int().nullable() })),
  }),
});

export const mendRecap = command('history.mendRecap', {
  summary: 'Brings a damaged recap back as it last could be read; one that never could be is removed. Leaves a whole one as it is.',
  input: OneRecap,
  output: z.object({}),
});

export const saveRecap = command('history.saveRecap', {
  summary: 'Changes the words of a recap that was not shown yet. Refuses what stands on an older text than the one that stands.',
  input: OneRecap.extend({ text: RecapText, version: z.int() }),
  output: Recap,
});

export const publishRecap = command('history.publishRecap', {
  summary: 'Shows a recap to the players and tells it to the table. Refuses when its text has changed since that version.',
  input: OneRecap.extend({ version: z.int() }),
  output: Recap,
});
