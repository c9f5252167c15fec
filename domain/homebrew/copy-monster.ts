import { abilities, modifierOf } from '#domain/rules/ability.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { LastingEffect } from '#domain/rules/activity/effect.ts';
import type { Targets } from '#domain/rules/activity/reach.ts';
import type { Attack, Damage, Effect, Infliction } from '#domain/rules/attack-data.ts';
import { limits } from '#domain/limits/limits.ts';
import type { MonsterDetails } from '#domain/srd/monsters/monster-details.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import type { EntryOf } from './entry.ts';

const damageOf = (damage: readonly Damage[]) => damage.map(({ dice, type }) => ({ formula: dice, types: [type] }));

const durations: Partial<Record<Infliction['lasts'], LastingEffect['duration']>> = {
  endOfTargetTurn: { kind: 'turn', whose: 'target', when: 'end' },
  startOfSourceTurn: { kind: 'turn', whose: 'source', when: 'start' },
  endOfSourceTurn: { kind: 'turn', whose: 'source', when: 'end' },
};

function effectsOf(inflicts: Infliction | null): LastingEffect[] {
  if (!inflicts) return [];
  const duration = durations[inflicts.lasts];
  const ends = inflicts.lasts === 'save' ? [{ by: 'save' as const, when: 'endOfTurn' as const }] : [];
  return [{ conditions: [inflicts.condition], ...(duration && { duration }), ...(ends.length > 0 && { ends }) }];
}

function attackActivity({ name, kind, toHit, reach, range, damage, inflicts }: Attack): Activity {
  const isRanged = kind === 'ranged';
  const long = range?.long ?? undefined;
  return {
    kind: 'attack',
    name,
    activation: { kind: 'action' },
    attack: { form: isRanged ? 'ranged' : 'melee', with: 'natural', bonus: toHit },
    reach: isRanged ? { kind: 'feet', feet: range?.normal ?? 60, ...(long !== undefined && { long }) } : { kind: 'feet', feet: reach ?? 5 },
    damage: damageOf(damage),
    effects: effectsOf(inflicts),
    ...(inflicts?.save && { save: { abilities: [inflicts.save.ability], dc: inflicts.save.dc, onSave: 'none' } }),
  };
}

const shapes = ['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere', 'square', 'wall'] as const;

/** Where an effect reaches, as stat blocks write it: "60-foot cone". */
function targetsOf(area: string): Targets {
  const [, feet = '', word = ''] = /(\d+)-foot[- ](?:radius |long )?(\w+)/i.exec(area) ?? [];
  const shape = shapes.find((each) => each === word.toLowerCase());
  return shape ? { who: 'creature', count: 'area', area: { shape, feet: Number(feet) } } : { who: 'creature' };
}

function saveActivity({ name, ability, dc, area, damage, onSave, inflicts, recharge }: Effect): Activity {
  return {
    kind: 'save',
    name,
    activation: { kind: 'action' },
    targets: targetsOf(area),
    save: { abilities: [ability], dc, onSave },
    damage: damageOf(damage),
    effects: effectsOf(inflicts),
    ...(recharge !== null && { consumes: [{ kind: 'recharge' as const, from: recharge }] }),
  };
}

/** A creature of the SRD as the beginning of one of a campaign's own. What no activity holds is told in its text. */
export function monsterDraftOf(block: StatBlock, details: MonsterDetails | undefined): Omit<EntryOf<'monster'>, 'id'> {
  const { name, hitPoints: _, saves, traits, attacks, effects, initiativeBonus, abilities: scores, ...facts } = block;
  const told = new Set([...attacks, ...effects].map((each) => each.name));
  const features = details?.features.filter((each) => !told.has(each.name)) ?? traits;
  const activities = [...attacks.map(attackActivity), ...effects.map(saveActivity)];
  return {
    kind: 'monster',
    name,
    text: features
      .map((each) => `${each.name}. ${each.text}`)
      .join('\n\n')
      .slice(0, limits.homebrewTextLength),
    activities: activities.slice(0, limits.homebrewActivities),
    effects: [],
    facts: {
      ...facts,
      abilities: scores,
      saves: abilities.filter((ability) => saves[ability] > modifierOf(scores[ability])),
      ...(initiativeBonus !== modifierOf(scores.dexterity) && { initiativeBonus }),
    },
  };
}
