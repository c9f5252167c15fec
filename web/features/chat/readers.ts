import type { Participant } from '#domain/campaign.ts';
import type { Message, Target } from '#domain/message.ts';
import { isDm } from '#domain/seat.ts';

/** Who sits at the table, as far as the words about readers need it. */
export interface Table {
  me: string;
  ownerId: string | null;
  participants: readonly Participant[];
}

/** Says, before a message is sent, who will read it. */
export function whoWillRead(to: Target | null, table: Table, handUp: boolean): string {
  if (to === null) return 'Choose the player who will read this.';
  if (to.kind === 'group') {
    return handUp ? 'This becomes part of your action this turn; everyone at the table reads it.' : 'Everyone at the table will read this.';
  }
  if (to.kind === 'notes') return 'Only you will read this.';
  if (to.kind === 'player') return `Only you and ${nameOf(to.userId, table)} will read this.`;
  if (table.ownerId === null) return 'Only you will read this: this table has no Dungeon Master.';
  return table.ownerId === table.me ? 'Only you will read this.' : 'Only you and the Dungeon Master will read this.';
}

/** Whom an answer to a message is for: whoever is chosen for words to all, else just those who whispered. */
export function targetFor({ audience, authorId }: Message, chosen: Target | null, { me, participants }: Table): Target | null {
  if (audience === null) return chosen;
  const others = participants.filter(({ userId }) => userId !== me && audience.includes(userId));
  const player =
    others.find(({ userId, seat }) => !isDm(seat) && (userId === authorId || authorId === me)) ?? others.find(({ seat }) => !isDm(seat));
  if (player) return { kind: 'player', userId: player.userId };
  return { kind: others.length > 0 ? 'dm' : 'notes' };
}

/** Says who can read a message that is not for the whole table. */
export function whoCanRead(audience: readonly string[], table: Table): string {
  const others = audience.filter((id) => id !== table.me).map((id) => nameOf(id, table));
  const names = audience.includes(table.me) ? ['you', ...others] : others;
  if (names.length <= 1) return `Only ${names[0] ?? 'nobody'} can read this`;
  return `Only ${names.slice(0, -1).join(', ')} and ${names.at(-1)} can read this`;
}

function nameOf(userId: string, table: Table): string {
  if (userId === table.ownerId) return 'the Dungeon Master';
  return table.participants.find((each) => each.userId === userId)?.name ?? 'another player';
}
