import { expect, it } from 'vitest';
import { FREE_TEMPLATE_WORLD } from '#domain/free-template.ts';
import { readyStories } from '#domain/ready-stories.ts';
import { readyAdventures } from './ready-adventures.ts';

it('the stories that are offered are the ready adventures, by their titles, the free one first', () => {
  expect(readyStories[0]?.worldId).toBe(FREE_TEMPLATE_WORLD);
  expect(new Map(readyStories.map(({ worldId, title }) => [worldId, title]))).toEqual(
    new Map([...readyAdventures].map(([worldId, { title }]) => [worldId, title])),
  );
  expect(readyStories.filter(({ teaser }) => teaser.length > 160)).toEqual([]);
});
