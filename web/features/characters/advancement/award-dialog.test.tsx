import { hero } from '#domain/character/character.fixture.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AwardDialog } from './award-dialog.tsx';

const { id, campaignId } = hero({});
const kara = { id, campaignId, name: 'Kara', level: 1 };
const tov = { id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13', campaignId, name: 'Tov', level: 3 };
const press = (name: string) => screen.getByRole('button', { name });

function show(byMilestone: boolean, act: NonNullable<NonNullable<Answers['characters']>['act']>) {
  const onClose = vi.fn<() => void>();
  const shown = renderAt('/', <AwardDialog heroes={[kara, tov]} byMilestone={byMilestone} onClose={onClose} />, { characters: { act } });
  const asked = () => shown.server.inputsOf('characters.act');
  return { ...shown, asked, onClose };
}
const given = () => ({ character: hero({}), sentences: ['Given.'], rolls: [], position: 3 });

it('experience goes to everybody who is ticked at one press, and a wrong number is named before', async () => {
  const { person, asked, onClose } = show(false, given);
  await person.click(press('Give'));
  expect(screen.getByText('A whole number from 1 to 1,000,000.')).toBeTruthy();
  await person.type(screen.getByRole('spinbutton', { name: 'Experience for each' }), '250');
  await person.click(press('Give'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked()).toMatchObject([kara, tov].map((each) => ({ characterId: each.id, act: { kind: 'giveExperience', amount: 250 } })));
});

it('by milestones a level alone is given, and whoever has it is left out', async () => {
  const { person, asked, onClose } = show(true, given);
  expect(screen.queryByRole('radio', { name: 'Experience' })).toBeNull();
  await person.selectOptions(screen.getByRole('combobox', { name: 'May rise to level' }), '3');
  expect(screen.getByText('Tov has that already.')).toBeTruthy();
  await person.click(press('Give'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(asked()).toMatchObject([{ characterId: kara.id, act: { kind: 'grantLevel', level: 3 } }]);
});

it('whoever got it is not given it again after another was refused', async () => {
  const { person, onClose } = show(false, ({ characterId }) => {
    if (characterId === tov.id) throw new Refusal('character.refused', 'Tov has the most there is.');
    return given();
  });
  await person.type(screen.getByRole('spinbutton', { name: 'Experience for each' }), '250');
  await person.click(press('Give'));
  expect(await screen.findByText('Tov has the most there is.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Kara, level 1' }).checked).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
});
