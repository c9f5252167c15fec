import type { Participant } from '#domain/campaign/campaign.ts';
import type { Message, Target } from '#domain/chat/message.ts';
import type { NarratorAnswers } from '#domain/campaign/narrator-answers.ts';
import { isDm } from '#domain/campaign/seat.ts';

/** Who sits at the table, as far as the words about speakers and readers need it. */
export interface Table {
  me: string;
  ownerId: string | null;
  participants: readonly Participant[];
  /** The name of the campaign. */
  name: string;
  /** The names of the heroes, by the id of their player. */
  heroes: ReadonlyMap<string, string>;
  /** The hero of whoever looks; null without one. */
  heroId?: string | null;
}

/** The hero that somebody speaks as; null for a DM, out of character, and without a hero. */
export function heroOf({ role, kind, authorId }: Pick<Message, 'role' | 'kind' | 'authorId'>, { heroes }: Table): string | null {
  if (role !== 'player' || kind === 'ooc' || authorId === null) return null;
  return heroes.get(authorId) ?? null;
}

/** Who speaks, in words: the hero with the player, or the player. */
export function speakerLabel(message: Message, table: Table): string {
  const { authorName, kind } = message;
  if (kind === 'ooc') return `${authorName}, out of character`;
  const hero = heroOf(message, table);
  return hero === null ? authorName : `${hero}, played by ${authorName}`;
}

/** How somebody speaks, and who listens. */
export interface Speaking {
  handUp: boolean;
  isOutOfCharacter: boolean;
  /** Whether they lead the table. */
  isGameMaster: boolean;
  /** When the narrator answers here; null where no AI narrates. */
  answers: NarratorAnswers | null;
  /** Whether a fight runs at the table. */
  isFighting?: boolean;
}

const plainly: Speaking = { handUp: false, isOutOfCharacter: false, isGameMaster: false, answers: null };

/** Says, before a message is sent, who will read it and what comes of it. */
export function whoWillRead(to: Target | null, table: Table, speaking: Speaking = plainly): string {
  if (to === null) return 'Choose the player who will read this.';
  if (to.kind === 'group') return toTheTable(speaking);
  if (to.kind === 'notes') return 'Only you will read this.';
  if (to.kind === 'player') return `Only you and ${nameOf(to.userId, table)} will read this.`;
  if (table.ownerId === null) return 'Only you will read this: this table has no Dungeon Master.';
  return table.ownerId === table.me ? 'Only you will read this.' : 'Only you and the Dungeon Master will read this.';
}

function toTheTable({ handUp, isOutOfCharacter, isGameMaster, answers, isFighting = false }: Speaking): string {
  if (isOutOfCharacter) return 'Everyone reads this. The narrator does not answer.';
  // Where an AI narrates, no words of a Dungeon Master move a creature.
  if (isGameMaster && answers !== null && isFighting)
    return 'Everyone reads this. It moves nobody in the fight: creatures act in the Combat tab.';
  if (isGameMaster && answers !== null) return 'Everyone reads this. The narrator takes this up in its next reply.';
  if (handUp) return 'Everyone reads this as your action.';
  if (answers === 'turns') return 'Everyone reads this. The narrator answers only when hands were raised.';
  if (answers === 'addressed') return 'Everyone reads this. The narrator answers when you speak to it.';
  return 'Everyone reads this.';
}

/** What the empty box asks for: by whom the words are for, and whether they are in character. */
export function placeholderFor(
  { to, isOutOfCharacter }: { to: Target | null; isOutOfCharacter: boolean },
  table: Table,
  isOwner: boolean,
): string {
  if (to === null) return 'Whisper to a player...';
  if (to.kind === 'player') return `Whisper to ${nameOf(to.userId, table)}...`;
  if (to.kind === 'dm' && table.ownerId !== table.me) return 'Whisper to the Dungeon Master...';
  if (to.kind !== 'group') return 'Write a note to yourself...';
  if (isOutOfCharacter) return 'Speak as yourself...';
  return isOwner ? 'Describe the scene, respond as DM...' : 'Describe your actions...';
}

/** While a hand is up: why what is written now would not be part of the action, and whether it is kept from the table; null when it would be. */
export function whyNoAction(
  { to, isOutOfCharacter }: { to: Target | null; isOutOfCharacter: boolean },
  table: Table,
): { text: string; isPrivate: boolean } | null {
  const whisper = whyWhisper(to, table);
  if (whisper !== null) return { text: whisper, isPrivate: true };
  return isOutOfCharacter ? { text: 'You are speaking out of character. Switch it off to write your action.', isPrivate: false } : null;
}

function whyWhisper(to: Target | null, table: Table): string | null {
  if (to === null || to.kind === 'player') {
    const name = to === null ? 'one player' : nameOf(to.userId, table);
    return `Your words go to ${name} only. They are not an action.`;
  }
  if (to.kind === 'dm') return 'Your words go to the DM only. They are not an action.';
  if (to.kind === 'notes') return 'Your words go to your notes only. They are not an action.';
  return null;
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
