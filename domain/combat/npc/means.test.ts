import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { combatantOf } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { slugOf } from '#domain/srd/slug.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { profileFromStatBlock } from './profile-from-stat-block.ts';
import { chooseNpcAction } from './tactics.ts';

let means: UsedActivity[] = [];
let fight: Combat;
beforeAll(async () => {
  const block = monsterOf('mage');
  if (!block) throw new Error('no mage');
  const mage = combatantOf(profileFromStatBlock(block, { id: 'mage' }));
  const spells = (block.spellcasting?.spells ?? []).flatMap(({ name }) => findSpell(slugOf(name)) ?? []);
  const used = await Promise.all(
    spells.map(async (spell) => {
      const activities = (await loadSpellDetails(spell.level)).get(spell.name)?.activities ?? [];
      return activities.map((each) => usedSpell(spell, activities, each));
    }),
  );
  means = used.flat();
  const begun = fightOf('kara', 'tomas');
  fight = { ...begun, active: 'mage', combatants: [...begun.combatants, { ...mage, initiative: 1 }] };
});

const choose = (combat: Combat) => chooseNpcAction(combat, 'mage', scripted(1, 6), means);

describe('an NPC with spells', () => {
  it('casts the one that promises the most damage, and says why', () => {
    const chosen = choose(fight);
    expect(chosen?.step).toMatchObject({ name: 'useActivity', used: { kind: 'spell', takes: 'action' }, actorId: 'mage' });
    expect(chosen && tellCombatFact(chosen.why).sentence).toMatch(/^Mage uses .+ on (Kara|Tomas), who is within reach\.$/);
    const after = chosen ? play(fight, scripted(), chosen.step) : fight;
    expect(chooseNpcAction(after, 'mage', scripted(), means)?.step).toEqual({ name: 'next' });
  });

  it('attacks when what it has is used up', () => {
    const all =
      one(fight, 'mage').spellcasting?.spells.flatMap(({ name, pool, uses }) => Array.from({ length: uses ?? 0 }, () => pool ?? name)) ??
      [];
    const spent = { ...fight, combatants: fight.combatants.map((each) => (each.id === 'mage' ? { ...each, spellsCast: all } : each)) };
    expect(choose(spent)?.step).toMatchObject({ name: 'attack' });
  });

  it('casts nothing that would hurt no more than its attacks', () => {
    const weak = means.filter(({ level }) => level === 0);
    expect(chooseNpcAction(fight, 'mage', scripted(1, 6), weak)?.step).toMatchObject({ name: 'attack' });
  });
});
