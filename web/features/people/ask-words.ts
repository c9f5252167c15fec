import type { Member } from '#domain/campaign.ts';

/** A decision about somebody at the table that asks back first. */
export interface Asked {
  what: 'leave' | 'kick' | 'handOver';
  member: Member;
}

/** What is asked before a decision, by the names of those it is about. */
export function askWords({ what, member }: Asked, campaign: string): { title: string; question: string; action: string } {
  if (what === 'leave') {
    return {
      title: 'Leave Campaign',
      question: `Are you sure you want to leave "${campaign}"? You can come back with an invitation.`,
      action: 'Leave',
    };
  }
  if (what === 'kick') {
    return {
      title: 'Take Seat Away',
      question: `Are you sure you want to take ${member.name} out of "${campaign}"? They can come back with an invitation.`,
      action: 'Take out',
    };
  }
  return {
    title: 'Hand Over Campaign',
    question: `Are you sure you want to hand "${campaign}" over to ${member.name}? It is theirs then, and you stay as Co-Dungeon Master.`,
    action: 'Hand over',
  };
}
