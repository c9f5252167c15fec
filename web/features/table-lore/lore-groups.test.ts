import { expect, it } from 'vitest';
import { loreGroups } from './lore-groups.ts';

const card = (id: string, category: 'items' | 'geography', origin: 'world' | 'campaign' | 'version') => ({
  id,
  category,
  origin,
  name: id,
  audience: 'everyone' as const,
  waiting: 0,
});
const entries = [card('bell', 'items', 'version'), card('oar', 'items', 'world'), card('weir', 'geography', 'world')];
const idsOf = (groups: ReturnType<typeof loreGroups>) => groups.map((group) => [group.category, group.entries.map(({ id }) => id)]);

it('stands by category, without those that hold nothing', () => {
  expect(idsOf(loreGroups(entries, false))).toEqual([
    ['geography', ['weir']],
    ['items', ['bell', 'oar']],
  ]);
});

it('can be looked at without what the world alone tells', () => {
  expect(idsOf(loreGroups(entries, true))).toEqual([['items', ['bell']]]);
});
