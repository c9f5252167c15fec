import { describe, expect, it } from 'vitest';
import { fightOf, one, onlySave, play, scripted, step } from '#domain/combat/combat.fixture.ts';
import { combatOf, openCombatLog, recordCombatStep, undoCombatSteps } from '#domain/combat/log.ts';
import { refusePlayer } from '#domain/combat/permit.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import { saversLeft } from './savers-left.ts';
import { Saving, breath, fight, heroes, inspiring } from './saving.fixture.ts';

const breathed = (...savers: string[]) => new Saving(fight(), savers.length > 0 ? savers : heroes).take(breath, 4, 4, 4, 4);
describe('heroes in one area', () => {
  it('are asked for their saves at the same time, and nothing has happened to them yet', () => {
    const asked = breathed();
    const common = { ability: 'dexterity', cause: 'Cold Breath', dc: 13, roll: null };
    expect(asked.now.saves?.saves).toEqual([
      { saverId: 'kara', ...common },
      { saverId: 'tomas', ...common },
    ]);
    expect(asked.told).toEqual(['effect', 'saveAsked kara', 'saveAsked tomas']);
    expect({ ...asked.now, saves: null }).toEqual(fight());
  });

  it('roll in any order, and the fight goes on with the last of them', () => {
    const asked = breathed().roll(['tomas'], 11);
    expect(asked.now.saves?.saves.map(({ roll }) => roll?.total ?? null)).toEqual([null, 13]);
    expect(asked.told).toEqual([]);
    expect(one(asked.now, 'tomas').hitPoints).toBe(10);
    asked.roll(['kara'], 10);
    expect(asked.now).toMatchObject({ saves: null, reaction: null });
    expect(asked.told).toEqual(['effect', 'save kara failed', 'damage kara 16', 'save tomas saved', 'damage tomas 8']);
    expect([one(asked.now, 'kara').hitPoints, one(asked.now, 'tomas').hitPoints]).toEqual([4, 2]);
  });

  it('are rolled for together by whoever leads', () => {
    const asked = breathed().roll(['kara', 'tomas'], 11, 11);
    expect([one(asked.now, 'kara').hitPoints, one(asked.now, 'tomas').hitPoints]).toEqual([12, 2]);
  });

  it('save at once where nobody is to be asked, and one alone is asked where only one is', () => {
    const reactions = { asked: [], byThemselves: [], savers: [], ready: new Map() };
    const recorded = recordCombatStep(openCombatLog('dm', fight()), 'dm', step(breath), scripted(4, 4, 4, 4, 11, 11), reactions);
    expect(recorded.ok && combatOf(recorded.value.log)).toMatchObject({ saves: null });
    const single = breathed('tomas');
    expect(single.now.saves?.saves.map(({ saverId }) => saverId)).toEqual(['tomas']);
    single.roll(['tomas'], 11, 10);
    expect([one(single.now, 'kara').hitPoints, one(single.now, 'tomas').hitPoints]).toEqual([4, 2]);
  });

  it('who cannot move is not asked: the save fails without a roll', () => {
    const held = play(fight(), scripted(), { name: 'condition', from: null, targetId: 'kara', condition: 'paralyzed' });
    const asked = new Saving(held).take(breath, 4, 4, 4, 4);
    expect(asked.now.saves?.saves.map(({ saverId }) => saverId)).toEqual(['tomas']);
  });

  it('a creature saves at once, and is never asked', () => {
    const rocks: CombatStepInput = { name: 'save', actorId: null, effect: onlySave('Rockfall', 'dexterity', 13), targetIds: ['troll'] };
    const asked = new Saving(fight()).take(rocks, 11);
    expect(asked.now.saves).toBeNull();
    expect(asked.told).toEqual(['effect', 'save troll saved']);
  });
});

