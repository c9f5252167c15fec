import { Attack } from '#domain/rules/attack-data.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setUp } from '#tests/support/dom/dm-panel.tsx';

/** Somebody in the order. */
const row = (name: string) =>
  within(screen.getByRole('list', { name: 'Turn order' }))
    .getAllByRole('button')
    .find((each) => each.hasAttribute('data-row') && each.textContent?.includes(name)) ?? document.body;
/** Somebody among those who can be struck, or nobody where they are not offered. */
const chip = (name: string, field: string) =>
  within(screen.getByRole('group', { name: field })).queryByRole('button', { name: new RegExp(`^${name}`) });

it('how a weapon is held, a second target and no mastery go with the attack that has to do with them', async () => {
  const weapon = { itemId: 'axe', modifier: 3, dc: 13, mastery: 'cleave', properties: [], hands: { one: '1d8+3', two: '1d10+3' } };
  const { person, server } = await setUp({}, Attack.shape.weapon.parse(weapon));
  await person.click(row('Goblin'));
  await person.click(screen.getByText('Roll, cover and distance'));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Hands' }), 'both hands');
  await person.click(chip('Frost Troll', 'Second target (Cleave)') ?? document.body);
  await person.click(screen.getByRole('button', { name: /^Sword.*Cleave/ }));
  expect(server.inputsOf('combat.step')).toMatchObject([{ step: { attack: 'Sword', hands: 'two', cleaveId: 'troll' } }]);
  expect(screen.queryByRole('group', { name: 'Second target (Cleave)' })).toBeNull();
  await person.click(row('Frost Troll'));
  await person.click(screen.getByRole('checkbox', { name: 'Use weapon mastery' }));
  await person.click(screen.getByRole('button', { name: /^Bow/ }));
  expect(server.inputsOf('combat.step')[1]).not.toHaveProperty('step.hands');
});
