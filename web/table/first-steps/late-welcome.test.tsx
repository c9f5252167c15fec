import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAfresh, renderAt } from '#tests/support/dom/render-at.tsx';
import { Store } from '#web/lib/store/store.ts';
import { LateWelcome } from './late-welcome.tsx';
import type { Told } from './story-so-far.ts';
import { at, told } from './told.fixture.ts';

renderAfresh();

/** What Mira, who joined at minute 30, finds at a table that was told something at minute 10. */
function come(messages: readonly Told[] = []) {
  const room = { state: new Store({ transcript: { messages: [told(10, 'The gate opens.'), ...messages] } }) };
  const campaign = { id: 'c', location: { name: 'The mill', place: 'Saltmoor' }, settings: { narratorMode: 'ai' as const } };
  const mira = { userId: 'mira', name: 'Mira', avatarUrl: null, seat: 'player' as const, joinedAt: at(30), character: null };
  return renderAt('/campaign', <LateWelcome room={room} campaign={campaign} me={{ id: 'mira' }} needsNoTurn />, {
    campaigns: { members: () => [mira] },
  });
}

it('a player who joins late reads where the party is, what was told last and how one takes part', async () => {
  const { person } = come();
  const card = await screen.findByRole('region', { name: 'First steps' });
  expect(card.textContent).toContain('The party is at The mill, Saltmoor. Told last: The gate opens.');
  expect(card.textContent).toContain('Write what you do, and the narrator answers.');
  await person.click(screen.getByRole('button', { name: 'Close the first steps' }));
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

it('a player who has said something reads it no more', () => {
  come([told(35, 'Hello.', { authorId: 'mira', role: 'player', narration: null })]);
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});
