import type { WorldCard } from '#domain/world/world.ts';
import { describe, expect, it } from 'vitest';
import { listedWorlds } from './listed-worlds.ts';

function world(name: string, description: string, updatedAt: string, more: Partial<WorldCard> = {}): WorldCard {
  const rest = { ownerId: null, isOwner: false, isTemplate: false, aiGenerated: false, mapUrl: null, entryCount: 0 };
  return { id: name, name, description, updatedAt, createdAt: updatedAt, ...rest, ...more };
}

const coast = world('Slake Coast', 'Mud and tides.', '2026-11-18T20:00:00.000Z', { role: 'owner', isOwner: true });
const winter = world('The Long Winter', 'Ice, wolves and tides of snow.', '2026-11-19T20:00:00.000Z', {
  role: 'reader',
  createdAt: '2026-11-01T20:00:00.000Z',
});

describe('the list of worlds', () => {
  it('begins with the one changed last', () => {
    expect(listedWorlds([coast, winter], {})).toEqual([winter, coast]);
  });

  it('sorts by name', () => {
    expect(listedWorlds([winter, coast], { order: 'name' })).toEqual([coast, winter]);
  });

  it('sorts by when a world was made', () => {
    expect(listedWorlds([winter, coast], { order: 'created' })).toEqual([coast, winter]);
  });

  it('finds by name and by description', () => {
    expect(listedWorlds([coast, winter], { search: 'slake', order: 'name' })).toEqual([coast]);
    expect(listedWorlds([coast, winter], { search: 'TIDES', order: 'name' })).toEqual([coast, winter]);
    expect(listedWorlds([coast, winter], { search: 'desert' })).toEqual([]);
  });

  it('holds apart what is one’s own, what one has joined and what is free for all', () => {
    const free = world('The Free World', '', '2026-11-18T20:00:00.000Z', { isTemplate: true, role: null });
    expect(listedWorlds([coast, winter, free], { share: 'own' })).toEqual([coast]);
    expect(listedWorlds([coast, winter, free], { share: 'joined' })).toEqual([winter]);
    expect(listedWorlds([coast, winter, free], { share: 'all' })).toHaveLength(3);
  });
});
