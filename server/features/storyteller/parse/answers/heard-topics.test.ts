import { describe, expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure as adventure } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

describe('what somebody is asked to do', () => {
  it.each(['I ask Hob to ring nineteen times', 'Hob, please ring her nineteen times!', 'tell Hob to ring the bell nineteen times'])(
    'is done where a topic of theirs is about just that: %s',
    (text) => {
      const scene = 'bell-loft';
      const brief = briefOf({
        campaignId: 'favors',
        adventure,
        state: { ...openingState(adventure), scene, visited: [adventure.start, scene], clues: ['true-clapper', 'bell-whole'] },
        intents: [{ heroId: 'mira', text }],
      });
      expect(playReply(brief, new Set()).progress.state.ended).toBeDefined();
    },
  );
});
