import { hero } from '#domain/character/character.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { EndDayButton } from './end-day-button.tsx';
import { EndDayDialog } from './end-day-dialog.tsx';

const { id, campaignId } = hero({});
const kara = { id, campaignId, name: 'Kara', ruleSet: 'srd', life: 'up' } as const;
const tov = { ...kara, id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13', name: 'Tov' } as const;
const given = () => ({ character: hero({}), sentences: ['A day ends.'], rolls: [], position: 3 });
const press = (name = 'End the day') => screen.getByRole('button', { name });
const rowOf = (name: string) => within(screen.getByRole('group', { name }));

function show(act: NonNullable<NonNullable<Answers['characters']>['act']>) {
  const onClose = vi.fn<() => void>();
  const shown = renderAt('/', <EndDayDialog heroes={[kara, tov]} onClose={onClose} />, { characters: { act } });
  return { ...shown, onClose };
}

it('a day ends for everybody at one press, each with what they drank and ate', async () => {
  const { person, server, onClose } = show(given);
  await person.selectOptions(rowOf('Tov').getByRole('combobox', { name: 'Water' }), 'Less than half');
  await person.selectOptions(rowOf('Tov').getByRole('combobox', { name: 'Food' }), 'Nothing');
  await person.click(press());
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.inputsOf('characters.act')).toMatchObject([
    { characterId: kara.id, act: { kind: 'endDay', water: 'all', food: 'all' } },
    { characterId: tov.id, act: { kind: 'endDay', water: 'less', food: 'none' } },
  ]);
});

it('as many days are offered as nights went by, and those who carry Rations eat them', async () => {
  const act = vi.fn(given);
  const heroes = [{ ...kara, openDays: 2, rations: 3 }, tov];
  const { person, server } = renderAt('/', <EndDayDialog heroes={heroes} onClose={() => undefined} />, { characters: { act } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Days' }).value).toBe('2');
  expect(screen.getByText('2 long rests since a day last ended.')).toBeTruthy();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Days' }), '3');
  await person.selectOptions(rowOf('Kara').getByRole('combobox', { name: 'Food' }), 'Rations they carry');
  expect(screen.queryByText(/eats nothing on/)).toBeNull();
  await person.click(press('End 3 days'));
  await waitFor(() => expect(server.inputsOf('characters.act')).toHaveLength(2));
  expect(server.inputsOf('characters.act')).toMatchObject([
    { characterId: kara.id, act: { kind: 'endDay', water: 'all', food: 'none', rations: true, days: 3 } },
    { characterId: tov.id, act: { kind: 'endDay', water: 'all', food: 'all', days: 3 } },
  ]);
});

it('says for how many days each carries Rations, and warns where those that are chosen do not last', async () => {
  const { person } = renderAt('/', <EndDayDialog heroes={[{ ...kara, rations: 2 }, tov]} onClose={() => undefined} />);
  expect(rowOf('Kara').getByText('Carries Rations for 2 days.')).toBeTruthy();
  expect(rowOf('Tov').getByText('Carries no Rations.')).toBeTruthy();
  for (const name of ['Kara', 'Tov']) await person.selectOptions(rowOf(name).getByRole('combobox', { name: 'Food' }), 'Rations they carry');
  expect(rowOf('Kara').getByRole('status').textContent).toBe('');
  expect(rowOf('Tov').getByRole('status').textContent).toBe('Tov eats nothing on this day.');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Days' }), '6');
  expect(rowOf('Kara').getByRole('status').textContent).toBe('Kara eats nothing on the other 4 days.');
  expect(rowOf('Tov').getByRole('status').textContent).toBe('Tov eats nothing on all 6 days.');
});

it('the day of whoever had it does not end twice after another was refused', async () => {
  const { person, onClose } = show(({ characterId }) => {
    if (characterId === tov.id) throw new Refusal('character.refused', 'Tov is dead.');
    return given();
  });
  await person.click(press());
  expect(await screen.findByText('Tov is dead.')).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Kara' })).toBeNull();
  expect(screen.getByRole('group', { name: 'Tov' })).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
});

it('a day is offered for heroes of SRD 5.2 who live, and for nobody else', async () => {
  const { person } = renderAt('/', <EndDayButton heroes={[kara, { ...tov, ruleSet: 'quick' }]} />);
  await person.click(screen.getByRole('button', { name: 'A day ends' }));
  expect(await screen.findByRole('group', { name: 'Kara' })).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Tov' })).toBeNull();
  renderAt('/', <EndDayButton heroes={[{ ...kara, life: 'dead' }]} />);
  expect(screen.getAllByRole('button', { name: 'A day ends' })).toHaveLength(1);
});
