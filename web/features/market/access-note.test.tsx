import type { Contents } from '#domain/market/contents.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mira } from '#tests/support/dom/mira.ts';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { AccessNote } from './access-note.tsx';

const session = vi.hoisted((): { person: object | null } => ({ person: null }));
vi.mock('#web/lib/session/session.ts', async (original) => ({ ...(await original<object>()), useSession: () => session }));

renderAfresh();

const none: Contents = { lore: {}, tomes: 0, scenes: [], people: [], entries: [], heroes: [] };
const pack: Contents = { ...none, entries: [{ kind: 'item', name: 'Ring' }], heroes: [{ name: 'Kara', calling: 'Rogue' }] };

function shown(plan: 'FREE' | 'DM', part: { title?: string; isOurs?: boolean; pack?: boolean }) {
  session.person = { ...mira, plan };
  const about = {
    kind: part.pack ? ('assets' as const) : ('adventure' as const),
    title: part.title ?? 'The Weir',
    contents: part.pack ? pack : none,
  };
  renderAt('/marketplace', <AccessNote package={about} isOurs={part.isOurs ?? false} />);
  return document.body.textContent;
}

it('whoever leads campaigns is told nothing', () => {
  expect(shown('DM', {})).not.toContain('access');
});

it('without Dungeon Master access one reads what an adventure is good for, and where to ask', () => {
  expect(shown('FREE', {})).toContain('Leading a campaign in it takes Dungeon Master access. You can ask for it in your profile.');
  expect(screen.getByRole('link', { name: 'ask for it in your profile' }).getAttribute('href')).toBe('/account/profile');
  expect(screen.queryByRole('link', { name: 'Your Campaigns' })).toBeNull();
});

it('a story that comes with the product can be played without it, and one that is only called so cannot', () => {
  expect(shown('FREE', { title: 'Nobody Is Missing', isOurs: true })).toContain('You can play it right away');
  expect(screen.getByRole('link', { name: 'Your Campaigns' }).getAttribute('href')).toBe('/campaign');
});

it('homebrew needs a campaign that one leads; heroes do not', () => {
  expect(shown('FREE', { pack: true })).toContain('takes Dungeon Master access. Its heroes need none.');
});
