import { expect, it } from 'vitest';
import { openingState } from '#domain/narration/play-state.ts';
import { readyAdventures } from '#server/features/adventures/ready-adventures.ts';
import { sampleAdventure } from '#server/features/storyteller/sample-adventure.fixture.ts';
import { withoutTwoLooks } from './two-looks.ts';

/** A look, cut into what it is at, in a scene of an adventure. */
function looks(world: string, scene: string, text: string): string[] {
  const adventure = readyAdventures.get(world) ?? sampleAdventure;
  const state = { ...openingState(adventure), scene };
  const clause = { text, typed: text, quote: null, question: false, mark: '.' as const, negated: false, mode: 'act' as const };
  return withoutTwoLooks([clause], { adventure, state, party: [] }).map((each) => each.text);
}

it.each([
  ['high-ambry', 'sleeping-ox', 'check out the ox and the roll', ['check out the ox', 'check out the roll']],
  ['high-ambry', 'hatch', 'I check out the shelf and the table, like csi', ['I check out the shelf', 'I check out the table']],
  ['the-shut-country', 'smithy', 'We two examine the chair and the drawing', ['We two examine the chair', 'We two examine the drawing']],
])('looks at each of several things: %s, %s, %s', (world, scene, text, each) => {
  expect(looks(world, scene, text)).toEqual(each);
});

it.each([
  ['high-ambry', 'sleeping-ox', 'I look at the ox and the moon'],
  ['high-ambry', 'hatch', 'I look at the shelf and the hooks'],
])('stays one look where one thing is seen: %s, %s, %s', (world, scene, text) => {
  expect(looks(world, scene, text)).toEqual([text]);
});
