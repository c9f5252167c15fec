import { Refusal } from '#domain/refusals/refusals.ts';
import { findMonsters } from '#domain/srd/monsters/monsters.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { MonsterSearch } from './monster-search.tsx';
import type { Doing } from '#web/features/combat/use-combat.ts';

/** A server that searches as the real one does, and sends two of a page. */
function setUp(answers: Answers['combat'] = {}) {
  const join = vi.fn<Doing['join']>(async (ask) => {
    await ask('newcomer').catch(() => undefined);
    return true;
  });
  const doing: Doing = { busy: false, step: async () => true, run: async () => true, join, campaignId: 'c' };
  return renderAt('/', <MonsterSearch campaignId="c" doing={doing} />, {
    combat: {
      findMonsters: ({ offset = 0, limit: _limit, ...search }) => {
        const found = findMonsters(search);
        return { monsters: found.slice(offset, offset + 2), total: found.length };
      },
      ...answers,
    },
  });
}

const names = () => [...document.querySelectorAll('li summary')].map((summary) => summary.querySelector('span')?.textContent);

it('a search narrows the creatures by their words, type and challenge together', async () => {
  const { person, server } = setUp();
  await person.type(screen.getByRole('searchbox', { name: 'Find a creature' }), 'goblin');
  await waitFor(() => expect(names()).toContain('Goblin Minion'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Challenge from' }), '1');
  await waitFor(() => expect(names()).not.toContain('Goblin Minion'));
  expect(server.inputsOf('combat.findMonsters').at(-1)).toMatchObject({ query: 'goblin', from: '1', offset: 0 });
});

it('a page that was turned begins at the first again when the search is narrowed', async () => {
  const { person, server } = setUp();
  await person.click(await screen.findByRole('button', { name: 'Next' }));
  await waitFor(() => expect(server.inputsOf('combat.findMonsters').at(-1)).toMatchObject({ offset: 8 }));
  await person.selectOptions(screen.getByRole('combobox', { name: 'Type' }), screen.getAllByRole('option')[1] ?? '');
  await waitFor(() => expect(server.inputsOf('combat.findMonsters').at(-1)).toMatchObject({ offset: 0 }));
});

it('the last page stays in sight while the next one is on its way', async () => {
  const { person, server } = setUp();
  await person.click(await screen.findByRole('button', { name: 'Next' }));
  const before = names();
  server.answer({ combat: { findMonsters: () => new Promise(() => undefined) } });
  await person.click(screen.getByRole('button', { name: 'Next' }));
  expect(names()).toEqual(before);
});

it('words that fit nothing are told apart from a search that failed', async () => {
  const { person, server } = setUp();
  await person.type(screen.getByRole('searchbox'), 'zzz');
  expect(await screen.findByText('No results. Try fewer words.')).toBeTruthy();
  server.answer({
    combat: {
      findMonsters: () => {
        throw new Refusal('combat.notFound');
      },
    },
  });
  await person.type(screen.getByRole('searchbox'), 'z');
  expect(await screen.findByText('The search failed. Please try again.')).toBeTruthy();
  expect(screen.queryByText('No results. Try fewer words.')).toBeNull();
});

it('as many creatures join as were typed, and no number that is none', async () => {
  const { person, server } = setUp({ addMonsters: () => Promise.reject(new TypeError('Failed to fetch')) });
  await person.type(screen.getByRole('searchbox'), 'goblin w');
  await waitFor(() => expect(names()[0]).toBe('Goblin Warrior'));
  await person.click(screen.getByText('Goblin Warrior'));
  const count = screen.getAllByRole('textbox', { name: 'How many' })[0] ?? document.body;
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add Goblin Warrior' });
  await person.clear(count);
  expect(add.disabled).toBe(true);
  await person.type(count, '21');
  expect(count.getAttribute('aria-invalid')).toBe('true');
  await person.clear(count);
  await person.type(count, '3');
  await person.click(screen.getAllByRole('checkbox', { name: 'Hidden from players' })[0] ?? document.body);
  await person.click(add);
  expect(server.inputsOf('combat.addMonsters')).toEqual([
    { campaignId: 'c', id: 'newcomer', monsterId: 'goblin-warrior', count: 3, hidden: true, side: 'foes' },
  ]);
  expect(screen.queryByRole('checkbox', { name: /^In its lair/ })).toBeNull();
});

it('a creature that has a lair can be met there', async () => {
  const { person, server } = setUp({ addMonsters: () => Promise.reject(new TypeError('Failed to fetch')) });
  await person.type(screen.getByRole('searchbox'), 'adult red');
  await waitFor(() => expect(names()[0]).toBe('Adult Red Dragon'));
  await person.click(screen.getByText('Adult Red Dragon'));
  await person.click(screen.getByRole('checkbox', { name: /^In its lair/ }));
  await person.click(screen.getByRole('button', { name: 'Add Adult Red Dragon' }));
  expect(server.inputsOf('combat.addMonsters')).toMatchObject([{ monsterId: 'adult-red-dragon', inLair: true }]);
});

it('a creature that is opened shows its stat block, which the closed ones of the list do not fetch', async () => {
  const { person } = setUp();
  await person.type(screen.getByRole('searchbox'), 'goblin w');
  await waitFor(() => expect(names()[0]).toBe('Goblin Warrior'));
  expect(screen.queryByText(/Nimble Escape/)).toBeNull();
  await person.click(screen.getByText('Goblin Warrior'));
  expect(await screen.findByText(/Disengage or Hide/)).toBeTruthy();
});
