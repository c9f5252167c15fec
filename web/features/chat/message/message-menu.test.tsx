import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { message } from '#web/features/chat/room/message.fixture.ts';
import { MessageMenu } from './message-menu.tsx';

const said = message(1, { content: 'I open the gate.', reactions: [{ emoji: '❤️', by: ['mira'] }] });

/** A message with a button that opens its menu, as the story has it. */
function Story({ editable, did }: { editable: boolean; did: (what: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        Actions
      </button>
      {anchor && (
        <MessageMenu
          message={said}
          anchor={anchor}
          me="mira"
          editable={editable}
          onReact={(emoji, on) => did(`${emoji} ${on}`)}
          onAnswer={() => did('answer')}
          onEdit={() => did('edit')}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

async function setUp(editable = true) {
  const did = vi.fn<(what: string) => void>();
  const shown = renderAt('/', <Story editable={editable} did={did} />);
  const button = screen.getByRole('button', { name: 'Actions' });
  await shown.person.click(button);
  await screen.findByRole('menu', { name: 'Actions for Mira’s message' });
  return { ...shown, did, button };
}

const signs = () => screen.getAllByRole('menuitemcheckbox');
const focused = () => document.activeElement?.textContent ?? '';
const closed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

it('the menu of a message begins at its first sign and says which signs are one’s own', async () => {
  await setUp();
  expect(document.activeElement).toBe(signs()[0]);
  expect(signs().filter((sign) => sign.getAttribute('aria-checked') === 'true')).toHaveLength(1);
});

it('arrows go along the signs, down to the words from any of them, and stop at the ends', async () => {
  const { person } = await setUp();
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(signs()[0]);
  await person.keyboard('{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(signs()[2]);
  while (focused() !== 'Reply') await person.keyboard('{ArrowDown}');
  await person.keyboard('{ArrowDown}');
  expect(focused()).toBe('Edit');
  await person.keyboard('{End}{ArrowDown}');
  expect(focused()).toBe('Copy text');
});

it('a sign that is one’s own already is taken away by pressing it', async () => {
  const { person, did } = await setUp();
  const mine = signs().find((sign) => sign.getAttribute('aria-checked') === 'true');
  mine?.focus();
  await person.keyboard('{Enter}');
  expect(did.mock.calls).toEqual([['❤️ false']]);
  await closed();
});

it('Escape closes the menu and gives the focus back to its button', async () => {
  const { person, did, button } = await setUp();
  await person.keyboard('{Escape}');
  await closed();
  expect(document.activeElement).toBe(button);
  expect(did).not.toHaveBeenCalled();
});

it('Reply closes the menu before it answers, so that the answer may take the focus', async () => {
  const { person, did } = await setUp();
  did.mockImplementation(() => expect(screen.queryByRole('menu')).toBeNull());
  await person.click(await screen.findByRole('menuitem', { name: 'Reply' }));
  expect(did.mock.calls).toEqual([['answer']]);
  await closed();
});

it('only words that may still be changed can be edited', async () => {
  await setUp(false);
  expect(screen.queryByRole('menuitem', { name: 'Edit' })).toBeNull();
});
