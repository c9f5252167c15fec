import { fightOf, one } from '#domain/combat/combat.fixture.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { ActivityUse, Actor } from '#domain/combat/deeds/activity-use.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { figuresOf } from '#web/features/combat/figure.ts';
import { UseDialog } from './use-dialog.tsx';

const actor: Actor = {
  id: 'kara',
  name: 'Kara',
  toHit: 5,
  dc: 13,
  modifier: 3,
  level: 9,
  slots: [1, 2, 3, 4, 5].map((level) => ({ level, left: 1 })),
  further: [],
  concentration: null,
  turn: null,
};

async function useOf(id: string): Promise<ActivityUse> {
  const spell = findSpell(id);
  const activities = spell && (await loadSpellDetails(spell.level)).get(spell.name)?.activities;
  const [activity] = activities ?? [];
  if (!spell || !activities || !activity) throw new Error(`There is no ${id}.`);
  const used = usedSpell(spell, activities, activity);
  const common = { key: id, index: 0, name: spell.name, isLater: false, slots: [spell.level], free: [], castAt: null, left: null };
  return { ...common, used, total: null, isUsed: false, range: spell.range };
}

/** A goblin that is a Fey, a troll that is said to be a Humanoid, and Tomas. */
const fight = (): Combat => {
  const types = { goblin: 'fey', troll: 'humanoid' } as const;
  const combat = fightOf('kara', 'goblin', 'troll', 'tomas');
  const typed = combat.combatants.map((each) => (each.id === 'goblin' || each.id === 'troll' ? { ...each, type: types[each.id] } : each));
  return { ...combat, combatants: typed };
};

async function ask(id: string, combat: Combat, aimedAt: string | null = null) {
  const figures = figuresOf(playersCombatView(combat, 'words'));
  const target = figures.find((each) => each.id === aimedAt) ?? null;
  const onCast = vi.fn();
  const props = { actor, figures, target, onCast, text: [], campaignId: 'c', busy: false, onClose: () => {} };
  return { ...renderAt('/', <UseDialog use={await useOf(id)} {...props} />, {}), onCast };
}

const boxes = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole<HTMLInputElement>('checkbox')
    .map((box) => [box.labels?.[0]?.textContent, box.disabled]);

it('a spell for some kinds of creatures has the others last, says so, and does not let them be chosen', async () => {
  const { person, onCast } = await ask('hold-person', fight(), 'goblin');
  expect(boxes('Foes')).toEqual([['Frost Troll', false]]);
  expect(boxes('Not affected: it is for a Humanoid')).toEqual([['Goblin', true]]);
  const names = screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent);
  expect(names.at(-1)).toBe('Goblin');
  expect(screen.queryByRole('button', { name: 'Cast' })).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Frost Troll' }));
  await person.click(screen.getByRole('button', { name: 'Cast' }));
  expect(onCast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ targetIds: ['troll'] }));
});

it('a spell that brings back the dead offers them alone', async () => {
  const living = fight();
  const fallen = {
    ...living,
    combatants: living.combatants.map((each) => (each.id === 'tomas' ? { ...each, dead: true, hitPoints: 0 } : each)),
  };
  expect(one(fallen, 'tomas').dead).toBe(true);
  const { close } = await ask('revivify', fallen, 'troll');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.labels?.[0]?.textContent)).toEqual(['Tomas']);
  close();
  await ask('revivify', living);
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(screen.getByText('Nobody in the fight is dead.')).toBeTruthy();
});
