import { changed, hero, risen, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { newCombat } from '#domain/combat/state.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withinChoices } from '#web/features/combat/choice/within-choices.fixture.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { CombatantAfterHit } from './combatant-after-hit.tsx';
import { LoadedCombatantSpells } from './loaded-spells.tsx';

const troll: Figure = {
  id: 'troll',
  name: 'Troll',
  kind: 'npc',
  side: 'foes',
  initiative: 1,
  health: 'unhurt',
  hitPoints: null,
  armorClass: null,
  conditions: [],
  concentration: null,
  effects: [],
  deathSaves: null,
  hidden: false,
  whole: null,
};

/** Shows what a hero can do, and keeps what was done. */
function show(character: Character) {
  const joined = takeCombatStep(newCombat(), { name: 'join', profile: profileFromCharacter(character) }, () => 10);
  const profile = joined.ok ? heroOf(joined.value.combat, character.id) : undefined;
  const one = profile && { ...profile, activeEffects: character.activeEffects };
  if (!one?.features) throw new Error('The hero has no features.');
  const taken: Step[] = [];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const around = { target: troll, figures: [troll], doing, riders: [], onRiders: () => undefined };
  const state = { features: one.features, active: [], usedThisTurn: [], homebrew: [], happened: [] };
  const hit = { form: { ranged: false, spell: false, ability: 'strength' as const }, type: 'slashing' as const, riders: [] };
  const made = { by: one.id, kind: 'hit' as const, what: 'attack', takes: null, targetId: 'troll', critical: false, followedBy: [], hit };
  const combat = joined.ok ? { ...joined.value.combat, happened: [made] } : newCombat();
  const view = combatViewFor('dm', combat, 'words');
  if (view.audience !== 'dm') throw new Error('A DM sees it as a DM.');
  return {
    /** Shows what can be added to a hit of theirs. */
    add: () => renderAt('/', <CombatantAfterHit one={one} view={view} figures={[troll]} doing={doing} />),
    ...renderAt(
      '/',
      withinChoices(
        around,
        <LoadedCombatantSpells
          areas={[]}
          one={one}
          state={state}
          items={{ ...one, wares: [], usedThisTurn: [], active: [] }}
          {...around}
        />,
      ),
    ),
    taken,
  };
}

const stats = scores({ strength: 16, dexterity: 16, wisdom: 16, charisma: 16 });
const always = (spell: string, of: 'ranger' | 'warlock' | 'paladin') => ({ spell, prepared: true, from: 'other', class: of }) as const;
const ranger = hero({ class: 'ranger', level: 1, stats, spells: [always('hunters-mark', 'ranger')] });
const options = (field: HTMLElement) =>
  within(field)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('a spell that an effect keeps one from casting says so, and asks nothing', async () => {
  const barred = effect('Wild Shape', { on: 'cannot', what: 'castSpells' });
  const { person, taken } = show(changed(ranger, { activeEffects: [barred] }));
  const mark = await screen.findByRole('button', { name: /^Hunter.s Mark/ });
  expect(mark.textContent).toContain('not while Wild Shape lasts');
  await person.click(mark);
  await person.click(screen.getByRole('button', { name: /^Options for Hunter.s Mark/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(taken).toEqual([]);
});

describe('a spell that a use casts without a slot', () => {
  it('is cast with the use by one press, and is there once', async () => {
    const { person, taken } = show(ranger);
    const mark = await screen.findByRole('button', { name: /^Hunter.s Mark/ });
    expect(mark.textContent).toContain('Favored Enemy, 2 left');
    expect(screen.queryByRole('button', { name: /^Favored Enemy/ })).toBeNull();
    await person.click(mark);
    expect(taken).toMatchObject([{ name: 'castSpell', spell: 'hunters-mark', slot: 1, paidBy: 'favored-enemy', targetIds: ['troll'] }]);
  });

  it('can be cast with a slot in its place', async () => {
    const { person, taken } = show(ranger);
    await person.click(await screen.findByRole('button', { name: /^Options for Hunter.s Mark/ }));
    const field = await screen.findByRole('combobox', { name: 'Cast with' });
    expect(options(field)).toEqual(['Favored Enemy, 2 left', 'Level 1, 2 left']);
    await person.selectOptions(field, 'Level 1, 2 left');
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([{ spell: 'hunters-mark', slot: 1 }]);
    expect(taken[0]).not.toHaveProperty('paidBy');
  });

  it('is cast with a slot once the use is spent', async () => {
    const { person, taken } = show(changed(ranger, { usesSpent: { 'favored-enemy': 2 } }));
    await person.click(await screen.findByRole('button', { name: /^Hunter.s Mark/ }));
    expect(taken).toMatchObject([{ spell: 'hunters-mark', slot: 1 }]);
    expect(taken[0]).not.toHaveProperty('paidBy');
  });

  it('is there for a warlock without any slot of its level, as long as the arcanum is left', async () => {
    const warlock = hero({ class: 'warlock', level: 11, stats, spells: [always('circle-of-death', 'warlock')] });
    const { close } = show(warlock);
    expect((await screen.findByRole('button', { name: /^Circle of Death/ })).textContent).toContain('Arcanum of level 6, 1 left');
    close();
    show(changed(warlock, { usesSpent: { 'mystic-arcanum-level6': 1 } }));
    expect((await screen.findByRole('button', { name: /^Circle of Death/ })).textContent).toContain('no slot left');
  });

  it('is added to a hit with the use, or with a slot of each level', async () => {
    const { person, taken, add } = show(hero({ class: 'paladin', level: 5, stats, spells: [always('divine-smite', 'paladin')] }));
    add();
    const names = (await screen.findAllByRole('button', { name: /^Add Divine Smite/ })).map(({ textContent }) => textContent);
    expect(names.map((name) => /\((.*?)\)/.exec(name)?.[1])).toEqual(['Paladin’s Smite, 1 left', 'level 1 slot', 'level 2 slot']);
    await person.click(screen.getByRole('button', { name: /level 2 slot/ }));
    const riders = [{ kind: 'spell', id: 'divine-smite', slot: 2 }];
    expect(taken).toMatchObject([{ name: 'addToHit', targetId: 'troll', riders }]);
    expect(taken[0]).not.toHaveProperty('riders.0.paidBy');
  });

  it('is added to a hit with the type of damage that is chosen', async () => {
    const chosen = risen('cleric', 7, { stats, options: { 'blessed-strikes': ['divine-strike'] } });
    const { person, taken, add } = show(chosen);
    add();
    await person.click(await screen.findByRole('button', { name: /^Add .*Divine Strike.*\(radiant\)/ }));
    expect(taken).toMatchObject([{ name: 'addToHit', riders: [{ damageType: 'radiant' }] }]);
  });

  it('casts any cleric spell by Divine Intervention, folded under it, as long as that is left', async () => {
    const cleric = hero({ class: 'cleric', level: 10, stats, spells: [{ spell: 'sanctuary', prepared: true, from: 'class' }] });
    const { person, taken, close } = show(cleric);
    await person.click(await screen.findByText('Divine Intervention'));
    await person.click(screen.getByRole('button', { name: /^Flame Strike/ }));
    await person.click(await screen.findByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([{ name: 'castSpell', spell: 'flame-strike', paidBy: 'divine-intervention', targetIds: ['troll'] }]);
    close();
    show(changed(cleric, { usesSpent: { 'divine-intervention': 1 } }));
    expect(await screen.findByRole('button', { name: /^Sanctuary/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Flame Strike/ })).toBeNull();
  });
});
