import { beforeAll, describe, expect, it } from 'vitest';
import { fightOf, one, play, scripted } from '#domain/combat/combat.fixture.ts';
import { combatantOf } from '#domain/combat/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { usedSpell } from '#domain/combat/use/spell-in-use.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { spellForm } from '#domain/character/shape/spell-forms.ts';
import { effect } from '#domain/rules/activity/active-effect.fixture.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import { damageChoicesOf } from '#domain/rules/activity/damage-parts.ts';
import { isLater } from '#domain/rules/activity/later-activity.ts';
import { asksForTargets } from '#domain/rules/activity/targeting.ts';
import { creatureChoices } from '#domain/srd/monsters/call-creatures.ts';
import { monsterOf, monsters } from '#domain/srd/monsters/monsters.ts';
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

/** Every activity of a spell that a stat block names. */
async function activitiesOf(name: string): Promise<UsedActivity[]> {
  const spell = findSpell(slugOf(name));
  if (!spell) return [];
  const activities = (await loadSpellDetails(spell.level)).get(spell.name)?.activities ?? [];
  return activities.filter((each) => !isLater(each)).map((each) => usedSpell(spell, activities, each));
}
const casters = monsters.flatMap((block) => (block.spellcasting ? [{ block, spellcasting: block.spellcasting }] : []));

/** A caster whose turn it is, beside two heroes and somebody who is dead. */
function turnOf(block: (typeof monsters)[number], changes: Partial<Combatant> = {}): Combat {
  const begun = fightOf('kara', 'tomas', 'troll');
  const one = { ...combatantOf(profileFromStatBlock(block, { id: 'caster' })), initiative: 1, ...changes };
  return { ...begun, active: 'caster', combatants: [...begun.combatants, one] };
}

/** The step with which a Dungeon Master casts a spell of a creature. */
function castStep(used: UsedActivity, castAt: number): CombatStep {
  const { activity } = used;
  const [choice] =
    activity.kind === 'summon'
      ? creatureChoices(activity)
      : (activity.effects ?? []).flatMap(({ choice: one, name }) => (one && name ? [name] : []));
  const isForm = activity.effects?.some(({ shape }) => shape !== undefined) === true;
  const targetIds = asksForTargets(activity) ? [used.activity.targets?.only?.includes('willing') === true ? 'caster' : 'kara'] : [];
  const how = { damageType: damageChoicesOf(activity)[0] ?? null, advantage: 'none', cover: 'none', amount: 1 } as const;
  return {
    name: 'useActivity',
    actorId: 'caster',
    used,
    targetIds,
    slot: castAt,
    choice: isForm ? 'Rat' : (choice ?? null),
    shapers: [],
    ...how,
  };
}

describe('a creature of the SRD with spellcasting', () => {
  it('casts each spell that its stat block names, with its own DC and bonus, as often as it says', async () => {
    expect(casters.length).toBeGreaterThan(40);
    const problems: string[] = [];
    for (const { block, spellcasting } of casters) {
      for (const { name, level, uses, pool } of spellcasting.spells) {
        const means = await activitiesOf(name);
        if (means.length === 0) problems.push(`${block.name}: ${name} is no spell`);
        for (const used of means) {
          const fighting = turnOf(block);
          const { dc, toHit, slot } = castingOf(one(fighting, 'caster'), used, 0);
          if (dc !== spellcasting.dc || toHit !== spellcasting.toHit || slot !== level)
            problems.push(`${block.name}: ${name} has other numbers`);
          const taken = takeCombatStep(fighting, castStep(used, level), scripted());
          const isLong = used.takes === 'long';
          // Kara is no Beast.
          if (!taken.ok && taken.refused.code === 'isOtherKind') continue;
          if (!taken.ok && !(isLong && taken.refused.code === 'takesTooLong'))
            problems.push(`${block.name}: ${name}: ${tellCombatRefusal(taken.refused)}`);
          if (!taken.ok || uses === null) continue;
          const spent = turnOf(block, { spellsCast: Array.from({ length: uses }, () => pool ?? name) });
          const again = takeCombatStep(spent, castStep(used, level), scripted());
          if (again.ok || again.refused.code !== 'spellIsUsedUp') problems.push(`${block.name}: ${name} is cast too often`);
          if (!one(taken.value.combat, 'caster').spellsCast.includes(pool ?? name)) problems.push(`${block.name}: ${name} is not counted`);
        }
      }
    }
    expect(problems).toEqual([]);
  });

  it('casts on in a form that keeps its spells, and not in one that takes them', async () => {
    const block = monsterOf('mage');
    const [bolt] = await activitiesOf(block?.spellcasting?.spells.find(({ level }) => level === 0)?.name ?? '');
    const rat = monsterOf('rat');
    if (!block || !bolt || !rat) throw new Error('no mage');
    const form = { shape: spellForm({ challenge: 'bearer', mind: 'own' }, rat) };
    const castIn = (changed: ActiveEffect) => takeCombatStep(turnOf(block, { activeEffects: [changed] }), castStep(bolt, 0), scripted(15));
    const kept = castIn({ ...effect('Shapechanged'), ...form });
    expect(kept.ok && one(kept.value.combat, 'caster').attacks.map(({ name }) => name)).toEqual(rat.attacks.map(({ name }) => name));
    const barred = castIn({ ...effect('Polymorph', { on: 'cannot', what: 'castSpells' }), ...form });
    expect(barred.ok ? '' : tellCombatRefusal(barred.refused)).toBe('Mage cannot cast spells while Polymorph lasts.');
  });
});

describe('an NPC with spells', () => {
  it('casts the one that promises the most damage, and says why', () => {
    const chosen = choose(fight);
    expect(chosen?.step).toMatchObject({ name: 'useActivity', used: { kind: 'spell', takes: 'action' }, actorId: 'mage' });
    expect(chosen && tellCombatFact(chosen.why).sentence).toMatch(/^Mage uses .+ on (Kara|Tomas), who is in range\.$/);
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
