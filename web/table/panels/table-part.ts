import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import type { Session } from '#web/table/session/campaign-session-wiring.ts';

/** What each tab beside the story is given. */
export interface TablePart {
  campaign: Campaign;
  me: Person;
  session: Session;
}
