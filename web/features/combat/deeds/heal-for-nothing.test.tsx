import { hero } from '#domain/character/character.fixture.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { withinChoices } from '#web/features/combat/choice/within-choices.fixture.tsx';
import { figuresOf } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadedFeatures } from './loaded-features.tsx';

const turn = { acts: true, acted: false, mayAttack: true, bonusActionUsed: false, slotUsed: false, reactionUsed: false, readied: false };
const actor = { id: 'kara', name: 'Kara', toHit: 0, dc: 0, modifier: 0, level: 1, slots: [], further: [], concentration: null, turn };

/** What Kara can do, a fighter who has lost so many hit points. */
function show(lost: number) {
  const taken: Step[] = [];
  const step = async (each: Step) => (taken.push(each), true);
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const { features, items, attacks } = profileFromCharacter(hero({ class: 'fighter' }));
  if (!features || !items) throw new Error('The hero has no features.');
  const { combatants, ...fight } = fightOf('kara', 'troll');
  const hurt = combatants.map((each) => (each.id === 'kara' ? { ...each, hitPoints: each.maxHitPoints - lost } : each));
  const figures = figuresOf(playersCombatView({ ...fight, combatants: hurt }, 'words'));
  const around = { target: null, figures, doing, riders: [], onRiders: () => {} };
  const common = { features, homebrew: [], usedThisTurn: [], active: [] };
  const carried = { ...common, name: 'Kara', items, wares: [], slotCasting: null, attacks: attacks ?? [] };
  const shown = <LoadedFeatures actor={actor} state={{ ...common, happened: [] }} items={carried} {...around} />;
  return { ...renderAt('/', withinChoices(around, shown)), taken };
}
const secondWind = () => screen.findByRole('button', { name: /^Second Wind/ });

it('healing of oneself is asked about once more at full hit points', async () => {
  const { person, taken } = show(0);
  await person.click(await secondWind());
  expect(await screen.findByText('At full hit points: nothing would be healed.')).toBeTruthy();
  expect(taken).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Use it all the same' }));
  expect(taken).toMatchObject([{ name: 'useFeature', feature: 'second-wind' }]);
});

it('whoever is hurt heals at one press', async () => {
  const { person, taken } = show(1);
  await person.click(await secondWind());
  expect(taken).toMatchObject([{ name: 'useFeature', feature: 'second-wind' }]);
});
