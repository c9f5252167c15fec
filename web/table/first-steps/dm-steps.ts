import type { Message } from '#domain/chat/message.ts';

/** What is known of a table that its Dungeon Master prepares. */
export interface TableFacts {
  /** Everybody with a seat, the Dungeon Master among them. */
  participants: number;
  /** Whether an invitation exists that can be used. */
  hasInvitation: boolean;
  heroes: number;
  /** Lines and veils of the table. */
  safetyEntries: number;
  /** Whether the lines and veils were looked at on this device. */
  sawSafety: boolean;
  sceneSet: boolean;
  played: boolean;
}

export type DmStepId = 'invite' | 'scene' | 'heroes' | 'safety' | 'start';

export interface DmStep {
  id: DmStepId;
  label: string;
  done: boolean;
}

/** What a Dungeon Master does first at a new table. Each step is done when the table says so; nothing is ticked by hand. */
export function dmSteps(facts: TableFacts): DmStep[] {
  return [
    { id: 'invite', label: 'Invite players', done: facts.participants > 1 || facts.hasInvitation },
    { id: 'scene', label: 'Set the scene', done: facts.sceneSet || facts.played },
    { id: 'heroes', label: 'See heroes', done: facts.heroes > 0 },
    { id: 'safety', label: 'Agree on safety', done: facts.safetyEntries > 0 || facts.sawSafety },
    { id: 'start', label: 'Play a turn', done: facts.played },
  ];
}

type Said = Pick<Message, 'role' | 'audience' | 'kind' | 'narration'>;

/** Whether somebody who leads the table has told everybody something of the story. */
export function isSceneSet(messages: readonly Said[]): boolean {
  return messages.some(({ role, audience, kind }) => role === 'dm' && audience === null && kind !== 'ooc');
}

/** Whether the narrator has answered something that somebody wrote for all to read. */
export function isAnswered(messages: readonly (Said & Pick<Message, 'authorId'>)[], personId: string): boolean {
  const first = messages.findIndex(({ authorId, role, audience }) => authorId === personId && role === 'player' && audience === null);
  return first >= 0 && messages.slice(first).some(({ role, narration }) => role === 'ai' && narration?.ending === 'complete');
}

/**
 * Whether a turn was played: the narrator has answered what somebody did. Where the Dungeon Master narrates, it is enough that
 * a player has spoken.
 */
export function isPlayed(messages: readonly Said[], dmNarrates: boolean): boolean {
  return messages.some(({ role, audience, narration }) => {
    if (dmNarrates && role === 'player' && audience === null) return true;
    return role === 'ai' && (narration?.cause === 'turn' || narration?.cause === 'chat');
  });
}
