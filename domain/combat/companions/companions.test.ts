import { describe, expect, it } from 'vitest';
import { granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { followSheet, heroOf, sheetAfterFight } from '#domain/combat/sheet.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { Field } from '#domain/combat/place/stand.ts';
import { longRest } from '#domain/character/actions/rest.ts';
import type { CombatStep, CombatStepInput } from '#domain/combat/step.ts';
import { spell } from '#domain/combat/use/feature.fixture.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { calledBy } from '#domain/combat/commanded.ts';

const known = (spell: string) => ({ spell, prepared: true, from: 'class', class: 'wizard' }) as const;
const wren: Character = hero({
  name: 'Wren',
  class: 'wizard',
  level: 13,
  stats: scores({ intelligence: 18, dexterity: 14 }),
  spells: ['summon-dragon', 'find-steed', 'find-familiar', 'finger-of-death', 'animate-objects', 'cure-wounds'].map(known),
});

async function used(id: string, activityId?: string) {
  const found = findSpell(id);
  const details = found && (await loadSpellDetails(found.level)).get(found.name);
  const activity = details?.activities.find((each) => each.kind === 'summon' && (activityId === undefined || each.id === activityId));
  if (!found || !details || !activity) throw new Error(`There is no ${id}.`);
  return usedSpell(found, details.activities, activity);
}

/** Wren fights a goblin, a troll and beside Tomas; it is her turn. */
function begun(): Combat {
  const joined = take(fightOf('goblin', 'troll', 'tomas'), { name: 'join', profile: profileFromCharacter(wren) }, 20);
  return { ...joined, active: wren.id };
}

function outcomeOf(combat: Combat, input: CombatStepInput, ...faces: number[]) {
  return takeCombatStep(combat, step(input), scripted(...faces));
}

function take(combat: Combat, input: CombatStepInput, ...faces: number[]): Combat {
  const outcome = outcomeOf(combat, input, ...faces);
  if (!outcome.ok) throw new Error(tellCombatRefusal(outcome.refused));
  return outcome.value.combat;
}

const calling = async (id: string, slot: number, choice?: string): Promise<CombatStepInput> => ({
  name: 'useActivity',
  actorId: wren.id,
  used: await used(id),
  slot,
  ...(choice !== undefined && { choice }),
});
const dragon = 'Draconic Spirit (fire)';
const called = (combat: Combat) => calledBy(combat, wren.id);

describe('a spell that calls a creature (SRD 5.2.1, Summon Dragon)', () => {
  it('puts it right behind its caster, with numbers that grow with the slot', async () => {
    const combat = take(begun(), await calling('summon-dragon', 6, dragon));
    const [spirit] = called(combat);
    expect(spirit).toMatchObject({ armorClass: 20, hitPoints: 60, maxHitPoints: 60, attacksPerTurn: 3, side: 'heroes', xp: 0 });
    expect(spirit?.attacks).toMatchObject([{ name: 'Rend', toHit: 9, damage: [{ dice: '1d6+10', type: 'piercing' }] }]);
    expect(spirit?.effects).toMatchObject([{ dc: 17, damage: [{ dice: '2d6', type: 'fire' }] }]);
    const order = combat.combatants.map(({ id }) => id);
    expect(order[order.indexOf(wren.id) + 1]).toBe(spirit?.id);
    expect(spirit?.initiative).toBe(heroOf(combat, wren.id)?.initiative);
    expect(take(combat, { name: 'next' }).active).toBe(spirit?.id);
  });

  it('asks which of several comes, and then spends nothing', async () => {
    const refused = outcomeOf(begun(), await calling('summon-dragon', 5));
    expect(refused.ok ? '' : tellCombatRefusal(refused.refused)).toContain('Choose who comes by Summon Dragon: Draconic Spirit (acid)');
  });

  it('goes with the concentration, at 0 hit points, and when it is sent away', async () => {
    const combat = take(begun(), await calling('summon-dragon', 5, dragon));
    const [spirit] = called(combat);
    const effect = heroOf(combat, wren.id)?.activeEffects.find(({ companions }) => companions !== undefined);
    expect(called(take(combat, { name: 'endConcentration', actorId: wren.id }))).toEqual([]);
    expect(called(take(combat, { name: 'endEffect', targetId: wren.id, effectId: effect?.id ?? '' }))).toEqual([]);
    const felled = take(combat, { name: 'damage', actorId: null, targetId: spirit?.id ?? '', amount: 50, type: null });
    expect(called(felled)).toEqual([]);
    expect(heroOf(felled, wren.id)?.activeEffects.some(({ companions }) => companions)).toBe(false);
  });

  it('leaves when its own turn is on, and the next one acts', async () => {
    const own = take(take(begun(), await calling('summon-dragon', 5, dragon)), { name: 'next' });
    const gone = take(own, { name: 'endConcentration', actorId: wren.id });
    expect(gone.combatants.some(({ id }) => id === gone.active)).toBe(true);
    expect(called(gone)).toEqual([]);
  });
});

describe('a Multiattack with a breath in it (SRD 5.2.1, Draconic Spirit)', () => {
  const own = async () => take(take(begun(), await calling('summon-dragon', 5, dragon)), { name: 'next' });
  const refusalOf = (combat: Combat, input: CombatStepInput) => {
    const refused = refusePlayer(combat, heroOf(combat, wren.id), step(input));
    return refused && tellCombatRefusal(refused);
  };

  it('is Rends and one breath, in any order, and no other action beside', async () => {
    const combat = await own();
    const actorId = called(combat)[0]?.id ?? '';
    const rend: CombatStepInput = { name: 'attack', actorId, targetId: 'troll', attack: 'Rend' };
    const breathe: CombatStepInput = { name: 'use', actorId, effect: 'Breath Weapon', targetIds: ['goblin', 'troll'] };
    const dash: CombatStepInput = { name: 'act', actorId, action: 'dash' };
    const torn = take(take(combat, rend, 1), rend, 1);
    expect(refusalOf(torn, breathe)).toBeNull();
    const breathed = take(combat, breathe, 1, 1, 20, 20);
    expect(refusalOf(breathed, breathe)).toBe('Draconic Spirit (fire) has already used Breath Weapon in this turn.');
    expect(refusalOf(breathed, dash)).toBe('Draconic Spirit (fire) has already acted this turn.');
    expect(refusalOf(breathed, rend)).toBeNull();
    expect(refusalOf(take(take(breathed, rend, 1), rend, 1), rend)).toContain('no attacks left');
    expect(refusalOf(take(combat, dash), breathe)).toBe('Draconic Spirit (fire) has already acted this turn.');
  });
});

describe('those who were called', () => {
  it('act by the presses of whoever called them, and of nobody else', async () => {
    const own = take(take(begun(), await calling('summon-dragon', 5, dragon)), { name: 'next' });
    const [spirit] = called(own);
    const wrenNow = heroOf(own, wren.id);
    const attack = step({ name: 'attack', actorId: spirit?.id ?? '', targetId: 'goblin', attack: 'Rend' });
    expect(refusePlayer(own, wrenNow, attack)).toBeNull();
    expect(refusePlayer(own, wrenNow, step({ name: 'next' }))).toBeNull();
    expect(
      refusePlayer(
        own,
        own.combatants.find(({ id }) => id === 'tomas'),
        attack,
      ),
    ).not.toBeNull();
    const hers = step({ name: 'attack', actorId: wren.id, targetId: 'goblin', attack: wrenNow?.attacks[0]?.name ?? '' });
    expect(refusePlayer(own, wrenNow, hers)).not.toBeNull();
  });

  it('show their numbers to all players', async () => {
    const combat = take(begun(), await calling('summon-dragon', 5, dragon));
    const view = combatViewFor('players', combat, 'words');
    const spirit = view.combatants.find(({ id }) => id === called(combat)[0]?.id);
    expect(spirit).toMatchObject({ armorClass: 19, hitPoints: { now: 50, maximum: 50 } });
    expect(view.combatants.find(({ id }) => id === 'goblin')).toMatchObject({ armorClass: null, hitPoints: null });
  });

  it('stand on the sheet with their wounds, and join the next fight from there', async () => {
    const combat = take(begun(), await calling('find-steed', 3, 'Fey Steed'));
    const [steed] = called(combat);
    const hurt = take(combat, { name: 'damage', actorId: 'goblin', targetId: steed?.id ?? '', amount: 12, type: null });
    const one = heroOf(hurt, wren.id);
    const sheet = one ? sheetAfterFight(wren, one) : wren;
    expect(sheet.activeEffects.flatMap(({ companions = [] }) => companions)).toMatchObject([
      { name: 'Fey Steed', hitPoints: 23, maxHitPoints: 35 },
    ]);
    const next = followSheet(take(newCombat(), { name: 'join', profile: profileFromCharacter(sheet) }), sheet);
    expect(next.combatants.map(({ name, hitPoints }) => [name, hitPoints]).at(-1)).toEqual(['Fey Steed', 23]);
    const started = take(next, { name: 'start' }, 11);
    expect(started.combatants.map(({ initiative }) => initiative)).toEqual([13, 13]);
  });

  it('have powers of their own kind alone, once, in their own turn; the spell that called them does not end', async () => {
    const outcome = outcomeOf(begun(), await calling('find-steed', 3, 'Celestial Steed'));
    if (!outcome.ok) throw new Error('Nobody came.');
    const { combat } = outcome.value;
    const [steed] = called(combat);
    const [power] = steed?.powers ?? [];
    if (!steed || !power) throw new Error('It has no power.');
    expect(steed.powers?.map(({ name, takes }) => [name, takes])).toEqual([['Healing Touch', 'bonusAction']]);
    expect(heroOf(combat, wren.id)?.activeEffects.map(({ name }) => name)).toEqual(['Find Steed: Celestial Steed']);
    const hurt = take(combat, { name: 'damage', actorId: 'goblin', targetId: 'tomas', amount: 5, type: null });
    const touch: CombatStepInput = {
      name: 'useActivity',
      actorId: steed.id,
      used: power,
      targetIds: ['tomas'],
    };
    const player = heroOf(hurt, wren.id);
    expect(refusePlayer(hurt, player, step(touch))).not.toBeNull();
    const turn = take(hurt, { name: 'next' });
    expect(turn.active).toBe(steed.id);
    expect(refusePlayer(turn, player, step(touch))).toBeNull();
    const healed = outcomeOf(turn, touch, 1, 1);
    const lives = (fight: Combat) => fight.combatants.find(({ id }) => id === 'tomas')?.hitPoints ?? 0;
    expect(healed.ok && lives(healed.value.combat) - lives(turn)).toBe(5);
    expect(healed.ok && healed.value.combat.bonusActionUsed).toBe(true);
    const again = healed.ok ? outcomeOf({ ...healed.value.combat, bonusActionUsed: false }, touch, 1, 1) : null;
    expect(again?.ok).toBe(false);
  });

  it('keep what they have used for the next fight, until a long rest', async () => {
    const combat = take(begun(), await calling('find-steed', 3, 'Fey Steed'));
    const [steed] = called(combat);
    const [step] = steed?.powers ?? [];
    if (!steed || !step) throw new Error('It has no power.');
    const used = take(take(combat, { name: 'next' }), { name: 'useActivity', actorId: steed.id, used: step, targetIds: [] });
    const one = heroOf(used, wren.id);
    const sheet = one ? sheetAfterFight(wren, one) : wren;
    const usedIn = (character: Character) =>
      called(followSheet(take(newCombat(), { name: 'join', profile: profileFromCharacter(character) }), character)).map(({ powersUsed }) =>
        powersUsed.map(({ name }) => name),
      );
    expect(usedIn(sheet)).toEqual([['Fey Step']]);
    expect(usedIn(granted(longRest(sheet, scripted())).character)).toEqual([[]]);
  });

  it('regain what their rider regains by a spell of level 1 or higher within 5 feet of them, and by nothing else (Life Bond)', async () => {
    const goblin = { name: 'damage', actorId: 'goblin', amount: 20, type: null } as const;
    const combat = take(begun(), await calling('find-steed', 3, 'Fey Steed'));
    const steed = called(combat)[0]?.id ?? '';
    const hurt = take(take(combat, { ...goblin, targetId: steed }), { ...goblin, targetId: wren.id });
    const cured = { ...hurt, attacksMade: 0, slotUsed: false };
    const healing = step({ name: 'useActivity', actorId: wren.id, used: await spell('cure-wounds'), targetIds: [wren.id], slot: 1 });
    const regained = (input: CombatStep, field?: Field) => {
      const outcome = takeCombatStep(cured, input, scripted(4, 4), undefined, [], field);
      if (!outcome.ok) throw new Error(tellCombatRefusal(outcome.refused));
      const pointsOf = (fight: Combat) => [wren.id, steed].map((id) => fight.combatants.find((each) => each.id === id)?.hitPoints ?? 0);
      const before = pointsOf(cured);
      return pointsOf(outcome.value.combat).map((points, place) => points - (before[place] ?? 0));
    };
    const field = (feet: number): Field => ({
      from: wren.id,
      binds: true,
      stands: [{ id: steed, feet, cover: 'none', sees: true, seen: true, beside: [] }],
    });
    expect(regained(healing)).toEqual([12, 12]);
    expect([regained(healing, field(5)), regained(healing, field(10))]).toEqual([
      [12, 12],
      [12, 0],
    ]);
    expect(regained(step({ name: 'heal', targetId: wren.id, amount: 7 }))).toEqual([7, 0]);
  });

  it('give way to the next where there is only one', async () => {
    const first = take(begun(), await calling('find-steed', 2, 'Fey Steed'));
    const again = take({ ...first, attacksMade: 0, slotUsed: false }, await calling('find-steed', 2, 'Celestial Steed'));
    expect(called(again).map(({ name }) => name)).toEqual(['Celestial Steed']);
  });

  it('come as many as the rules say (Animate Objects: the caster’s modifier)', async () => {
    const combat = take(begun(), await calling('animate-objects', 5, 'Animated Object (Medium or smaller)'));
    expect(called(combat)).toHaveLength(4);
    expect(new Set(called(combat).map(({ name }) => name)).size).toBe(4);
    expect(called(take(combat, { name: 'endConcentration', actorId: wren.id }))).toEqual([]);
  });

  it('go with whoever called them', async () => {
    const combat = take(begun(), await calling('summon-dragon', 5, dragon));
    expect(take(combat, { name: 'leave', targetId: wren.id }).combatants.some(({ summoned }) => summoned)).toBe(false);
  });
});
