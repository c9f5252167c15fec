import type { Contents } from '#domain/market/contents.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { signInAsMira } from '#tests/support/dom/signed-in.ts';
import { AccessNote } from './access-note.tsx';

renderAfresh();

const none: Contents = { lore: {}, tomes: 0, scenes: [], people: [], entries: [], heroes: [] };
const pack: Contents = { ...none, entries: [{ kind: 'item', name: 'Ring' }], heroes: [{ name: 'Kara', calling: 'Rogue' }] };

async function shown(plan: 'FREE' | 'DM', part: { title?: string; isOurs?: boolean; pack?: boolean }) {
  const about = {
    kind: part.pack ? ('assets' as const) : ('adventure' as const),
    title: part.title ?? 'The Weir',
    contents: part.pack ? pack : none,
  };
  const { server } = renderAt('/marketplace', <AccessNote package={about} isOurs={part.isOurs ?? false} />);
  await signInAsMira(server, plan);
  return document.body.textContent;
}

it('whoever leads campaigns is told nothing', async () => {
  expect(await shown('DM', {})).not.toContain('access');
});

it('without Dungeon Master access one reads what an adventure is good for, and where to ask', async () => {
  expect(await shown('FREE', {})).toContain('Leading a campaign in it takes Dungeon Master access. You can ask for it in your profile.');
  expect(screen.getByRole('link', { name: 'ask for it in your profile' }).getAttribute('href')).toBe('/account/profile');
  expect(screen.queryByRole('link', { name: 'Your Campaigns' })).toBeNull();
});

it('a story that comes with the product can be played without it, and one that is only called so cannot', async () => {
  expect(await shown('FREE', { title: 'Nobody Is Missing', isOurs: true })).toContain('You can play it right away');
  expect(screen.getByRole('link', { name: 'Your Campaigns' }).getAttribute('href')).toBe('/campaign');
});

it('homebrew needs a campaign that one leads; heroes do not', async () => {
  expect(await shown('FREE', { pack: true })).toContain('takes Dungeon Master access. Its heroes need none.');
});
