import { hero } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import type { Hand } from '#web/features/characters/use-act.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RebirthDialog } from './rebirth-dialog.tsx';

function setUp(character: Character) {
  const act = vi.fn<Hand['act']>(async () => true);
  const onClose = vi.fn();
  const shown = renderAt('/', <RebirthDialog character={character} hand={{ mayAct: true, busy: false, act }} onClose={onClose} />);
  const pick = (id: string) => shown.person.selectOptions(screen.getByRole('combobox', { name: 'Species' }), id);
  const confirm = (as: string) => screen.getByRole<HTMLButtonElement>('button', { name: `Reborn as ${as}` });
  return { ...shown, act, onClose, pick, confirm };
}

const called = (rolled?: number) => ({ ...effect('Reincarnate'), source: { kind: 'spell' as const, id: 'reincarnate' }, rolled });

it('the dialog begins with the species that was rolled and shows the roll, and another can be chosen', async () => {
  const { act, person, pick, confirm } = setUp(hero({ species: 'dwarf', activeEffects: [called(9)] }));
  expect(screen.getByText('9: Orc', { selector: 'strong' })).toBeTruthy();
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Species' }).value).toBe('orc');
  await pick('halfling');
  await person.click(confirm('a halfling'));
  expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'beReborn', species: 'halfling' }));
});

it('where nothing was rolled it begins with the species of before, and says how one is found', () => {
  setUp(hero({ species: 'dwarf', activeEffects: [called()] }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Species' }).value).toBe('dwarf');
  expect(screen.getByText(/Reincarnate rolls 1d10 for the species/)).toBeTruthy();
});

it('the dialog says what goes and what comes, and asks for the lineage before it goes on', async () => {
  const { person, act, onClose, pick, confirm } = setUp(hero({ species: 'dwarf' }));
  await pick('tiefling');
  expect(screen.getByText(/Dwarven Toughness/)).toBeTruthy();
  expect(screen.getByText(/Fiendish Legacy/)).toBeTruthy();
  expect(confirm('a tiefling').disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Infernal' }));
  await person.click(confirm('a tiefling'));
  expect(act).toHaveBeenCalledWith({
    kind: 'beReborn',
    species: 'tiefling',
    lineage: 'Infernal',
    skill: null,
    feat: null,
    lostSkills: [],
  });
  expect(onClose).toHaveBeenCalled();
});

it('whoever becomes human chooses a skill and an origin feat, and which skill goes where that is not clear', async () => {
  const elf = hero({ species: 'elf', lineage: 'Drow', skills: ['perception', 'insight'] });
  const { person, act, pick, confirm } = setUp(elf);
  await pick('human');
  await person.click(screen.getByRole('radio', { name: 'Perception' }));
  await person.click(screen.getByRole('radio', { name: 'Arcana' }));
  expect(confirm('a human').disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Skilled' }));
  for (const name of ['History', 'Nature', 'Religion']) await person.click(screen.getByRole('checkbox', { name }));
  await person.click(confirm('a human'));
  const feat = { feat: 'skilled', skills: ['history', 'nature', 'religion'] };
  const chosen = { species: 'human', lineage: null, skill: 'arcana', feat, lostSkills: ['perception'] };
  expect(act).toHaveBeenCalledWith({ kind: 'beReborn', ...chosen });
});

it('a Magic Initiate is one once the spells are chosen', async () => {
  const { person, act, pick, confirm } = setUp(hero({ species: 'orc' }));
  await pick('human');
  await person.click(screen.getByRole('radio', { name: 'Arcana' }));
  await person.click(screen.getByRole('radio', { name: 'Magic Initiate' }));
  for (const name of ['Guidance', 'Light']) await person.click(screen.getByRole('checkbox', { name }));
  expect(confirm('a human').disabled).toBe(true);
  await person.click(screen.getByRole('radio', { name: 'Bless' }));
  await person.click(confirm('a human'));
  expect(act.mock.calls[0]?.[0]).toMatchObject({
    feat: { feat: 'magic-initiate', list: 'cleric', spells: ['guidance', 'light', 'bless'] },
  });
});
