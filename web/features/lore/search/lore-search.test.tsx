import { Refusal } from '#domain/refusals/refusals.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Answers } from '#tests/support/dom/fake-server.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { LoreSearch } from './lore-search.tsx';

const found = (entryId: string, name: string) => ({ entryId, name, category: 'geography' as const, excerpt: `The «${name}» stands.` });
const all = [found('gate', 'Gate'), found('garden', 'Garden'), found('tower', 'Tower')];

function setUp(answers: Answers['worlds'] = {}) {
  const open = vi.fn<(id: string) => void>();
  const search = (
    <>
      <button type="button">Elsewhere</button>
      <textarea aria-label="Notes" />
      <LoreSearch worldId="w" onOpen={open} />
    </>
  );
  const shown = renderAt('/', search, {
    worlds: { search: ({ text }) => all.filter(({ name }) => name.toLowerCase().startsWith(text)), ...answers },
  });
  return { ...shown, open };
}

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const chosen = () => screen.getByRole('option', { selected: true });

it('a slash leads to the search, and is a plain letter where somebody writes', async () => {
  const { person } = setUp();
  await person.click(screen.getByRole('textbox', { name: 'Notes' }));
  await person.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Notes' }));
  await person.click(screen.getByRole('button', { name: 'Elsewhere' }));
  await person.keyboard('/');
  expect(document.activeElement).toBe(box());
  expect(box().value).toBe('');
});

it('the arrow keys go round in what was found, and Enter opens it', async () => {
  const { person, open } = setUp();
  await person.type(box(), 'ga');
  await screen.findByRole('option', { name: /Garden/ });
  await person.keyboard('{ArrowUp}');
  expect(chosen().textContent).toContain('Garden');
  expect(box().getAttribute('aria-activedescendant')).toBe(chosen().id);
  await person.keyboard('{ArrowDown}');
  expect(chosen().textContent).toContain('Gate');
  await person.keyboard('{Enter}');
  expect(open.mock.calls).toEqual([['gate']]);
  expect(box().value).toBe('');
});

it('Escape closes what was found and keeps what was typed', async () => {
  const { person, open } = setUp();
  await person.type(box(), 'ga');
  await screen.findByRole('option', { name: /Garden/ });
  await person.keyboard('{Escape}');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('option')).toBeNull();
  await person.keyboard('{Enter}');
  expect(open).not.toHaveBeenCalled();
});

it('a search that finds nothing says so, and one that fails never looks like it', async () => {
  const { person, server } = setUp();
  await person.type(box(), 'dragon');
  expect(await screen.findByText('No results for “dragon”.')).toBeTruthy();
  server.answer({
    worlds: {
      search: () => {
        throw new Refusal('world.notFound');
      },
    },
  });
  await person.type(box(), 's');
  await waitFor(() => expect(screen.queryByText(/No results|Searching/)).toBeNull());
  expect(screen.getByText(new Refusal('world.notFound').message)).toBeTruthy();
});

it('the answer to an earlier search never stands under a later one as its result', async () => {
  const slow = Promise.withResolvers<typeof all>();
  const { person } = setUp({ search: ({ text }) => (text === 'g' ? slow.promise : all.slice(2)) });
  await person.type(box(), 'g');
  await person.clear(box());
  await person.type(box(), 't');
  expect(await screen.findByRole('option', { name: /Tower/ })).toBeTruthy();
  slow.resolve(all);
  await slow.promise;
  expect(screen.getAllByRole('option')).toHaveLength(1);
});
