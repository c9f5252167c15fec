import { describe, expect, it } from 'vitest';
import type { CombatNow } from '#contract/play/combat-shapes.ts';
import { limits } from '#domain/limits/limits.ts';
import { fightIn } from '#tests/support/app/arena.ts';
import type { Somebody } from '#tests/support/app/people.ts';
import {
  app,
  brute,
  campaignId,
  come,
  damageOf,
  krag,
  mira,
  owner,
  see,
  show,
  take,
  waitFor,
  useAskedTable,
} from '#tests/support/app/asked-table.ts';
import { passOverdue } from './reaction-clock.ts';

useAskedTable();

describe('NPCs that the narrator plays until a hero acts', () => {
  /** Two more brutes beside the first, who begins; nobody leads but the Dungeon Master's one press. */
  async function playAll(): Promise<CombatNow> {
    const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
    for (const [place, name] of ['Second', 'Third'].entries()) {
      show(19 - place);
      await owner.call.combat.addNpc({ campaignId, npc: { name, hitPoints: 30, armorClass: 10, attacks } });
    }
    await come(mira);
    // Anybody, in a mood for nobody in particular; the attack hits for 4.
    show(1, 6, 10, 1);
    return owner.call.combat.npcTurn({ campaignId, number: fightIn(await see(owner)).number, which: 'all' });
  }
  const decline = (by: Somebody) => take(by, { name: 'react', reactorId: krag, way: null, slot: 0 });
  it('go on after every answer, whoever gives it, until the hero acts', async () => {
    expect(fightIn(await playAll()).view).toMatchObject({ active: brute, reaction: { reactorId: krag }, npcsPlay: 'all' });
    show(1, 1, 6, 10);
    await decline(mira);
    expect(await damageOf()).toBe(4);
    const second = fightIn(await see(owner)).view;
    expect(second).toMatchObject({ reaction: { reactorId: krag }, npcsPlay: 'all' });
    expect(second.active).not.toBe(brute);
    await decline(owner);
    await decline(owner);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, reaction: null, npcsPlay: null });
  });

  it('go on by themselves when the time for an answer is over, also after a restart, for the fight remembers it', async () => {
    await playAll();
    for (let answers = 1; answers <= 3; answers += 1) {
      waitFor(answers * (limits.reactionSeconds * 1000 + 1000));
      await passOverdue(app.kernel);
    }
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, reaction: null, npcsPlay: null });
  });

  it('stop where the Dungeon Master says so, while the question stays and keeps its time', async () => {
    const before = fightIn(await playAll()).view;
    const stopped = fightIn(await take(owner, { name: 'stopNpcs' })).view;
    expect(stopped).toMatchObject({ reaction: before.audience === 'dm' ? before.reaction : {}, npcsPlay: null });
    await expect(take(mira, { name: 'stopNpcs' })).rejects.toThrow('Only the Dungeon Master');
    await decline(mira);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: brute, attacksMade: 1, reaction: null });
    await expect(take(owner, { name: 'stopNpcs' })).rejects.toThrow('No NPC plays by itself now.');
  });

  it('stop with an undo', async () => {
    await playAll();
    await decline(mira);
    const undone = fightIn(await owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number }));
    expect(undone.view).toMatchObject({ npcsPlay: null });
  });

  it('that are too many for one step are played on by the clock', async () => {
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'rat', count: 20 });
    await owner.call.combat.addMonsters({ campaignId, monsterId: 'rat', count: 20 });
    const first = fightIn(await see(owner));
    // Whatever order the dice gave: from the hero's turn on everybody else acts.
    const { number, view } = first.view.active === krag ? fightIn(await take(owner, { name: 'next' })) : first;
    expect(view.combatants.length).toBeGreaterThan(limits.npcStepsAtOnce / 2);
    show(...Array.from({ length: 4000 }, () => 2));
    expect(fightIn(await owner.call.combat.npcTurn({ campaignId, number, which: 'all' })).view).toMatchObject({ npcsPlay: 'all' });
    await passOverdue(app.kernel);
    expect(fightIn(await see(owner)).view).toMatchObject({ active: krag, npcsPlay: null });
  });

  it('say why to the Dungeon Master in lines that are marked as theirs, and to nobody else', async () => {
    await playAll();
    const { lines } = fightIn(await see(owner));
    expect(lines.filter(({ byNarrator }) => byNarrator)).toMatchObject([{ sentence: expect.stringContaining('Brute attacks Krag') }, {}]);
    expect(fightIn(await see(mira)).lines.some(({ byNarrator }) => byNarrator)).toBe(false);
  });
});
