import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { OwnNpcDialog } from './own-npc-dialog.tsx';

const now: CombatNow = { leads: true, heroes: [], characterId: null, isDamaged: false, fight: null };

it('somebody of the Dungeon Master’s own making joins with two attacks, once all that was typed can be read', async () => {
  let closed = 0;
  const doing = {
    busy: false,
    campaignId: 'weir',
    step: async () => true,
    run: async () => true,
    join: async (ask: (id: string) => Promise<CombatNow>) => {
      await ask('one-id');
      return true;
    },
  };
  const dialog = <OwnNpcDialog campaignId="weir" doing={doing} onClose={() => void (closed += 1)} />;
  const { person, server } = renderAt('/', dialog, { combat: { addNpc: () => now } });
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Vashti Undertow');
  await person.type(screen.getByRole('textbox', { name: /^Called/ }), 'Hook');
  await person.click(screen.getByRole('button', { name: 'Another attack' }));
  const second = within(screen.getByRole('group', { name: 'Attack 2' }));
  await person.type(second.getByRole('textbox', { name: /^Called/ }), 'Thrown net');
  const damage = second.getByRole('textbox', { name: /^Damage/ });
  await person.clear(damage);
  await person.type(damage, 'a lot');
  expect(screen.getByText('Dice such as 2d6+3')).toBeTruthy();
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to the fight' });
  expect(add.disabled).toBe(true);
  await person.clear(damage);
  await person.type(damage, '1d4');
  await person.click(add);
  expect(server.inputsOf('combat.addNpc')).toMatchObject([
    {
      campaignId: 'weir',
      id: 'one-id',
      npc: { name: 'Vashti Undertow', attacks: [{ name: 'Hook' }, { name: 'Thrown net', damage: '1d4' }] },
    },
  ]);
  expect(closed).toBe(1);
});

it('a thing has the armor class and hit points of what it is made of and its size, and attacks nobody', async () => {
  const doing = {
    busy: false,
    campaignId: 'weir',
    step: async () => true,
    run: async () => true,
    join: async (ask: (id: string) => Promise<CombatNow>) => {
      await ask('one-id');
      return true;
    },
  };
  const dialog = <OwnNpcDialog campaignId="weir" doing={doing} onClose={() => undefined} />;
  const { person, server } = renderAt('/', dialog, { combat: { addNpc: () => now } });
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Cellar door');
  await person.click(screen.getByRole('checkbox', { name: 'A thing that can be broken' }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Made of' }), 'iron');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
  expect(screen.queryByRole('textbox', { name: /^Called/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Add to the fight' }));
  expect(server.inputsOf('combat.addNpc')).toMatchObject([
    { npc: { name: 'Cellar door', side: 'others', armorClass: 19, hitPoints: 27, attacks: [], isObject: true } },
  ]);
});
