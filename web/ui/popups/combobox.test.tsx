import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCombobox } from './combobox.ts';

const taken = vi.fn();
const spells = ['Bless', 'Blight', 'Bane'];

function Field({ refusesEnter = false }: { refusesEnter?: boolean }) {
  const [query, setQuery] = useState('');
  const [note, setNote] = useState('');
  const found = spells.filter((name) => name.startsWith(query));
  const box = useCombobox({
    count: found.length,
    query,
    takesTab: true,
    onTake: (index, key) => {
      if (refusesEnter && key === 'Enter') return false;
      taken(found[index], key);
      return true;
    },
    onEscape: () => setNote('closed'),
  });
  return (
    <>
      <input
        role="combobox"
        aria-label="Spell"
        aria-expanded
        {...box.field}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={(event) => {
          if (!box.press(event)) setNote(`field: ${event.key}`);
        }}
      />
      <p>{note}</p>
      <ul {...box.list} aria-label="Found">
        {found.map((name, index) => (
          <li key={name} {...box.option(index)}>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Spell' });
const active = () => screen.getByRole('option', { selected: true });

beforeEach(() => void taken.mockClear());

it('the arrow keys go round the options, and the field names the active one', async () => {
  const person = userEvent.setup();
  render(<Field />);
  await person.click(field());
  expect(field().getAttribute('aria-activedescendant')).toBe(active().id);
  await person.keyboard('{ArrowUp}');
  expect(active().textContent).toBe('Bane');
  await person.keyboard('{ArrowDown}{ArrowDown}');
  expect(active().textContent).toBe('Blight');
  expect(field().getAttribute('aria-activedescendant')).toBe(active().id);
});

it('Enter and Tab take the active option, and Shift+Tab leaves the field', async () => {
  const person = userEvent.setup();
  render(<Field />);
  await person.click(field());
  await person.keyboard('{ArrowDown}{Enter}{Tab}');
  expect(taken.mock.calls).toEqual([
    ['Blight', 'Enter'],
    ['Blight', 'Tab'],
  ]);
  await person.keyboard('{Shift>}{Tab}{/Shift}');
  expect(taken).toHaveBeenCalledTimes(2);
});

it('another query makes the first option active again, and without options no key is taken', async () => {
  const person = userEvent.setup();
  render(<Field />);
  await person.type(field(), '{ArrowDown}Bl');
  expect(active().textContent).toBe('Bless');
  await person.type(field(), 'x');
  expect(field().hasAttribute('aria-activedescendant')).toBe(false);
  await person.keyboard('{Enter}');
  expect(taken).not.toHaveBeenCalled();
  expect(screen.getByText('field: Enter')).toBeDefined();
});

it('Enter stays with a field that wants it, and Escape closes', async () => {
  const person = userEvent.setup();
  render(<Field refusesEnter />);
  await person.click(field());
  await person.keyboard('{Enter}');
  expect(screen.getByText('field: Enter')).toBeDefined();
  await person.keyboard('{Escape}');
  expect(screen.getByText('closed')).toBeDefined();
});

it('pointing makes an option active and a press takes it, with the focus still in the field', async () => {
  const person = userEvent.setup();
  render(<Field />);
  await person.click(field());
  await person.hover(screen.getByText('Bane'));
  expect(active().textContent).toBe('Bane');
  await person.click(screen.getByText('Bane'));
  expect(taken).toHaveBeenCalledWith('Bane', 'pointer');
  expect(document.activeElement).toBe(field());
});
