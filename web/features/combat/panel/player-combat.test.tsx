import type { CombatNow, OwnHero } from '#contract/play/combat-shapes.ts';
import { fightOf, play, scripted } from '#domain/combat/combat.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import type { CombatView } from '#domain/combat/view.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { queryClient } from '#web/lib/api.ts';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import { TurnBanner } from '#web/features/combat/turn-banner.tsx';
import { CombatPanel } from './combat-panel.tsx';
import { DmCombat } from './dm-combat.tsx';
import { PlayerCombat } from './player-combat.tsx';

/** The same fight for Kara's player, on her turn or on that of the goblin. */
function forPlayer(isHers: boolean, changes: Partial<OwnHero> = {}): CombatNow {
  const begun = fightOf('kara', 'goblin', 'troll');
  const combat = isHers ? begun : play(begun, scripted(), { name: 'next' });
  const moves = { attack: isHers, action: isHers, actions: isHers ? 1 : 0, deathSave: false, endTurn: isHers };
  const hero = karaOf(combat, { refusedActs: [], moves, ...changes });
  const lines = [{ key: '1.0', sentence: 'The fight begins.', rolls: [] }];
  const fight = { id: 'f', number: 1, view: combatViewFor('players', combat, 'words'), lines, hero, companions: [] };
  return { leads: false, heroes: [], characterId: 'kara', isDamaged: false, fight };
}

/** The same fight with the troll on the side of the heroes. */
function withFriend(view: CombatView): CombatView {
  if (view.audience === 'dm') return view;
  return { ...view, combatants: view.combatants.map((one) => (one.id === 'troll' ? { ...one, side: 'heroes' } : one)) };
}

/** The same fight with Kara at 0 hit points. */
function withFallen(view: CombatView): CombatView {
  if (view.audience === 'dm') return view;
  return { ...view, combatants: view.combatants.map((one) => (one.id === 'kara' ? { ...one, health: 'down' } : one)) };
}

