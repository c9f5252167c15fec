import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { parseIntent } from '#server/features/storyteller/parse/parse-intent.ts';

const mira = { id: 'mira', name: 'Mira' };

function wayOf(text: string, scene?: string): string | null {
  const adventure = readyAdventures.get('high-ambry');
  if (!adventure) throw new Error('There is no such world.');
  const opened = openingState(adventure);
  const state = scene === undefined ? opened : { ...opened, scene, visited: [opened.scene, scene] };
  const [read] = parseIntent({ heroId: 'mira', text }, mira, { adventure, state, party: [mira] });
  const way = read?.kind === 'travel' ? read.targets.find(({ kind }) => kind === 'exit') : undefined;
  return way?.kind === 'exit' ? way.exit.to : null;
}

it.each([
  'follow the tracks',
  'We quietly follow the wheel tracks.',
  'I trace the prints through the snow',
  'then I follow the single wheel track',
])('a trail is followed by the way for which the place says that it leaves: %s', (text) => expect(wayOf(text)).toBe('warmside'));

it.each(['I look at the tracks', 'follow Tibb', 'are there tracks to follow?'])('nothing else goes by it: %s', (text) =>
  expect(wayOf(text)).toBeNull(),
);

it('where the place tells of no trail, none is followed', () => expect(wayOf('follow the tracks', 'moot-hall')).toBeNull());
