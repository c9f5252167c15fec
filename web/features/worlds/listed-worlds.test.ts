import type { WorldCard } from '#domain/world.ts';
import { describe, expect, it } from 'vitest';
import { listedWorlds } from './listed-worlds.ts';

function world(name: string, description: string, updatedAt: string): WorldCard {
  const rest = { ownerId: null, isOwner: false, isTemplate: false, aiGenerated: false, mapUrl: null, entryCount: 0 };
  return { id: name, name, description, updatedAt, createdAt: updatedAt, ...rest };
}

const coast = world('Slake Coast', 'Mud and tides.', '2026-11-18T20:00:00.000Z');
const winter = world('The Long Winter', 'Ice, wolves and tides of snow.', '2026-11-19T20:00:00.000Z');

describe('the list of worlds', () => {
  it('begins with the one changed last', () => {
    expect(listedWorlds([coast, winter], '', 'updated')).toEqual([winter, coast]);
  });

  it('sorts by name', () => {
    expect(listedWorlds([winter, coast], '', 'name')).toEqual([coast, winter]);
  });

  it('finds by name and by description', () => {
    expect(listedWorlds([coast, winter], 'slake', 'name')).toEqual([coast]);
    expect(listedWorlds([coast, winter], 'TIDES', 'name')).toEqual([coast, winter]);
    expect(listedWorlds([coast, winter], 'desert', 'name')).toEqual([]);
  });
});