describe('the fight of a player', () => {
  it('has the order above, what they can do in the middle, and the result with the end of the turn below', async () => {
    renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, { combat: { get: () => forPlayer(true) } });
    const parts = [
      await screen.findByRole('list', { name: 'Turn order' }),
      screen.getByRole('group', { name: 'Target' }),
      screen.getByRole('group', { name: 'Attacks of Kara' }),
      screen.getByRole('region', { name: 'Latest result' }),
      screen.getByRole('button', { name: 'End turn' }),
    ];
    const inPage = parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(inPage).toEqual(parts);
    expect(within(screen.getByRole('group', { name: 'What can be done' })).queryByRole('button', { name: 'End turn' })).toBeNull();
    expect(screen.getByRole('list', { name: 'Left of your turn' }).textContent).toBe('Action leftBonus leftReaction left');
  });

  it.each([
    ['a class that casts most', { spellsFirst: true }, ['Target', 'What Kara can do', 'Attacks of Kara']],
    ['others', {}, ['Target', 'Attacks of Kara', 'What Kara can do']],
  ] as const)('has spells and weapons in the order of what is done most: %s', async (_who, changes, order) => {
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: ['fire-bolt'], slots: [] };
    renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => forPlayer(true, { slotCasting, ...changes }) },
    });
    const spells = await screen.findByRole('region', { name: 'What Kara can do' });
    expect(within(spells).getByRole('button', { name: /^Fire Bolt/ })).toBeTruthy();
    const parts = [spells, screen.getByRole('group', { name: 'Attacks of Kara' }), screen.getByRole('group', { name: 'Target' })];
    const inPage = parts.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    expect(inPage.map((each) => each.getAttribute('aria-label'))).toEqual(order);
  });

  it.each([
    ['a class that casts most', { spellsFirst: true }, ['What Kara can do', 'Attacks of Kara']],
    ['others', {}, ['Attacks of Kara', 'What Kara can do']],
  ] as const)('stands before the Dungeon Master in the same order: %s', async (_who, changes, order) => {
    const combat = fightOf('kara', 'goblin');
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: ['fire-bolt'], slots: [] };
    const casting = { ...combat, combatants: combat.combatants.map((one) => (one.id === 'kara' ? { ...one, slotCasting } : one)) };
    const atHand = [{ id: 'kara', refused: [], bonusActions: [], reactions: [], deeds: [], wares: [], ...changes }];
    const fight = { id: 'f', number: 1, view: combatViewFor('dm', casting, 'words'), lines: [], hero: null, companions: [], atHand };
    const now: CombatNow = { leads: true, heroes: [], characterId: null, isDamaged: false, fight };
    renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, { combat: { get: () => now } });
    const spells = await screen.findByRole('region', { name: 'What Kara can do', hidden: true });
    expect(spells.closest('details')?.open).toBe('spellsFirst' in changes);
    const inPage = [spells, screen.getByRole('group', { name: 'Attacks of Kara' })].toSorted((a, b) =>
      a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    expect(inPage.map((each) => each.getAttribute('aria-label'))).toEqual(order);
  });

  it.each([
    ['who is dying', false, 'Roll the death saving throw of Kara'],
    ['who is stable', true, null],
  ])('has of somebody %s nothing before the Dungeon Master but what can be done', async (_who, stable, save) => {
    const combat = fightOf('kara', 'goblin');
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: ['fire-bolt'], slots: [] };
    const fallen = combat.combatants.map((one) => (one.id === 'kara' ? { ...one, slotCasting, hitPoints: 0, stable } : one));
    const atHand = [{ id: 'kara', refused: [], bonusActions: [], reactions: [], deeds: [], wares: [], spellsFirst: true as const }];
    const view = combatViewFor('dm', { ...combat, combatants: fallen }, 'words');
    const fight = { id: 'f', number: 1, view, lines: [], hero: null, companions: [], atHand };
    const now: CombatNow = { leads: true, heroes: [], characterId: null, isDamaged: false, fight };
    renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, { combat: { get: () => now } });
    const turn = await screen.findByRole('heading', { name: 'Kara’s turn' });
    const place = within(screen.getByRole('group', { name: 'What can be done' }));
    const [first] = place.getAllByRole('button');
    if (save === null) expect(place.getByText('Kara is stable and unconscious.')).toBeTruthy();
    else expect(first?.textContent).toBe(save);
    expect(turn.compareDocumentPosition(first ?? turn) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(place.queryByText('Spells')).toBeNull();
    expect(place.queryByRole('group', { name: 'Attacks of Kara' })).toBeNull();
  });

  it('has the death save of a player’s own hero before all else, and no spells', async () => {
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: ['fire-bolt'], slots: [] };
    const moves = { attack: false, action: false, actions: 0, deathSave: true, endTurn: true };
    const lore = [{ id: 'goblin', resistances: [], immunities: [], vulnerabilities: [] }];
    const now = forPlayer(true, { slotCasting, moves, lore });
    const fight = now.fight && { ...now.fight, view: withFallen(now.fight.view) };
    renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => ({ ...now, fight }) },
    });
    const save = await screen.findByRole('button', { name: 'Roll death save' });
    expect(within(screen.getByRole('group', { name: 'What can be done' })).getAllByRole('button')[0]).toBe(save);
    expect(screen.queryByText(/^Hunter’s Lore/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'What Kara can do' })).toBeNull();
  });

  it('lets go of the spell that is readied while others act, and does nothing else', async () => {
    const spells = ['fire-bolt', 'magic-missile'];
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells, slots: [{ level: 1, left: 0, pact: false }] };
    const readiedSpell = { name: 'Magic Missile', slot: 1 };
    renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => forPlayer(false, { slotCasting, isReadied: true, readiedSpell }) },
    });
    const held = await screen.findByRole('button', { name: /^Magic Missile/ });
    expect(held.getAttribute('aria-disabled')).toBeNull();
    expect(screen.getByRole('button', { name: /^Fire Bolt/ }).textContent).toContain('not readied');
    expect(screen.getByText('Magic Missile is held: let it go below.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Grapple/ })).toBeNull();
  });

  it('asks whom an attack is made at where a friend is the target', async () => {
    const now = forPlayer(true);
    const friend = { ...now, fight: now.fight && { ...now.fight, view: withFriend(now.fight.view) } };
    const { person, server } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => friend, step: () => friend },
    });
    const targets = await screen.findByRole('group', { name: 'Target' });
    await person.click(within(targets).getByRole('button', { name: /^Friends/ }));
    await person.click(within(targets).getByRole('button', { name: /troll/i }));
    const [first] = within(screen.getByRole('group', { name: 'Attacks of Kara' })).getAllByRole('button');
    if (first) await person.click(first);
    const asked = within(await screen.findByRole('dialog'));
    expect(server.inputsOf('combat.step')).toEqual([]);
    await person.click(asked.getByRole('button', { name: /goblin/i }));
    await waitFor(() => expect(server.inputsOf('combat.step')).toMatchObject([{ step: { name: 'attack', targetId: 'goblin' } }]));
  });

  it('begins each turn at its top', async () => {
    let now = forPlayer(false);
    const { server } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, { combat: { get: () => now } });
    const middle = await screen.findByRole('group', { name: 'What can be done' });
    middle.scrollTop = 300;
    now = forPlayer(true);
    server.answer({ combat: { get: () => now } });
    await queryClient.invalidateQueries();
    await screen.findByRole('heading', { name: 'It is your turn' });
    expect(middle.scrollTop).toBe(0);
  });

  it('keeps what is being chosen when the turn goes on, and says why it cannot be done now', async () => {
    let now = forPlayer(true);
    const show = async (next: CombatNow) => {
      now = next;
      await act(() => queryClient.invalidateQueries());
    };
    const { person, server } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => now, step: () => now },
    });
    await person.click(await screen.findByRole('button', { name: /^Ready/ }));
    const dialog = () => screen.getByRole('dialog', { name: 'Ready' });
    await person.type(await screen.findByRole('textbox', { name: 'What, and when' }), 'I shoot whoever comes');
    await show(forPlayer(false, { refusedActs: [{ action: 'ready', code: 'notYourTurn' }] }));
    expect(await within(dialog()).findByText('It is not your turn. What you have chosen stays here.')).toBeTruthy();
    await person.type(screen.getByRole('textbox', { name: 'What, and when' }), ' in{Enter}');
    expect(server.inputsOf('combat.step')).toEqual([]);
    await show(forPlayer(true));
    await waitFor(() => expect(within(dialog()).queryByText(/It is not your turn/)).toBeNull());
    await person.click(within(dialog()).getByRole('button', { name: 'Ready' }));
    await waitFor(() =>
      expect(server.inputsOf('combat.step')).toMatchObject([{ step: { action: 'ready', text: 'I shoot whoever comes in' } }]),
    );
  });

  it('lets a caster name whom an area spares', async () => {
    const slots = [{ level: 3, count: 1, left: 1 }];
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 5, proficiency: 3, spells: ['spirit-guardians'], slots };
    const now = forPlayer(true, { slotCasting });
    const { person, server } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
      combat: { get: () => now, step: () => now },
    });
    await person.click(await screen.findByRole('button', { name: 'Options for Spirit Guardians' }));
    const spared = await screen.findByRole('group', { name: 'Not affected' });
    expect(within(spared).queryByRole('checkbox', { name: 'Kara' })).toBeNull();
    await person.click(within(spared).getByRole('checkbox', { name: 'Frost Troll' }));
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    await waitFor(() =>
      expect(server.inputsOf('combat.step')).toMatchObject([{ step: { spell: 'spirit-guardians', sparedIds: ['troll'] } }]),
    );
  });

  it('keeps the target of a spell that is being chosen while a question waits, which is not covered', async () => {
    const slotCasting = { dc: 13, toHit: 5, modifier: 3, level: 1, proficiency: 2, spells: ['fire-bolt'], slots: [] };
    const mine = forPlayer(true, { slotCasting });
    const ways = [{ key: 'strike', name: 'Longsword', slots: [], misses: null, less: null, d20: null }];
    const reaction = { reactorId: 'kara', by: 'goblin', to: 'leaving', what: '', total: null, ways, endsAt: null } as const;
    const asked = forPlayer(false, { slotCasting, reaction });
    let now = mine;
    const { person, server } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, { combat: { get: () => now } });
    await person.click(await screen.findByRole('button', { name: 'Options for Fire Bolt' }));
    await person.click(await screen.findByRole('checkbox', { name: 'Frost Troll' }));
    const target = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Frost Troll' });
    for (const next of [asked, mine]) {
      now = next;
      server.answer({ combat: { get: () => now } });
      await act(() => queryClient.invalidateQueries());
      await waitFor(() => expect(target() === null).toBe(next === asked));
    }
    expect(target()?.checked).toBe(true);
  });

  it('whoever ended their turn by a key goes on from what can be done', async () => {
    let now = forPlayer(true);
    const step = () => (now = forPlayer(false));
    const { person } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, { combat: { get: () => now, step } });
    (await screen.findByRole('button', { name: 'End turn' })).focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'End turn' })).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What can be done' }));
  });

  it('leaves out no level of headings, on their turn and while they wait', async () => {
    for (const isHers of [true, false]) {
      const { close } = renderAt('/', <CombatPanel campaignId="c" me="mira" Fight={PlayerCombat} />, {
        combat: { get: () => forPlayer(isHers) },
      });
      await screen.findByRole('list', { name: 'Turn order' });
      const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
      expect(levels.slice(0, 2)).toEqual([2, 3]);
      expect(levels.every((level, at) => at === 0 || level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
      close();
      queryClient.clear();
    }
  });
});

describe('whoever has their turn', () => {
  it('is led to the fight from the story, and only told where it stands open', async () => {
    const led: string[] = [];
    const banner = (isOpen: boolean) => (
      <TurnBanner campaignId="c" isOpen={isOpen} isStoryHidden={false} onOpen={() => led.push('combat')} />
    );
    const { person, show } = renderAt('/', banner(false), { combat: { get: () => forPlayer(true) } });
    await person.click(await screen.findByRole('button', { name: 'Your turn! Open Combat to act.' }));
    expect(led).toEqual(['combat']);
    show(banner(true));
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Your turn!').getAttribute('role')).toBe('status');
  });
});

describe('a fight that a newer Hearthlore wrote', () => {
  it('says so, and offers no undo', async () => {
    const now: CombatNow = { leads: true, heroes: [], characterId: null, isDamaged: true, isNewer: true, fight: null };
    renderAt('/', <CombatPanel campaignId="c" me="dana" Fight={DmCombat} />, { combat: { get: () => now } });
    expect(await screen.findByText(/comes from a newer Hearthlore and cannot be shown here/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo last change' })).toBeNull();
  });
});
