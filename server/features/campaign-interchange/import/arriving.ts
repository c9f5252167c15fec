import type { Move } from '#domain/campaign-file/move.ts';
import type { Person } from '#domain/account/account.ts';
import type { Kernel } from '#server/kernel/calls/kernel.ts';
import type { ReadCampaign } from './read-campaign.ts';
import type { Survey } from './survey.ts';

/** A campaign on its way in. */
export interface Arriving {
  kernel: Kernel;
  by: Person;
  campaign: ReadCampaign;
  found: Survey;
  /** From the positions of the file to those that its story has here. */
  move: Move;
}
