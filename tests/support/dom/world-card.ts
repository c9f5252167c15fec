import type { WorldCard } from '#domain/world/world.ts';

/** A world as lists show it, of its owner unless said. */
export const worldCard = (fields: Partial<WorldCard> & Pick<WorldCard, 'id' | 'name'>): WorldCard => ({
  description: '',
  ownerId: 'mira',
  isOwner: true,
  isTemplate: false,
  aiGenerated: false,
  mapUrl: null,
  entryCount: 0,
  createdAt: '2026-11-29T00:00:00.000Z',
  updatedAt: '2026-11-29T00:00:00.000Z',
  role: 'owner',
  ...fields,
});
