import { hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { newCombat } from '#domain/combat/state.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { withinChoices } from '#web/features/combat/choice/within-choices.fixture.tsx';
import { renderAt } from '#tests/support/dom/render-at.tsx';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Step } from '#web/features/combat/use-combat.ts';
import { fightOf } from '#domain/combat/combat.fixture.ts';
import { karaOf } from '#tests/support/dom/own-hero.ts';
import { LoadedCombatantSpells, LoadedHeroSpells } from './loaded-spells.tsx';

const figure = (id: string, name: string): Figure => ({
  id,
  name,
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
});
const [troll, tomas] = [figure('troll', 'Troll'), figure('tomas', 'Tomas')];

/** Shows what a hero can cast, and keeps what was done. */
function show(character: Character, target: Figure = troll, figures: Figure[] = [troll, tomas]) {
  const joined = takeCombatStep(newCombat(), { name: 'join', profile: profileFromCharacter(character) }, () => 10);
  const one = joined.ok ? heroOf(joined.value.combat, character.id) : undefined;
  if (!one?.features) throw new Error('The hero has no features.');
  const taken: Step[] = [];
  const step = async (each: Step) => {
    taken.push(each);
    return true;
  };
  const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
  const around = { target, figures, doing, riders: [], onRiders: () => undefined };
  const state = { features: one.features, active: [], usedThisTurn: [], happened: [], homebrew: [] };
  return {
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

const known = (spell: string) => ({ spell, prepared: true, from: 'class' }) as const;
const sorcerer = (changes: Partial<Character> = {}) =>
  hero({
    class: 'sorcerer',
    level: 5,
    stats: scores({ charisma: 16 }),
    spells: [known('fireball'), known('charm-person'), known('fire-bolt')],
    options: { metamagic: ['careful-spell', 'heightened-spell', 'transmuted-spell', 'twinned-spell'] },
    ...changes,
  });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

describe('what changes a spell', () => {
  it('stands beside the spell that it fits, one option at a time', async () => {
    const { person, close } = show(sorcerer());
    expect(screen.queryByRole('button', { name: /Careful/ })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Options for Fireball' }));
    expect(await screen.findByRole('group', { name: 'With the spell' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Twinned/ })).toBeNull();
    await person.click(box(/Careful/));
    expect(box(/Heightened/)).toHaveProperty('disabled', true);
    close();
  });

  it('says whom it is for, among the targets, before the spell is cast', async () => {
    const { person, taken } = show(sorcerer());
    await person.click(await screen.findByRole('button', { name: 'Options for Fireball' }));
    await person.click(await screen.findByRole('checkbox', { name: /^Tomas/ }));
    await person.click(box(/Careful/));
    expect(screen.queryByRole('button', { name: 'Cast' })).toBeNull();
    await person.click(within(screen.getByRole('group', { name: 'Spared: up to 3' })).getByRole('checkbox', { name: 'Spare Tomas' }));
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([
      {
        name: 'castSpell',
        spell: 'fireball',
        targetIds: ['troll', 'tomas'],
        shapers: [{ id: 'metamagic', activity: 0, targetIds: ['tomas'] }],
      },
    ]);
  });

  it('gives one more target, or another type of damage', async () => {
    const { person, taken } = show(sorcerer());
    await person.click(await screen.findByRole('button', { name: 'Options for Charm Person' }));
    await person.click(await screen.findByRole('checkbox', { name: /Twinned/ }));
    await person.click(box(/^Tomas/));
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([{ spell: 'charm-person', slot: 1, targetIds: ['troll', 'tomas'], shapers: [{ id: 'metamagic' }] }]);
    await person.click(screen.getByRole('button', { name: 'Options for Fireball' }));
    await person.click(await screen.findByRole('checkbox', { name: /Transmuted/ }));
    await person.selectOptions(screen.getByRole('combobox', { name: 'Damage becomes' }), 'cold');
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    expect(taken[1]).toMatchObject({ spell: 'fireball', shapers: [{ damageType: 'cold' }] });
  });

  it('is shut where no points are left, and missing from who has none', async () => {
    const { person, close } = show(sorcerer({ usesSpent: { 'sorcery-points': 5 } }));
    await person.click(await screen.findByRole('button', { name: 'Options for Fireball' }));
    expect(await screen.findByRole('checkbox', { name: /Careful/ })).toHaveProperty('disabled', true);
    close();
    const wizard = show(
      hero({ class: 'wizard', level: 6, stats: scores({ intelligence: 16 }), spells: [known('chill-touch'), known('fireball')] }),
    );
    await wizard.person.click(await screen.findByRole('button', { name: 'Options for Fireball' }));
    expect(await screen.findByRole('checkbox', { name: /Sculpt Spells/ })).toHaveProperty('disabled', false);
    wizard.close();
    const cantrip = show(hero({ class: 'wizard', level: 6, stats: scores({ intelligence: 16 }), spells: [known('chill-touch')] }));
    await cantrip.person.click(await screen.findByRole('button', { name: 'Options for Chill Touch' }));
    expect(screen.queryByRole('group', { name: 'With the spell' })).toBeNull();
  });
});

describe('a spell for which the action is gone', () => {
  it('is quickened by a press on it, and never cast without that', async () => {
    const { slotCasting, features } = profileFromCharacter(sorcerer({ options: { metamagic: ['quickened-spell', 'careful-spell'] } }));
    if (!slotCasting || !features) throw new Error('The hero does not cast.');
    const moves = { attack: false, action: false, actions: 0, deathSave: false, endTurn: true };
    const kara = karaOf(fightOf('kara'), { slotCasting, features, moves });
    const taken: Step[] = [];
    const step = async (each: Step) => {
      taken.push(each);
      return true;
    };
    const doing = { busy: false, step, run: async () => true, join: async () => true, campaignId: 'c' };
    const around = { target: troll, figures: [troll, tomas], doing, riders: [], onRiders: () => undefined };
    const state = { features, active: [], usedThisTurn: [], happened: [], homebrew: [] };
    const items = { name: 'Kara', items: [], wares: [], features, slotCasting, attacks: [], homebrew: [], usedThisTurn: [], active: [] };
    const spells = <LoadedHeroSpells hero={kara} name="Kara" state={state} items={items} {...around} />;
    const { person } = renderAt('/', withinChoices(around, spells));
    await person.click(await screen.findByRole('button', { name: /^Fire Bolt/ }));
    await person.click(await screen.findByRole('checkbox', { name: /Quickened/ }));
    expect(screen.getByText('This cannot be done now: action taken.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cast' })).toHaveProperty('disabled', true);
    await person.click(box(/Quickened/));
    await person.click(screen.getByRole('button', { name: 'Cast' }));
    expect(taken).toMatchObject([{ spell: 'fire-bolt', targetIds: ['troll'], shapers: [{ id: 'metamagic' }] }]);
  });
});

describe('a thing that can be broken', () => {
  const chest: Figure = { ...figure('chest', 'Chest'), side: 'others', isObject: true };

  it('is among the targets of a spell that reaches things, and not of one for creatures alone', async () => {
    const { person, taken } = show(sorcerer(), chest, [troll, chest]);
    await person.click(await screen.findByRole('button', { name: /^Charm Person/ }));
    expect(await screen.findByRole('checkbox', { name: /^Troll/ })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /^Chest/ })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    await person.click(await screen.findByRole('button', { name: /^Fire Bolt/ }));
    expect(taken).toMatchObject([{ spell: 'fire-bolt', targetIds: ['chest'] }]);
  });
});
