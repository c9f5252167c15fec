import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Member } from '#domain/campaign/campaign.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { PeopleDialog } from './people-dialog.tsx';

const watcher = (userId: string, name: string): Member => ({
  userId,
  name,
  avatarUrl: null,
  seat: 'spectator',
  joinedAt: '2026-11-29T00:00:00.000Z',
  character: null,
});
const watchers = Array.from({ length: 1000 }, (_, n) => watcher(`w${n + 1}`, `Watcher ${n + 1}`));
const mira: Member = { ...watcher('mira', 'Mira'), seat: 'player' };

function setUp(people: readonly Member[], seat: Member['seat'] = 'owner') {
  const campaign = { id: 'c', name: 'The salt road', seat, isTemplate: false, privateRun: null, participantCount: people.length };
  const noop = () => undefined;
  return renderAt(
    '/campaign',
    <PeopleDialog
      {...{ campaign, me: 'mira', present: new Set<string>(), heroes: new Map<string, { id: string }>() }}
      onHero={noop}
      onAgreement={null}
      onLeft={noop}
      onInvite={null}
      onClose={noop}
    />,
    {
      campaigns: {
        // As the server answers.
        members: ({ search = '', offset = 0 }: { search?: string; offset?: number }) =>
          people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase())).slice(offset, offset + 500),
        requests: () => [],
      },
    },
  );
}

const names = () =>
  within(screen.getByRole('list', { name: 'Seats' }))
    .getAllByRole('listitem')
    .map((each) => each.querySelector('p')?.textContent);

it('shows a small table whole, without a search or pages', async () => {
  setUp([mira, ...watchers.slice(0, 4)]);
  expect(await screen.findByText('Watcher 4')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('tells how many sit at a great table, and pages to the last of them', async () => {
  const { person } = setUp([mira, ...watchers]);
  expect(await screen.findByText('1–50 of 1,001 people')).toBeTruthy();
  expect(names()).toHaveLength(50);
  for (let page = 2; page <= 21; page += 1) {
    await person.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText(new RegExp(`^${figureOf((page - 1) * 50 + 1)}–`));
  }
  await waitFor(() => expect(names()).toEqual(['Watcher 1000']));
});

const figureOf = (n: number) => n.toLocaleString('en-US');

it('finds somebody who stands far behind, so that they can be removed', async () => {
  const { person } = setUp([mira, ...watchers]);
  await person.type(await screen.findByRole('searchbox', { name: 'Find somebody' }), 'watcher 99{Enter}');
  await waitFor(() => expect(names()).toHaveLength(11));
  await person.click(screen.getByRole('button', { name: 'More about Watcher 999' }));
  await person.click(await screen.findByRole('menuitem', { name: 'Remove from campaign' }));
  expect(await screen.findByText(/remove Watcher 999 from/)).toBeTruthy();
});

it('says that nobody is called so, and that more may be', async () => {
  const { person } = setUp([mira, ...watchers]);
  const field = await screen.findByRole('searchbox', { name: 'Find somebody' });
  await person.type(field, 'tov{Enter}');
  expect(await screen.findByText('Nobody at this table is called that. Try fewer letters.')).toBeTruthy();
  await person.clear(field);
  await person.type(field, 'watcher{Enter}');
  expect(await screen.findByText(/^More people may be called that/)).toBeTruthy();
});

it('lets somebody leave who is not on the page', async () => {
  const { person } = setUp([...watchers, { ...mira, seat: 'spectator' }], 'spectator');
  await person.click(await screen.findByRole('button', { name: 'Leave this table' }));
  expect(await screen.findByText(/leave "The salt road"\?/)).toBeTruthy();
});
