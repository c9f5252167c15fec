import type { Campaign, Member } from '#domain/campaign/campaign.ts';

/** A decision about somebody at the table that asks back first. */
export type Asked = { what: 'leave' } | { what: 'kick' | 'handOver'; member: Pick<Member, 'userId' | 'name'> };

/** What is asked before a decision, by the names of those it is about. */
export function askText(
  asked: Asked,
  { name: campaign, privateRun }: Pick<Campaign, 'name' | 'privateRun'>,
  isLast: boolean,
): { title: string; question: string; action: string } {
  if (asked.what === 'leave' && privateRun !== null && isLast) {
    return {
      title: 'Leave Campaign',
      question: `Are you sure you want to leave "${campaign}"? You are the last one here, so the story ends and cannot be brought back.`,
      action: 'Leave and end it',
    };
  }
  if (asked.what === 'leave') {
    return {
      title: 'Leave Campaign',
      question: `Are you sure you want to leave "${campaign}"? You can come back with an invitation.`,
      action: 'Leave',
    };
  }
  const { what, member } = asked;
  if (what === 'kick') {
    return {
      title: 'Remove Player',
      question: `Are you sure you want to remove ${member.name} from "${campaign}"? They can come back with an invitation.`,
      action: 'Remove player',
    };
  }
  return {
    title: 'Hand Over Campaign',
    question: `Are you sure you want to hand "${campaign}" over to ${member.name}? They become the owner, and you stay as Co-Dungeon Master.`,
    action: 'Hand over',
  };
}
