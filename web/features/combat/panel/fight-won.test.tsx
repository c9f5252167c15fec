import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setUp } from '#tests/support/dom/dm-panel.tsx';

describe('a fight without foes', () => {
  it('is ended by the first button where the next turn is asked for', async () => {
    const { person, table } = await setUp();
    const ends = () => screen.getAllByRole('button', { name: 'End the fight' });
    const next = () => screen.getByRole('button', { name: 'Next turn' });
    const inTools = screen.getByRole('button', { name: 'Area damage or save' }).parentElement;
    expect(ends().map((each) => inTools?.contains(each))).toEqual([true]);
    const fallen = table.combat.combatants.map((each) => (each.side === 'foes' ? { ...each, hitPoints: 0, dead: true } : each));
    table.combat = { ...table.combat, combatants: fallen };
    await person.click(next());
    await waitFor(() => expect(ends().map((each) => inTools?.contains(each))).toEqual([false]));
    const [end] = ends();
    expect(end && end.compareDocumentPosition(next()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    await person.click(end ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'End the fight' })).toBeTruthy();
  });
});
