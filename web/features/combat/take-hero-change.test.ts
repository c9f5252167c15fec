import { expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { blankCharacter } from '#domain/character/blank.ts';
import { cardOf } from '#domain/character/card.ts';
import { heroesAfter } from './take-hero-change.ts';

const characterId = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12';
const kara = blankCharacter({ id: characterId, userId: 'mira', campaignId: 'salt-road' }, 'srd', {
  name: 'Kara',
  species: 'human',
  class: 'fighter',
});
const now: CombatNow = { leads: false, heroes: [], characterId: null, isDamaged: false, fight: null };
const changed = {
  type: 'characters.changed' as const,
  campaignId: 'salt-road',
  characterId,
  card: cardOf(kara),
  sheet: null,
  fromFight: false,
};

it('the adventurers of a table follow their sheets, and one’s own that comes or goes is asked for', () => {
  const [hero] = heroesAfter(now, changed, 'tov') ?? [];
  expect(hero).toMatchObject({ name: 'Kara', hitPoints: 10, maxHitPoints: 10 });
  const seen = { ...now, heroes: hero ? [hero] : [] };
  expect(heroesAfter(seen, { ...changed, card: cardOf({ ...kara, damage: 3 }) }, 'mira')).toEqual([{ ...hero, hitPoints: 7 }]);
  expect(heroesAfter(seen, { ...changed, card: null }, 'tov')).toEqual([]);
  expect(heroesAfter(now, changed, 'mira')).toBeNull();
  expect(heroesAfter({ ...seen, characterId }, { ...changed, card: null }, 'mira')).toBeNull();
});
