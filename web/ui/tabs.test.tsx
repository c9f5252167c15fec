import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TabList, TabPanel, Tabs } from './tabs.tsx';

const tabs = [
  { id: 'story', label: 'Story' },
  { id: 'notes', label: 'Notes' },
  { id: 'map', label: 'Map' },
];

function Table({ first = 'story' }: { first?: string }) {
  const [value, setValue] = useState(first);
  return (
    <Tabs value={value} onChange={setValue}>
      <TabList label="Table" tabs={tabs} />
      <TabPanel id="story">The story</TabPanel>
      <TabPanel id="notes" keep>
        <input aria-label="Note" />
      </TabPanel>
      <TabPanel id="map">The map</TabPanel>
    </Tabs>
  );
}

const tab = (name: string) => screen.getByRole('tab', { name });

it('tabs are one stop of the Tab key, and the arrow keys show what they reach, round and round', async () => {
  const { person } = renderAt('/', <Table />);
  await person.tab();
  expect(document.activeElement).toBe(tab('Story'));
  await person.keyboard('{ArrowLeft}');
  expect(document.activeElement).toBe(tab('Map'));
  expect(screen.getByRole('tabpanel', { name: 'Map' }).textContent).toBe('The map');
  await person.keyboard('{Home}');
  expect(document.activeElement).toBe(tab('Story'));
  await person.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'Story' }));
});

it('a tab and its panel name each other', async () => {
  const { person } = renderAt('/', <Table />);
  await person.click(tab('Map'));
  const panel = screen.getByRole('tabpanel', { name: 'Map' });
  expect(tab('Map').getAttribute('aria-controls')).toBe(panel.id);
  expect(tab('Map').getAttribute('aria-selected')).toBe('true');
  expect(tab('Story').hasAttribute('aria-controls')).toBe(false);
});

it('a panel that is kept holds what was typed in it, out of sight and out of reach', async () => {
  const { person } = renderAt('/', <Table first="notes" />);
  await person.type(screen.getByRole('textbox'), 'Debts');
  await person.click(tab('Map'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(tab('Notes'));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('Debts');
});

it('the first tab can be reached where none of them shows', async () => {
  const { person } = renderAt('/', <Table first="elsewhere" />);
  expect(screen.queryByRole('tabpanel')).toBeNull();
  await person.tab();
  expect(document.activeElement).toBe(tab('Story'));
  await person.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Notes' })).toBeTruthy();
});
