import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { figuresOf } from '#web/features/combat/figure.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { KnownLore } from './known-lore.tsx';

const figures = figuresOf(combatViewFor('dm', fightOf('troll'), 'words'));
const nothing = { id: 'troll', resistances: [], immunities: [], vulnerabilities: [] };

it.each([
  [{ ...nothing, resistances: ['cold'], immunities: ['poison', 'charmed'] }, 'resists cold and is immune to poison and charmed.'],
  [{ ...nothing, vulnerabilities: ['fire'] }, 'is vulnerable to fire.'],
  [nothing, 'resists nothing, and is immune and vulnerable to nothing.'],
])('tells what a hunter knows of their mark', (lore, text) => {
  renderAt('/', <KnownLore lore={[lore]} figures={figures} />);
  expect(screen.getByText(`Hunter’s Lore: Frost Troll ${text}`)).toBeTruthy();
});
