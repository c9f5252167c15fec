import type { Brief } from '#domain/narration/brief.ts';
import { toldHere } from '#server/features/storyteller/parse/things/told-here.ts';
import { mentionsIn } from './mentions.ts';
import type { Mention } from './mentions.ts';

/** Replies in which what was just told is looked for. */
const repliesHeard = 12;
/** Lines of players in which what they turned to is looked for. */
const linesHeard = 4;

/** What has just been said at the table, for what takes it up. */
export interface Dialogue {
  /** What the last replies have spoken of since the party came to where it is; the newest reply first, each in its order. */
  replies: readonly (readonly Mention[])[];
  /** What players wrote before, the newest line first. */
  lines: readonly { sender: string; text: string }[];
}

/** What has just been said, going by the last messages. */
export function dialogueOf(brief: Pick<Brief, 'adventure' | 'state' | 'recent' | 'party'>): Dialogue {
  const names = brief.party.map(({ name }) => name);
  return {
    replies: toldHere(brief).slice(-repliesHeard).toReversed().map(mentionsIn),
    lines: brief.recent
      .filter(({ role, sender }) => role === 'player' && names.includes(sender))
      .slice(-linesHeard)
      .toReversed()
      .map(({ sender, content }) => ({ sender, text: content })),
  };
}