describe('a fight that waits for saves', () => {
  it('takes no other step, and no save twice', () => {
    const asked = breathed().roll(['tomas'], 11);
    expect(asked.refused({ name: 'next' })).toBe('The fight waits for saving throws: Kara.');
    expect(asked.refused({ name: 'rollSaves', saverIds: ['tomas'] })).toBe('Nobody is asked for that save now.');
    expect(asked.refused({ name: 'rollSaves', saverIds: ['troll'] })).toBe('Nobody is asked for that save now.');
    expect(new Saving(fight()).refused({ name: 'rollSaves', saverIds: ['kara'] })).toBe('Nobody is asked for that save now.');
  });

  it('knows since when it has asked, however many have rolled, and waits without end when that is wished', () => {
    const asked = breathed();
    const since = asked.log.at(-1)?.number;
    expect(asked.now.saves?.since).toBe(since);
    asked.take({ name: 'holdReaction' }).roll(['kara'], 12);
    expect(asked.now.saves).toMatchObject({ since, endsAt: null });
    expect(saversLeft(asked.now.saves)).toEqual(['tomas']);
  });

  it('goes back to before the step, whoever has rolled', () => {
    for (const log of [breathed().log, breathed().roll(['kara'], 3).log, breathed().roll(['kara', 'tomas'], 3, 3).log]) {
      const undone = undoCombatSteps(log, 'dm');
      expect(undone.ok && combatOf(undone.value.log)).toEqual(fight());
    }
  });

  it('shows players who is asked and what fell, and not what must be reached', () => {
    const { saves } = playersCombatView(breathed().roll(['kara'], 3).now, 'words');
    expect(saves?.saves).toMatchObject([
      { saverId: 'kara', cause: 'Cold Breath', dc: null, roll: { total: 5, against: null } },
      { saverId: 'tomas', dc: null, roll: null },
    ]);
  });

  it('lets a player roll for their own hero alone', () => {
    const { now } = breathed().roll(['tomas'], 11);
    const may = (hero: string, ...saverIds: string[]) => refusePlayer(now, one(now, hero), step({ name: 'rollSaves', saverIds })) === null;
    expect([may('kara', 'kara'), may('tomas', 'kara'), may('tomas', 'tomas'), may('kara', 'kara', 'tomas')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a save at the end of a turn', () => {
  const held = () =>
    play(fightOf('kara', 'troll', 'tomas'), scripted(), {
      name: 'condition',
      from: 'troll',
      targetId: 'kara',
      condition: 'frightened',
      saveEnds: { ability: 'wisdom', dc: 12 },
    });

  it('is asked for, and the next turn begins once it was rolled', () => {
    const asked = new Saving(held()).take({ name: 'next' });
    expect(asked.now).toMatchObject({ active: 'kara', saves: { saves: [{ saverId: 'kara', cause: 'frightened', ability: 'wisdom' }] } });
    asked.roll(['kara'], 11);
    expect(asked.now).toMatchObject({ active: 'troll', saves: null });
    expect(one(asked.now, 'kara').conditions).toEqual([]);
  });
});

describe('SRD 5.2.1, Heroic Inspiration', () => {
  const asked = (...faces: number[]) => new Saving(inspiring(fight(), 'kara')).take(breath, 4, 4, 4, 4).roll(['tomas', 'kara'], ...faces);

  it('is offered on a save that fails, and the save stands as it falls then', () => {
    const failed = asked(11, 3);
    expect(failed.now.reaction).toMatchObject({ reactorId: 'kara', to: 'failedSave', total: 5, ways: [{ key: 'inspiration' }] });
    failed.inspired('inspiration', 18);
    expect(failed.told).toContain('inspirationSpent kara');
    expect(failed.told).toContain('save kara saved');
    expect(one(failed.now, 'kara')).toMatchObject({ hitPoints: 12, features: { inspiration: false } });
  });

  it('counts the new face even where that fails as well, and is not offered a second time', () => {
    const failed = asked(11, 3).inspired('inspiration', 2);
    expect(failed.now.reaction).toBeNull();
    expect(failed.told).toContain('save kara failed');
    expect(one(failed.now, 'kara').features?.inspiration).toBe(false);
  });

  it('is kept by whoever does without, and not offered on a save that is made', () => {
    expect(one(asked(11, 3).inspired(null).now, 'kara').features?.inspiration).toBe(true);
    expect(asked(11, 15).now.reaction).toBeNull();
  });

  it('comes back with an undo', () => {
    const undone = undoCombatSteps(asked(11, 3).inspired('inspiration', 18).log, 'dm');
    expect(undone.ok && one(combatOf(undone.value.log), 'kara').features?.inspiration).toBe(true);
  });

  it('is offered on an attack that misses: a natural 20 then is a critical hit', () => {
    const swing = { name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Sword' } as const;
    const missed = new Saving(inspiring(fightOf('kara', 'troll', 'tomas'), 'kara')).take(swing, 2);
    expect(missed.now.reaction).toMatchObject({ to: 'missed', ways: [{ name: 'Heroic Inspiration' }] });
    missed.inspired('inspiration', 20, 4, 4);
    expect(missed.told).toContain('attack troll critical');
  });

  it('rolls one die of two: with disadvantage the lower of the two counts still', () => {
    const poisoned = play(fightOf('kara', 'troll', 'tomas'), scripted(), {
      name: 'condition',
      from: null,
      targetId: 'kara',
      condition: 'poisoned',
    });
    const swing = { name: 'attack', actorId: 'kara', targetId: 'troll', attack: 'Sword' } as const;
    const missed = new Saving(inspiring(poisoned, 'kara')).take(swing, 5, 5).inspired('inspiration', 19);
    expect(missed.told).toContain('attack troll miss');
  });

  it('is offered on a check and on a death save that fail', () => {
    const hiding = new Saving(inspiring(fightOf('kara', 'troll', 'tomas'), 'kara')).take(
      { name: 'act', actorId: 'kara', action: 'hide' },
      3,
    );
    expect(hiding.now.reaction).toMatchObject({ to: 'failedCheck', what: 'stealth' });
    const down = play(fightOf('kara', 'troll', 'tomas'), scripted(), {
      name: 'damage',
      actorId: null,
      targetId: 'kara',
      amount: 20,
      type: null,
    });
    const dying = new Saving(inspiring(down, 'kara')).take({ name: 'deathSave', targetId: 'kara' }, 4);
    expect(dying.now.reaction).toMatchObject({ to: 'failedSave', what: 'death' });
    dying.inspired('inspiration', 20);
    expect(one(dying.now, 'kara').hitPoints).toBe(1);
  });

  it('is of no use to others, nor on their rolls', () => {
    const swing = { name: 'attack', actorId: 'tomas', targetId: 'troll', attack: 'Sword' } as const;
    expect(new Saving(inspiring(fightOf('tomas', 'troll', 'kara'), 'kara')).take(swing, 2).now.reaction).toBeNull();
  });
});
