import { hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { plainlyShown } from '#domain/character/shown/shown-sheet.fixture.ts';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import type { CombatAudience } from '#domain/combat/view.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Conditions } from './sheet-conditions.tsx';

const hand = { mayAct: true, busy: false, act: vi.fn(() => Promise.resolve(true)) };

function show(character: Character, combat: Combat | null = null, audience: CombatAudience = 'players') {
  const fight = combat && { id: 'f', number: 1, view: combatViewFor(audience, combat, 'words'), lines: [], hero: null, companions: [] };
  const now = { leads: false, heroes: [], characterId: character.id, isDamaged: false, fight };
  const answers = { characters: { list: () => [] }, combat: { get: () => now } };
  return renderAt('/', <Conditions character={character} sheet={plainlyShown(character)} hand={hand} />, answers);
}

it.each([
  ['paralyzed', /STR and DEX saves fail.*advantage.*within 5 feet are critical/],
  ['restrained', /Speed is 0.*DEX saves have disadvantage/],
  ['petrified', /half of any damage/],
] as const)('%s says what it changes', (condition, words) => {
  show(hero({ conditions: [condition] }));
  expect(screen.getByText(words)).toBeTruthy();
});

it.each(['players', 'dm'] as const)('in a fight it says by whom and how long, to the %s', async (audience) => {
  const until = { combatantId: 'kara', when: 'end', turns: 1 } as const;
  const scared = { name: 'condition', from: 'goblin', targetId: 'kara', condition: 'frightened', until } as const;
  const character = { ...hero({ conditions: ['frightened'] }), id: 'kara' };
  show(character, play(fightOf('kara', 'goblin'), scripted(), scared), audience);
  expect(await screen.findByText('by Goblin, 1 turn')).toBeTruthy();
});

it('outside of a fight it says what brought it and how long that lasts', () => {
  const charm = { ...effect('Charm Person'), conditions: ['charmed' as const] };
  show(hero({ conditions: ['charmed'], activeEffects: [charm] }));
  expect(screen.getByText(/for 1 hour.*, Charm Person/)).toBeTruthy();
});

it('exhaustion of thirst says until when it stays, and hunger when it brings some', () => {
  show(hero({ ruleSet: 'srd', exhaustion: 2, lacking: { thirst: 2, hunger: 0, foodlessDays: 3 } }));
  expect(screen.getByText('Exhaustion held by thirst (2 levels): it stays until enough was drunk for a whole day.')).toBeTruthy();
  expect(screen.getByText('3 days without food. Day 5 brings exhaustion.')).toBeTruthy();
});
