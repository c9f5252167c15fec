import { renderAt } from '#tests/support/dom/render-at.tsx';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PickList } from './pick-list.tsx';
import { spellOptions } from './pick-options.tsx';

it('a list of spells shows what one does without choosing it', async () => {
  const choose = vi.fn();
  const { person } = renderAt(
    '/',
    <PickList
      label="Class cantrips"
      options={spellOptions({ homebrew: [] })(['fire-bolt', 'light'])}
      chosen={[]}
      most={2}
      onChange={choose}
    />,
  );
  await person.click(screen.getByRole('button', { name: 'Read the description of Fire Bolt' }));
  expect(await screen.findByText(/1d10 Fire damage/)).toBeTruthy();
  expect(choose).not.toHaveBeenCalled();
  await person.click(screen.getByRole('checkbox', { name: 'Fire Bolt' }));
  expect(choose).toHaveBeenCalledWith(['fire-bolt']);
  await person.click(screen.getByRole('button', { name: 'Hide the description of Fire Bolt' }));
  expect(screen.queryByText(/1d10 Fire damage/)).toBeNull();
});
