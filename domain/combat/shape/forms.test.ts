import { describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { Hero } from '#domain/combat/use/feature.fixture.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import { findSpell, spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';

async function activityOf(id: string, index = 0): Promise<UsedActivity> {
  const spell = findSpell(id);
  const all = spell && (await loadSpellDetails(spell.level)).get(spell.name)?.activities;
  const activity = all?.[index];
  if (!spell || !activity) throw new Error(`There is no ${id}.`);
  return usedSpell(spell, all, activity);
}

function blockOf(id: string) {
  const block = monsterOf(id);
  if (!block) throw new Error(`There is no ${id}.`);
  return block;
}

const slots = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => ({ level, left: 2 }));
const slotCasting = { dc: 15, toHit: 7, modifier: 3, level: 17, proficiency: 6, spells: spells.map(({ id }) => id), slots };

/** Kara, a wizard of level 17, and an ogre, a creature of the SRD with a challenge rating of 2. */
function fight(): Combat {
  const running = fightOf('kara', 'troll', 'tomas');
  const ogre = profileFromStatBlock(blockOf('ogre'), { id: 'ogre' });
  const joined = play(running, scripted(), { name: 'join', profile: ogre });
  return {
    ...joined,
    combatants: joined.combatants.map((each) =>
      each.id === 'kara' ? { ...each, slotCasting, level: 17 } : each.id === 'tomas' ? { ...each, level: 5 } : each,
    ),
  };
}

const cast = async (id: string, targetIds: string[], choice: string | null, index = 0): Promise<CombatStepInput> => {
  const used = await activityOf(id, index);
  return { name: 'useActivity', actorId: 'kara', used, targetIds, choice, slot: used.level };
};

function refusal(combat: Combat, input: CombatStepInput): string | null {
  const outcome = takeCombatStep(combat, step(input), scripted());
  return outcome.ok ? null : tellCombatRefusal(outcome.refused);
}

const hit = (amount: number): CombatStepInput => ({ name: 'damage', actorId: null, targetId: 'ogre', amount, type: null });

describe('SRD 5.2.1, Polymorph:', () => {
  const own = one(fight(), 'ogre');
  const wolf = blockOf('wolf');

  it('who fails the save has the form’s numbers and as many temporary hit points as it has hit points', async () => {
    const after = one(play(fight(), scripted(1), await cast('polymorph', ['ogre'], 'Wolf')), 'ogre');
    expect([after.armorClass, after.attacks, after.saves]).toEqual([wolf.armorClass, wolf.attacks, wolf.saves]);
    expect([after.temporaryHitPoints, after.hitPoints, after.maxHitPoints]).toEqual([wolf.hitPoints, own.hitPoints, own.maxHitPoints]);
  });

  it('a save that is made leaves everything as it was', async () => {
    const after = one(play(fight(), scripted(20), await cast('polymorph', ['ogre'], 'Wolf')), 'ogre');
    expect([after.attacks, after.temporaryHitPoints, after.activeEffects]).toEqual([own.attacks, 0, []]);
  });

  it('the own form comes back when no temporary hit points are left, and what is left of the damage goes through', async () => {
    const after = one(play(fight(), scripted(1), await cast('polymorph', ['ogre'], 'Wolf'), hit(wolf.hitPoints + 3)), 'ogre');
    const { damagedBy: _, hitPoints: _left, ownForm, ...rest } = after;
    const { damagedBy: _none, hitPoints, ...before } = own;
    expect([rest, ownForm, after.hitPoints]).toEqual([before, null, hitPoints - 3]);
  });

  it('the own form comes back when the concentration ends, and the temporary hit points vanish', async () => {
    const changed = play(fight(), scripted(1), await cast('polymorph', ['ogre'], 'Wolf'), hit(2));
    const after = one(play(changed, scripted(), { name: 'endConcentration', actorId: 'kara' }), 'ogre');
    expect([after.attacks, after.armorClass, after.temporaryHitPoints, after.hitPoints]).toEqual([
      own.attacks,
      own.armorClass,
      0,
      own.hitPoints,
    ]);
  });

  it('whoever is dead has their own form', async () => {
    const after = one(play(fight(), scripted(1), await cast('polymorph', ['ogre'], 'Wolf'), hit(500)), 'ogre');
    expect([after.dead, after.attacks]).toEqual([true, own.attacks]);
  });

  it('somebody of one’s own side does not save', async () => {
    const after = one(play(fight(), scripted(20), await cast('polymorph', ['tomas'], 'Wolf')), 'tomas');
    expect(after.activeEffects.map(({ shape }) => shape?.name)).toEqual(['Wolf']);
  });

  it.each([
    ['Giant Ape', 'Ogre cannot take the form of Giant Ape.'],
    ['Goblin Warrior', 'Ogre cannot take the form of Goblin Warrior.'],
    ['Nobody', 'Choose a form first.'],
    [null, 'Choose a form first.'],
  ])('the form %s is refused, and spends nothing', async (form, sentence) => {
    expect(refusal(fight(), await cast('polymorph', ['ogre'], form))).toBe(sentence);
  });
});

