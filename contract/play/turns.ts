import { Id } from '#domain/ids.ts';
import { Turn } from '#domain/turn/turn.ts';
import { z } from 'zod';
import { command, query } from '#contract/http/operation.ts';

const InCampaign = z.object({ campaignId: Id });
/** The turn, and the server's clock at the answer, for a countdown that does not trust the browser's. */
const TurnNow = z.object({ turn: Turn, now: z.iso.datetime() });

export const get = query('turns.get', { summary: 'The turn of a campaign.', input: InCampaign, output: TurnNow });

export const raiseHand = command('turns.raiseHand', {
  summary: 'Raises the asking person’s hand; the first one opens a cycle.',
  input: InCampaign,
  output: TurnNow,
});

export const lowerHand = command('turns.lowerHand', {
  summary: 'Lowers the asking person’s hand; the last one closes the cycle.',
  input: InCampaign,
  output: TurnNow,
});

export const forceEnd = command('turns.forceEnd', {
  summary: 'Ends the collection now. For the owner; for everyone at the table in the template campaign.',
  input: InCampaign.extend({ cycle: z.int().positive().optional() }),
  output: TurnNow,
});

export const pause = command('turns.pause', {
  summary: 'Pauses the table, or goes on: while it is paused nothing is collected and time stands still.',
  input: InCampaign.extend({ paused: z.boolean() }),
  output: TurnNow,
});

export const setAway = command('turns.setAway', {
  summary:
    'Says that a player is away, or back: nobody waits for them, and their hero acts by the words of others. They are back by themselves once they act or write.',
  input: InCampaign.extend({ userId: Id, isAway: z.boolean() }),
  output: TurnNow,
});

export const skip = command('turns.skip', {
  summary: 'Lowers somebody’s hand for them; what they wrote stays their action.',
  input: InCampaign.extend({ userId: Id }),
  output: TurnNow,
});
