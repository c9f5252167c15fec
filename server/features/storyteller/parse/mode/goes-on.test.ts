import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { briefOf, playReply } from '#server/features/storyteller/play.fixture.ts';

it('what is offered right behind what somebody is to do is said to them, and not done', () => {
  const adventure = readyAdventures.get('free-template-world');
  if (!adventure) throw new Error('no adventure');
  const text = 'Nettle, you keep us out of the mud, we split whatever we find three ways.';
  const reply = playReply(briefOf({ adventure, state: openingState(adventure), intents: [{ heroId: 'mira', text }] }), new Set());
  expect(reply.progress.rulings.filter(({ call }) => call.name === 'check')).toEqual([]);
  expect(reply.text).toMatch(/"[^"]*split whatever we find three ways/);
});
