import { beforeAll, describe, expect, it } from 'vitest';
import { mustNow } from '#domain/combat/acts/must.ts';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { chooseNpcAction } from '#domain/combat/npc/tactics.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { mustSentence } from '#domain/rules/activity/tell/must-text.ts';
import { spells } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';

const activities = new Map<string, readonly Activity[]>();
beforeAll(async () => {
  for (const level of [1, 3, 4, 6]) for (const [name, each] of await loadSpellDetails(level)) activities.set(name, each.activities);
});

/** What the goblin must do, as it is said. */
const mustText = (fight: Combat) => {
  const must = mustNow(fight, one(fight, 'goblin'));
  return must && mustSentence('Goblin', must);
};
const next = { name: 'next' } as const;
const low = () => 1;

/** Kara casts a spell or goes on with one, and the goblin fails its save. */
function cast(fight: Combat, name: string, { id, choice = null }: { id?: string; choice?: string | null } = {}): Combat {
  const spell = spells.find((each) => each.name === name);
  const all = activities.get(name) ?? [];
  const activity = all.find((each) => id === undefined || each.id === id);
  if (!spell || !activity) throw new Error(`There is no ${name}.`);
  const used = usedSpell(spell, all, activity);
  return play(fight, low, { name: 'useActivity', actorId: 'kara', used, targetIds: ['goblin'], slot: spell.level, choice });
}

function begun(...order: ('kara' | 'goblin' | 'tomas')[]): Combat {
  const fight = fightOf(...order);
  const slots = [1, 2, 3, 4, 5, 6].map((level) => ({ level, left: 2 }));
  const slotCasting = { dc: 15, toHit: 7, modifier: 4, level: 17, proficiency: 6, spells: spells.map((each) => each.id), slots };
  return { ...fight, combatants: fight.combatants.map((each) => (each.id === 'kara' ? { ...each, slotCasting } : each)) };
}

/** It is the turn of the goblin, which is under the spell. */
const driven = (name: string, choice: string | null = null) => play(cast(begun('kara', 'goblin', 'tomas'), name, { choice }), low, next);
const choose = (fight: Combat) => chooseNpcAction(fight, 'goblin', scripted(1, 6));
const tolds = (fight: Combat) => {
  const choice = choose(fight);
  return choice && tellCombatFact(choice.why).sentence;
};

describe('SRD 5.2.1, Spells: who is driven', () => {
  it.each([
    ['Fear', null, 'Fear'],
    ['Eyebite', 'Panicked', 'Eyebite: Panicked'],
    ['Command', 'Flee', 'Command: Flee'],
  ])('under %s a creature dashes away, and does nothing else', (name, choice, effect) => {
    const fight = driven(name, choice);
    expect(mustText(fight)).toBe(`Goblin must Dash and get away from Kara by the safest way, unless there is nowhere to go (${effect}).`);
    expect([choose(fight)?.step, tolds(fight)]).toMatchObject([
      { name: 'act', action: 'dash' },
      'Goblin must get away from Kara, and dashes.',
    ]);
    const dashed = play(fight, low, { name: 'act', actorId: 'goblin', action: 'dash' });
    expect([choose(dashed)?.step, tolds(dashed)]).toEqual([next, 'Goblin must get away from Kara, and goes as far as it can.']);
    expect(mustText(dashed)).toBeNull();
  });

  it('gets up first, and fights on where it cannot move', () => {
    const prone = play(driven('Fear'), low, { name: 'condition', from: null, targetId: 'goblin', condition: 'prone' });
    expect(choose(prone)?.step).toMatchObject({ action: 'standUp' });
    const held = play(driven('Fear'), low, { name: 'condition', from: 'tomas', targetId: 'goblin', condition: 'grappled' });
    expect(choose(held)?.step).toMatchObject({ name: 'attack' });
  });

  it('under a command to flee it is free after that turn', () => {
    const over = play(driven('Command', 'Flee'), low, next, next, next);
    expect([over.active, mustText(over)]).toEqual(['goblin', null]);
  });

  it('under Compulsion it goes the named way in its next turn alone, and may act after that', () => {
    const named = play(
      cast(play(cast(begun('kara', 'goblin'), 'Compulsion'), low, next, next), 'Compulsion', { id: 'drive', choice: 'East' }),
      low,
      next,
    );
    expect(mustText(named)).toBe('Goblin must first go the way that Kara named, as far as the movement lasts (Compulsion: East).');
    const over = play(named, low, next, next);
    expect([over.active, mustText(over)]).toEqual(['goblin', null]);
  });
});
