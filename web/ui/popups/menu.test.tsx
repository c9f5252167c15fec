import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { Menu, MenuItem, MenuNote } from './menu.tsx';

afterEach(() => void vi.restoreAllMocks());

function setUp() {
  const done = vi.fn();
  const { person } = renderAt(
    '/',
    <>
      <Menu trigger={<button type="button">Actions</button>}>
        <MenuNote>Written yesterday</MenuNote>
        <MenuItem onSelect={() => done('answer')}>Answer</MenuItem>
        <MenuItem disabled onSelect={() => done('edit')}>
          Edit
        </MenuItem>
        <MenuItem danger onSelect={() => done('delete')}>
          Delete
        </MenuItem>
      </Menu>
      <button type="button">After it</button>
    </>,
  );
  return { person, done, trigger: screen.getByRole('button', { name: 'Actions' }) };
}

const item = (name: string) => screen.getByRole('menuitem', { name });

it('a closed menu shows none of its items, and its button says so', () => {
  const { trigger } = setUp();
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

it('a menu that opens puts the focus on its first item, and its button says that it is open', async () => {
  const { person, trigger } = setUp();
  await person.click(trigger);
  expect(document.activeElement).toBe(item('Answer'));
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
});

it('the arrow keys go round in a menu and pass over what cannot be done', async () => {
  const { person, trigger } = setUp();
  await person.click(trigger);
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Delete'));
  await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(item('Answer'));
});

it('a letter goes to the item that begins with it', async () => {
  const { person, trigger } = setUp();
  await person.click(trigger);
  await person.keyboard('d');
  expect(document.activeElement).toBe(item('Delete'));
});

it('Enter does what the item says, closes the menu and gives the focus back to its button', async () => {
  const { person, trigger, done } = setUp();
  await person.click(trigger);
  await person.keyboard('{End}{Enter}');
  expect(done.mock.calls).toEqual([['delete']]);
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(document.activeElement).toBe(trigger);
});

it('an item that cannot be chosen does nothing and leaves the menu open', async () => {
  const { person, trigger, done } = setUp();
  await person.click(trigger);
  await person.click(item('Edit'));
  expect(done).not.toHaveBeenCalled();
  expect(item('Answer')).toBeTruthy();
});

it('Escape closes a menu without doing anything', async () => {
  const { person, trigger, done } = setUp();
  await person.click(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  await person.keyboard('{Escape}');
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
  expect(done).not.toHaveBeenCalled();
});

it('a menu is one stop of the Tab key, which leaves it closed behind', async () => {
  const { person, trigger } = setUp();
  await person.click(trigger);
  expect(screen.getAllByRole('menuitem')).toHaveLength(3);
  await person.tab();
  expect(screen.queryByRole('menuitem')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'After it' }));
});

describe('a menu whose items are fetched', () => {
  function setUpLater(answers: Promise<boolean>[]) {
    const asked = vi.fn(() => answers.shift() ?? Promise.resolve(true));
    const { person } = renderAt(
      '/',
      <Menu ahead={asked} trigger={<button type="button">Actions</button>}>
        <MenuItem>Answer</MenuItem>
      </Menu>,
    );
    return { person, asked, trigger: screen.getByRole('button', { name: 'Actions' }) };
  }

  it('fetches them once the button is pointed at, and then opens at once', async () => {
    const { person, asked, trigger } = setUpLater([]);
    await person.hover(trigger);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menuitem')).toBeNull();
    await person.click(trigger);
    expect(document.activeElement).toBe(item('Answer'));
  });

  it('opens when they are there, with the focus on the first', async () => {
    let come = (_isThere: boolean) => {};
    const later = new Promise<boolean>((resolve) => (come = resolve));
    const { person, trigger } = setUpLater([later, later, later]);
    await person.click(trigger);
    await person.click(trigger);
    expect(screen.queryByRole('menuitem')).toBeNull();
    await act(async () => come(true));
    await waitFor(() => expect(document.activeElement).toBe(item('Answer')));
  });

  it('says where they did not come without a connection, and tries again with the next press', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { person, trigger } = setUpLater(Array.from({ length: 3 }, () => Promise.resolve(false)));
    await person.click(trigger);
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy();
    await person.keyboard('{Escape}');
    await person.click(trigger);
    expect(await screen.findByRole('menuitem', { name: 'Answer' })).toBeTruthy();
  });
});