describe('SRD 5.2.1, other spells of forms:', () => {
  it('Shapechange: another form without new temporary hit points, which vanish in the end', async () => {
    const giant = play(fight(), scripted(), await cast('shapechange', [], 'Fire Giant'));
    const first = one(giant, 'kara');
    expect(first.activeEffects.map(({ shape }) => shape?.name)).toContain('Fire Giant');
    expect(first.activeEffects.flatMap(({ changes }) => changes)).toContainEqual({ on: 'immunity', types: ['fire'] });
    const hurt = play(giant, scripted(20), { name: 'damage', actorId: null, targetId: 'kara', amount: 10, type: null }, ...turnsRound());
    const ape = play(hurt, scripted(), await cast('shapechange', [], 'Giant Ape', 1));
    expect(one(ape, 'kara').activeEffects.flatMap(({ shape }) => shape?.name ?? [])).toEqual(['Giant Ape']);
    expect(one(ape, 'kara').temporaryHitPoints).toBe(blockOf('fire-giant').hitPoints - 10);
    expect(one(play(ape, scripted(), { name: 'endConcentration', actorId: 'kara' }), 'kara').temporaryHitPoints).toBe(0);
  });

  it('Shapechange: no Construct and no Undead', async () => {
    expect(refusal(fight(), await cast('shapechange', [], 'Stone Golem'))).toBe('Kara cannot take the form of Stone Golem.');
    expect(refusal(fight(), await cast('shapechange', [], 'Zombie'))).toBe('Kara cannot take the form of Zombie.');
  });

  it('Animal Shapes: Beasts of Challenge Rating 4 or lower, no larger than Large, and their own minds', async () => {
    expect(refusal(fight(), await cast('animal-shapes', ['ogre'], 'Giant Ape'))).toBe('Ogre cannot take the form of Giant Ape.');
    const after = one(play(fight(), scripted(), await cast('animal-shapes', ['ogre'], 'Brown Bear')), 'ogre');
    expect(after.attacks).toEqual(blockOf('brown-bear').attacks);
    expect(after.abilities?.wisdom).toBe(one(fight(), 'ogre').abilities?.wisdom);
  });

  it('True Polymorph: any creature that is not stronger', async () => {
    const after = one(play(fight(), scripted(1), await cast('true-polymorph', ['ogre'], 'Goblin Warrior')), 'ogre');
    expect([after.armorClass, after.temporaryHitPoints]).toEqual([
      blockOf('goblin-warrior').armorClass,
      blockOf('goblin-warrior').hitPoints,
    ]);
  });
});

/** Everybody's turn, until it is Kara's again. */
const turnsRound = (): CombatStepInput[] => fight().combatants.map(() => ({ name: 'next' as const }));

describe('SRD 5.2.1, Wild Shape in a fight:', () => {
  const wolf = blockOf('wolf');

  it('takes a form with a bonus action: its armor class, attacks and as many temporary hit points as levels', async () => {
    const wren = await Hero.of('druid', 4);
    expect(wren.use(['wild-shape', 'shape'], [], { choice: 'Wolf' })).toBeNull();
    expect([wren.one.armorClass, wren.one.attacks, wren.one.temporaryHitPoints]).toEqual([wolf.armorClass, wolf.attacks, 4]);
    expect([wren.left('wild-shape'), wren.combat.bonusActionUsed]).toEqual([1, true]);
    expect(deriveSheet(wren.sheet()).armorClass.value).toBe(wolf.armorClass);
  });

  it('a form that is too strong, or none, is refused and spends nothing', async () => {
    const wren = await Hero.of('druid', 4);
    expect(wren.use(['wild-shape', 'shape'], [], { choice: 'Brown Bear' })).toBe('Kara cannot take the form of Brown Bear.');
    expect(wren.use(['wild-shape', 'shape'])).toBe('Choose a form first.');
    expect(wren.left('wild-shape')).toBe(2);
  });

  it('is left with a bonus action, at 0 hit points, and for another form', async () => {
    const wren = await Hero.of('druid', 4);
    const { armorClass, attacks } = wren.one;
    wren.use(['wild-shape', 'shape'], [], { choice: 'Wolf' });
    wren.combat = { ...wren.combat, bonusActionUsed: false };
    expect(wren.use(['wild-shape', 'leave'])).toBeNull();
    expect([wren.one.armorClass, wren.one.attacks]).toEqual([armorClass, attacks]);
    wren.combat = { ...wren.combat, bonusActionUsed: false };
    wren.use(['wild-shape', 'shape'], [], { choice: 'Wolf' });
    wren.take({ name: 'damage', actorId: null, targetId: wren.one.id, amount: wren.one.hitPoints + 4, type: null });
    expect([wren.one.hitPoints, wren.one.armorClass]).toEqual([0, armorClass]);
  });
});

it('a hero under Polymorph fights with the numbers of the form alone, and comes back with all features', async () => {
  const hero = await Hero.of('fighter', 5);
  const before = hero.one;
  const wolf = blockOf('wolf');
  const used = await activityOf('polymorph');
  hero.combat = {
    ...hero.combat,
    active: 'tomas',
    combatants: hero.combat.combatants.map((each) => (each.id === 'tomas' ? { ...each, slotCasting } : each)),
  };
  hero.take({ name: 'useActivity', actorId: 'tomas', used, targetIds: [hero.one.id], choice: 'Wolf', slot: 4 });
  expect([hero.one.armorClass, hero.one.attacks, hero.one.saves, hero.one.features]).toEqual([
    wolf.armorClass,
    wolf.attacks,
    wolf.saves,
    null,
  ]);
  expect(hero.one.temporaryHitPoints).toBe(wolf.hitPoints);
  hero.take({ name: 'endConcentration', actorId: 'tomas' });
  expect(hero.one).toEqual(before);
});
