import { cardOf } from '#domain/character/card.ts';
import { hero } from '#domain/character/character.fixture.ts';
import { offersOf, noOffer } from '#domain/character/actions/offers.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UseDialog } from './use-dialog.tsx';

const character = hero({ name: 'Ysolde', class: 'wizard', level: 3 });
const tov = { ...hero({ name: 'Tov' }), id: 'tov' };

async function ask(name: string, level = 1, other = tov) {
  const [first = noOffer, ...more] = offersOf((await loadSpellDetails(level)).get(name)?.activities ?? [], 3, 0, character);
  const onUse = vi.fn();
  const dialog = (
    <UseDialog
      title={name}
      action="Cast"
      spell={name}
      offers={[first, ...more]}
      {...{ character, onUse }}
      busy={false}
      onClose={() => {}}
    />
  );
  const seen = { isDamaged: false, playerName: 'Mira', isMine: false, mayAct: true };
  const list = () => [character, other].map((each) => ({ ...cardOf(each), ...seen }));
  return { ...renderAt('/', dialog, { characters: { list } }), onUse };
}
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

it('a spell that needs somebody says whom while nobody is chosen, and is not cast', async () => {
  const { person, onUse } = await ask('Mage Armor');
  await person.click(await screen.findByRole('checkbox', { name: 'Ysolde (yourself)' }));
  expect(
    screen.getByText('It needs a creature, willing and not wearing armor: nothing is cast or spent before somebody is chosen.'),
  ).toBeTruthy();
  expect(press('Pick whom').disabled).toBe(true);
  await person.click(press('Pick whom'));
  expect(onUse).not.toHaveBeenCalled();
  await person.click(await screen.findByRole('checkbox', { name: 'Tov' }));
  await person.click(press('Cast'));
  expect(onUse).toHaveBeenLastCalledWith(expect.objectContaining({ targets: ['tov'] }));
});

it('healing is rolled for whoever is named later', async () => {
  const { person, onUse } = await ask('Cure Wounds');
  await person.click(await screen.findByRole('checkbox', { name: 'Ysolde (yourself)' }));
  await person.click(press('Cast'));
  expect(onUse).toHaveBeenLastCalledWith(expect.objectContaining({ targets: [] }));
});

describe.each([
  ['Revivify', 3],
  ['Reincarnate', 5],
])('%s is for the dead', (name, level) => {
  it('and offers whoever is', async () => {
    await ask(name, level, { ...tov, exhaustion: 6 });
    expect(await screen.findAllByRole('checkbox')).toEqual([await screen.findByRole('checkbox', { name: 'Tov' })]);
  });

  it('and offers nobody who lives', async () => {
    await ask(name, level);
    expect(await screen.findByText('No hero here is dead.')).toBeTruthy();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
