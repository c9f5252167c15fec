import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { playReply } from '#server/features/storyteller/play.fixture.ts';

const party = [{ id: 'mira', name: 'Mira' }];

function play(text: string, world: string, scene: string) {
  const adventure = readyAdventures.get(world);
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const state = { ...opened, scene, visited: [opened.scene, scene] };
  const brief = { campaignId: 'locks', turn: 3, cause: 'turn' as const, adventure, state, party, recent: [] };
  return playReply({ ...brief, intents: [{ heroId: 'mira', text }] }, new Set());
}

it.each([
  ['I pick the lock', 'high-ambry', 'warmside'],
  ['I pick the lock of the door', 'high-ambry', 'warmside'],
  ['I quietly unlock the upper window', 'high-ambry', 'warmside'],
  ['we pick the lock on the boats', 'free-template-world', 'dry-quay'],
])('a lock that is not there is not picked: %s', (text, world, scene) => {
  const { text: told, progress } = play(text, world, scene);
  expect(progress.rulings.filter(({ call }) => call.name === 'check')).toEqual([]);
  expect(told).toContain('lock');
});

it('a thing that says it is locked can be tried', () => {
  const { progress } = play('I pick the lock', 'high-ambry', 'bakehouse');
  expect(progress.rulings.map(({ call }) => call.name)).toContain('check');
});
