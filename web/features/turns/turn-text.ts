import type { CampaignSettings } from '#domain/campaign/settings.ts';
import { limits } from '#domain/limits/limits.ts';

/** What of a table's settings the turn shows. */
export type TableSettings = Pick<CampaignSettings, 'collectingSeconds' | 'narratorMode' | 'paused'>;

/** How a collection ends, and who answers it then. */
export function endText({ narratorMode, collectingSeconds }: TableSettings): string {
  const answer = {
    ai: 'The AI replies once all hands are lowered or the timer expires.',
    draft: 'The AI replies once all hands are lowered or the timer expires. The Dungeon Master reads its reply first.',
    dm: 'The Dungeon Master tells what happens once all hands are lowered or the timer expires.',
  }[narratorMode];
  return collectingSeconds < limits.postSeconds ? answer : `${answer} This table plays by post: players who are away get an email.`;
}

/** How a turn goes, step by step. */
export function howTo({ narratorMode }: TableSettings, collecting: string): string[] {
  const who = narratorMode === 'dm' ? 'the Dungeon Master tells what happens' : 'the narrator answers everyone at once';
  return [
    `Raise your hand. The first raised hand starts the countdown: everyone has ${collecting} to act.`,
    'Write what you do. While your hand is up, your words are your action.',
    `Lower your hand. When no hand is up, ${who}.`,
  ];
}
