import { detailFiles } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { StatBlockCard } from './stat-block-card.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function show(id: string) {
  const block = monsterOf(id);
  if (!block) throw new Error(`There is no ${id}.`);
  return renderAt('/', <StatBlockCard block={block} />);
}

it('a stat block shows traits, Multiattack, bonus actions and reactions with their words', async () => {
  show('goblin-boss');
  const reactions = await screen.findByRole('region', { name: 'Reactions' });
  expect(within(reactions).getByText(/The two trade places/).textContent).toMatch(
    /^Redirect Attack\. When a creature that the goblin can see makes an attack roll against it: /,
  );
  expect(within(screen.getByRole('region', { name: 'Bonus Actions' })).getByText(/Disengage or Hide/)).toBeTruthy();
  expect(screen.getByText(/Makes two attacks with Scimitar or Shortbow/)).toBeTruthy();
});

it('a trait that an attack tells in full is not shown twice', async () => {
  show('bearded-devil');
  expect(await screen.findByText(/stanch the wound/)).toBeTruthy();
  expect(screen.queryByText('Infernal Wound.')).toBeNull();
});

it('a stat block whose details do not load shows its facts, and tries again', async () => {
  const files = vi.spyOn(detailFiles, 'beast').mockRejectedValue(new TypeError('Failed to fetch'));
  const { person } = show('wolf');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The description of Wolf could not be loaded.');
  expect(screen.getByText('Pack Tactics.')).toBeTruthy();
  expect(screen.getByText(/to hit, 5 ft/)).toBeTruthy();
  files.mockRestore();
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/knocked? .*Prone/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
