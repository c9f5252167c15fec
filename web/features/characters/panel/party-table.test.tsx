import { SeenCard } from '#contract/play/characters-shapes.ts';
import { cardOf } from '#domain/character/card.ts';
import { hero, scores } from '#domain/character/character.fixture.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PartyTable } from './party-table.tsx';

const seen = (name: string, changes: Parameters<typeof hero>[0] = {}) =>
  SeenCard.parse({ ...cardOf(hero({ name, ...changes })), playerName: 'Mira', isMine: false, mayAct: true });
const kara = seen('Kara', { stats: scores({ wisdom: 14, intelligence: 8 }), skills: ['perception'] });
const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }));

it('the passive scores of every hero stand side by side', () => {
  renderAt('/', <PartyTable cards={[kara]} />);
  expect(
    row('Kara')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['10', '14', '9', '12', 'Inspire Kara']);
});

it('inspiration is given at one press, and is shown', async () => {
  const given = hero({ name: 'Kara', inspiration: true });
  const act = () => ({ character: given, sentences: ['Kara gains Heroic Inspiration.'], rolls: [], position: 3 });
  const { person, server } = renderAt(
    '/',
    <PartyTable cards={[kara, seen('Tov', { id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13', inspiration: true })]} />,
    { characters: { act } },
  );
  expect(row('Tov').getByText('Inspired')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: /^Inspire\s*Kara$/ }));
  await expect.poll(() => server.inputsOf('characters.act')).toMatchObject([{ act: { kind: 'inspiration', held: true } }]);
});

it('minutes pass for those alone who bear something that they end', async () => {
  const shield = {
    ...effect('Shield', { on: 'armorClass', add: '5' }),
    duration: { kind: 'time' as const, amount: 1, unit: 'minute' as const },
  };
  const bearer = seen('Tov', { id: '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a13', activeEffects: [shield] });
  const act = () => ({ character: hero({ name: 'Tov' }), sentences: ['Shield ends for Tov.'], rolls: [], position: 3 });
  const { person, server } = renderAt('/', <PartyTable cards={[kara, bearer]} />, { characters: { act } });
  await person.click(screen.getByRole('button', { name: 'Minutes pass' }));
  await expect.poll(() => server.inputsOf('characters.act')).toMatchObject([{ characterId: bearer.id, act: { kind: 'passTime' } }]);
});

it('where nothing ends by minutes, no button says that they pass', () => {
  renderAt('/', <PartyTable cards={[kara]} />);
  expect(screen.queryByRole('button', { name: 'Minutes pass' })).toBeNull();
});
