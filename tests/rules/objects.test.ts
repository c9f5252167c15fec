import { describe, expect, it } from 'vitest';
import { allowed, fightOf, one, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { OwnNpc, profileFromCustomNpc } from '#domain/combat/npc/own-npc.ts';
import { newCombat } from '#domain/combat/state.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { profileFromDoor } from '#domain/battle-map/fight/doors.ts';
import { doorSubstances } from '#domain/battle-map/terrain.ts';
import { objectFacts } from '#domain/srd/equipment/objects.ts';

const door = profileFromCustomNpc(OwnNpc.parse({ name: 'Door', side: 'others', armorClass: 15, hitPoints: 18, isObject: true }), {
  id: 'door',
  hidden: false,
});

describe('SRD 5.2.1, Breaking Objects', () => {
  it.each([
    ['cloth', 11],
    ['glass', 13],
    ['wood', 15],
    ['stone', 17],
    ['iron', 19],
    ['mithral', 21],
    ['adamantine', 23],
  ])('%s has an armor class of %i', (id, armorClass) => {
    expect(objectFacts.substances.find((each) => each.id === id)?.armorClass).toBe(armorClass);
  });

  it.each([
    ['Tiny', 2, 5],
    ['Small', 3, 10],
    ['Medium', 4, 18],
    ['Large', 5, 27],
  ])('what is %s has %i hit points where it is fragile, and else %i', (size, fragile, resilient) => {
    expect(objectFacts.sizes.find((each) => each.size === size)).toMatchObject({ fragile, resilient });
  });

  it('is attacked in a fight, and destroyed at 0 hit points', () => {
    const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'join', profile: door });
    const hurt = play(fight, scripted(14, 8), { name: 'attack', actorId: 'kara', targetId: 'door', attack: 'Sword' });
    expect(one(hurt, 'door').hitPoints).toBe(7);
    const { combat, events } = allowed(
      takeCombatStep(hurt, step({ name: 'attack', actorId: 'kara', targetId: 'door', attack: 'Sword' }), scripted(14, 8)),
    );
    expect([one(combat, 'door').dead, events.map(({ kind }) => kind)]).toEqual([true, expect.arrayContaining(['destroyed'])]);
  });

  it('takes no damage by poison or to the mind, and bears no condition', () => {
    const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'join', profile: door });
    const harm = (type: 'poison' | 'psychic' | 'fire') => ({ name: 'damage', actorId: null, targetId: 'door', amount: 5, type }) as const;
    const left = (type: 'poison' | 'psychic' | 'fire') => one(play(fight, scripted(), harm(type)), 'door').hitPoints;
    expect([left('poison'), left('psychic'), left('fire')]).toEqual([18, 18, 13]);
    const charmed = play(fight, scripted(), { name: 'condition', from: null, targetId: 'door', condition: 'charmed' });
    expect(one(charmed, 'door').conditions).toEqual([]);
  });

  it('rolls no initiative, and has no turn', () => {
    const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'join', profile: door });
    expect(fight.combatants.map(({ id }) => id)).toEqual(['kara', 'goblin', 'door']);
    const round = play(fight, scripted(), { name: 'next' }, { name: 'next' });
    expect([round.active, round.round]).toEqual(['kara', 2]);
    const begun = play(
      play(newCombat(), scripted(), { name: 'join', profile: door }, { name: 'join', profile: one(fight, 'kara') }),
      scripted(5),
      { name: 'start' },
    );
    expect([begun.active, begun.combatants.map(({ id }) => id)]).toEqual(['kara', ['kara', 'door']]);
  });
  it('is a door of a battle map with the armor class of each thing that it can be made of, and the 18 hit points of Medium', () => {
    const armorClasses = doorSubstances.map((substance) => {
      const { armorClass, hitPoints } = profileFromDoor(
        'map',
        { between: [0, 1], kind: 'door', open: false, locked: false, substance },
        'door',
      );
      return [substance, armorClass, hitPoints];
    });
    expect(armorClasses).toEqual([
      ['wood', 15, 18],
      ['cloth', 11, 18],
      ['glass', 13, 18],
      ['stone', 17, 18],
      ['iron', 19, 18],
      ['mithral', 21, 18],
      ['adamantine', 23, 18],
    ]);
  });

  it('has no initiative, for nobody who looks, and stands last whatever others roll', () => {
    const fight = play(fightOf('kara', 'goblin'), scripted(), { name: 'join', profile: door });
    const old = { ...fight, combatants: fight.combatants.map((each) => (each.id === 'door' ? { ...each, initiative: 0 } : each)) };
    for (const audience of ['dm', 'players'] as const) {
      const shown = combatViewFor(audience, old, 'words').combatants.find(({ id }) => id === 'door');
      expect([one(fight, 'door').initiative, shown?.initiative]).toEqual([null, null]);
    }
    const late = play(fight, scripted(), { name: 'initiative', targetId: 'goblin', initiative: -3 });
    expect(late.combatants.map(({ id }) => id)).toEqual(['kara', 'goblin', 'door']);
    const moved = takeCombatStep(fight, step({ name: 'initiative', targetId: 'door', initiative: 20 }), scripted());
    expect(moved).toMatchObject({ ok: false, refused: { code: 'hasNoTurns' } });
  });
});
