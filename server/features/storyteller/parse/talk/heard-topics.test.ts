import { describe, expect, it } from 'vitest';
import type { Brief } from '#domain/narration/brief.ts';
import { openingState } from '#domain/narration/play-state.ts';
import { templateAdventure as adventure } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

describe('what somebody is asked to do', () => {
  it.each(['I ask Hob to ring nineteen times', 'Hob, please ring her nineteen times!', 'tell Hob to ring the bell nineteen times'])(
    'is done where a topic of theirs is about just that: %s',
    (text) => {
      const scene = 'bell-loft';
      const brief: Brief = {
        campaignId: 'favors',
        turn: 3,
        cause: 'turn',
        adventure,
        state: { ...openingState(adventure), scene, visited: [adventure.start, scene], clues: ['true-clapper', 'bell-whole'] },
        party: [{ id: 'mira', name: 'Mira' }],
        intents: [{ heroId: 'mira', text }],
        recent: [],
      };
      expect(playReply(brief, new Set()).progress.state.ended).toBeDefined();
    },
  );
});
