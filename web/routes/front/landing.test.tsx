import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { visitor } from '#tests/support/dom/signed-in.ts';
import { Landing } from './landing.tsx';

describe('the landing', () => {
  it('shows the real table, and says what it costs, where it runs and who narrates', () => {
    renderAt('/', <Landing />, { account: { me: () => visitor } });
    const table = screen.getByRole('region', { name: 'A table that is your own' });
    const picture = within(table).getByRole('img', { name: /^A table in the middle of a turn/ });
    expect(picture.getAttribute('src')).toMatch(/turn-(?:dark|light)/);
    const said = within(table)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(said).toEqual(['Self-hosted', 'Free', 'An AI narrator of your choice, or none']);
  });

  it('promises nothing that has no page', () => {
    renderAt('/', <Landing />, { account: { me: () => visitor } });
    const cards = within(screen.getByRole('region', { name: /^Everything the evening needs/ })).getAllByRole('listitem');
    expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
      '/learn/dm-guide',
      '/learn/using-the-narrator',
      '/tools',
      '/learn',
    ]);
  });
});
