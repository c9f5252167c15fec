import type { HomebrewKind } from '#domain/homebrew/kinds.ts';

/** What each kind is called on screens. */
export const kindWords: Record<HomebrewKind, { one: string; many: string }> = {
  monster: { one: 'Creature', many: 'Creatures' },
  item: { one: 'Item', many: 'Items' },
  spell: { one: 'Spell', many: 'Spells' },
  feature: { one: 'Feature', many: 'Features' },
};
