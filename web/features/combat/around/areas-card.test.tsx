import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import type { SeenArea } from '#domain/combat/view.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { figuresOf } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { AreasCard } from './areas-card.tsx';

const figures = figuresOf(combatViewFor('players', fightOf('kara', 'tomas', 'goblin'), 'words'));
const beam: SeenArea = { id: 'beam', name: 'Moonbeam', by: 'kara', inside: ['goblin'], only: null, onMap: false, lies: null };

/** What can be done, with what was. */
const doing = (taken: Step[]) => ({
  busy: false,
  step: async (each: Step) => {
    taken.push(each);
    return true;
  },
  run: async () => true,
  join: async () => true,
  campaignId: 'c',
});

function show(looker: { heroId: string | null; leads: boolean }, onMap = false) {
  const taken: Step[] = [];
  return { ...renderAt('/', <AreasCard areas={[{ ...beam, onMap }]} {...{ figures, doing: doing(taken) }} {...looker} />), taken };
}

describe('an area that stays', () => {
  it('says who stands in it, and whoever made it says who comes and goes', async () => {
    const { person, taken } = show({ heroId: 'kara', leads: false });
    expect(within(screen.getByRole('list', { name: 'In Moonbeam' })).getByText('Goblin')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Goblin leaves' }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Who comes into Moonbeam' }), 'Tomas');
    await person.click(screen.getByRole('button', { name: 'Comes in' }));
    expect(taken).toEqual([
      { name: 'standIn', areaId: 'beam', targetId: 'goblin', inside: false },
      { name: 'standIn', areaId: 'beam', targetId: 'tomas', inside: true },
    ]);
  });

  it('lets others say it of themselves alone', () => {
    show({ heroId: 'tomas', leads: false });
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Tomas']);
    expect(screen.queryByRole('button', { name: 'Goblin leaves' })).toBeNull();
  });

  it('is not entered by those whom it spares', () => {
    renderAt(
      '/',
      <AreasCard areas={[{ ...beam, inside: [], only: 'foes' }]} {...{ figures, doing: doing([]) }} heroId="kara" leads={false} />,
    );
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Goblin']);
  });

  it('is entered by nothing that is a thing, such as a section of a wall', () => {
    const section = figures.slice(0, 1).map((one) => ({ ...one, id: 'section', name: 'Prismatic Wall: Red', isObject: true as const }));
    const around = { figures: [...figures, ...section], doing: doing([]), heroId: null, leads: true };
    renderAt('/', <AreasCard areas={[{ ...beam, inside: [] }]} {...around} />);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).not.toContain('Prismatic Wall: Red');
  });

  it('is said by the battle map alone where it lies on one', () => {
    show({ heroId: 'kara', leads: false }, true);
    expect(screen.getByText('The battle map says who stands in it.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
