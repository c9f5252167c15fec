import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { numbersOf, profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { combatantOf } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { cinderDrake } from '#domain/homebrew/homebrew.fixture.ts';
import { statBlockOfHomebrew } from '#domain/homebrew/stat-block.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { queryClient } from '#web/lib/api.ts';
import { CombatPanel } from './combat-panel.tsx';
import { DmCombat } from './dm-combat.tsx';

describe('homebrew that was edited', () => {
  it('is named in the fight, and renewed by a press', async () => {
    const written = statBlockOfHomebrew(cinderDrake);
    const drake = { ...combatantOf(profileFromStatBlock(written, { id: 'drake', name: 'Old Ash' })), initiative: 1 };
    let block = written;
    const asked: string[] = [];
    const now = (): CombatNow => {
      const begun = fightOf('kara', 'goblin');
      const view = combatViewFor('dm', { ...begun, combatants: [...begun.combatants, drake] }, 'words');
      const fight = { id: 'f', number: 1, view, lines: [], hero: null, companions: [] };
      return { leads: true, heroes: [], characterId: null, isDamaged: false, fight };
    };
    const findMonsters = () => ({ monsters: [block], total: 1, numbers: { away: numbersOf(block, false), home: numbersOf(block, true) } });
    const { person, close, server } = renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, {
      combat: { get: now, findMonsters },
    });
    await screen.findByRole('heading', { name: 'Kara’s turn' });
    await waitFor(() => expect(server.inputsOf('combat.findMonsters')).toContainEqual(expect.objectContaining({ id: expect.any(String) })));
    expect(screen.queryByRole('region', { name: 'Edited homebrew' })).toBeNull();
    close();
    queryClient.clear();
    block = { ...written, armorClass: written.armorClass + 2 };
    const step = ({ step: taken }: { step: { name: string } }) => {
      asked.push(taken.name);
      return now();
    };
    renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, { combat: { get: now, findMonsters, step } });
    expect((await screen.findByRole('region', { name: 'Edited homebrew' })).textContent).toContain('Old Ash');
    await person.click(screen.getByRole('button', { name: 'Renew Old Ash' }));
    await waitFor(() => expect(asked).toEqual(['renew']));
  });
});
