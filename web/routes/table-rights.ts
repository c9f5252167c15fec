import type { Person } from '#domain/account.ts';
import type { Campaign } from '#domain/campaign.ts';
import { screenPolicies } from '#domain/screen-policies.ts';
import { isDm } from '#domain/seat.ts';
import { standingHere } from '#domain/standing-here.ts';
import type { Part } from '#web/features/turns/turn-view.ts';

/** What somebody may do at a table, and how they take part in it. */
export interface TableRights {
  part: Part;
  mayEnd: boolean;
  mayStop: boolean;
  /** Has the narrator answer what has been written. */
  mayAsk: boolean;
  /** Reads what the narrator has drafted before it is posted. */
  mayRead: boolean;
  /** Leads the table as its Dungeon Master: pauses it, skips people, answers requests. */
  runs: boolean;
  /** Looks after the table: its settings, its people, its past. */
  looksAfter: boolean;
  /** Invites people and ends a session. */
  shares: boolean;
  /** Has a private assistant. */
  assisted: boolean;
}

/** Judged by the same policies as the server judges by; there alone they count. */
export function tableRights(campaign: Pick<Campaign, 'isTemplate' | 'seat' | 'privateRun'>, me: Person): TableRights {
  const { isTemplate, seat } = campaign;
  const standing = standingHere(campaign);
  const part = seat === 'spectator' ? 'watches' : isDm(seat) && !isTemplate ? 'leads' : 'plays';
  return {
    part,
    mayEnd: screenPolicies['turns.forceEnd'](me, standing) === true,
    mayStop: screenPolicies['narrator.stop'](me, standing) === true,
    mayAsk: screenPolicies['narrator.ask'](me, standing) === true,
    mayRead: screenPolicies['narrator.drafts'](me, standing) === true,
    runs: screenPolicies['turns.pause'](me, standing) === true,
    looksAfter: screenPolicies['campaigns.saveSettings'](me, standing) === true,
    shares: screenPolicies['invitations.createForCampaign'](me, standing) === true,
    assisted: screenPolicies['assistant.ask'](me, standing) === true,
  };
}
