import type { Person } from '#domain/account/account.ts';
import type { Campaign } from '#domain/campaign/campaign.ts';
import { screenPolicies } from '#domain/permissions/screen-policies.ts';
import { isDm } from '#domain/campaign/seat.ts';
import { campaignAccessOf } from '#domain/permissions/campaign-access.ts';
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
  /** Sees all of its fights. */
  leadsFights: boolean;
  /** Leads the table as its Dungeon Master: pauses it, skips people, answers requests. */
  managesCampaign: boolean;
  /** Asks heroes for checks. */
  asksForChecks: boolean;
  /** Reads what Dungeon Masters wrote for the campaign; where nobody leads, nobody writes. */
  readsHomebrew: boolean;
  /** Writes homebrew. */
  brews: boolean;
  /** Looks after the table: its settings, its people, its past. */
  looksAfter: boolean;
  /** Invites people and ends a session. */
  shares: boolean;
  /** Has a private assistant. */
  hasAssistant: boolean;
}

/** Judged by the same policies as the server judges by; there alone they count. */
export function tableRights(campaign: Pick<Campaign, 'isTemplate' | 'seat' | 'privateRun'>, me: Person): TableRights {
  const { isTemplate, seat } = campaign;
  const access = campaignAccessOf(campaign);
  const part = seat === 'spectator' ? 'watches' : isDm(seat) && !isTemplate ? 'leads' : 'plays';
  return {
    part,
    mayEnd: screenPolicies['turns.forceEnd'](me, access) === true,
    mayStop: screenPolicies['narrator.stop'](me, access) === true,
    mayAsk: screenPolicies['narrator.ask'](me, access) === true,
    mayRead: screenPolicies['narrator.drafts'](me, access) === true,
    leadsFights: screenPolicies['combat.open'](me, access) === true,
    managesCampaign: screenPolicies['turns.pause'](me, access) === true,
    asksForChecks: screenPolicies['checks.ask'](me, access) === true,
    readsHomebrew: seat !== null && !isTemplate && campaign.privateRun === null,
    brews: screenPolicies['homebrew.save'](me, access) === true,
    looksAfter: screenPolicies['campaigns.saveSettings'](me, access) === true,
    shares: screenPolicies['invitations.createForCampaign'](me, access) === true,
    hasAssistant: screenPolicies['assistant.ask'](me, access) === true,
  };
}
