import { diedOfExhaustion, applyCondition } from '#domain/combat/effects/apply-condition.ts';
import { resistsCondition } from '#domain/combat/effects/condition.ts';
import { die } from '#domain/combat/effects/damage.ts';
import { layEffect } from '#domain/combat/effects/lay-effect.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { untilOf } from '#domain/combat/effects/until.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import type { Infliction } from '#domain/rules/attack-data.ts';
import type { Ability } from '#domain/rules/combat-terms.ts';
import { slugOf } from '#domain/srd/slug.ts';

/** How long lasts what attacks inflict; what is not here ends with a save, or when somebody is freed. */
const inflictedFor: Partial<Record<Infliction['lasts'], Duration>> = {
  endOfTargetTurn: { kind: 'turn', whose: 'target', when: 'end' },
  startOfSourceTurn: { kind: 'turn', whose: 'source', when: 'start' },
  endOfSourceTurn: { kind: 'turn', whose: 'source', when: 'end' },
};

/** Lays a condition on somebody that a save at the end of the next turn ends, or turns into what it becomes. */
function layBecoming(
  draft: Draft,
  { condition, becomes }: Pick<Infliction, 'condition' | 'becomes'>,
  { name, from, targetId }: Inflicted,
  saveEnds: NonNullable<ActiveEffect['saveEnds']>,
): void {
  if (resistsCondition(find(draft, targetId), condition)) {
    applyCondition(draft, { targetId, condition, from, until: null, saveEnds: null, held: false });
    return;
  }
  const given = { id: slugOf(name), name, bearerId: targetId, from: from ?? targetId, actorId: from ?? targetId, changes: [], saveEnds };
  const ends: ActiveEffect['ends'] = [{ by: 'save', when: 'endOfTurn', failure: { becomes } }];
  const effectId = layEffect(draft, { ...given, conditions: [condition], duration: { kind: 'time', amount: 1, unit: 'minute' }, ends });
  applyCondition(draft, { targetId, condition, from, until: null, saveEnds: null, held: false, effectId });
}

/** What is inflicted by what, by whom and on whom. */
interface Inflicted {
  /** The attack or effect. */
  name: string;
  from: string | null;
  targetId: string;
  /** The effect's own save that failed. */
  failed: { ability: Ability; dc: number } | null;
}

/** Inflicts what an attack or effect brings on somebody who still lives. */
export function inflict(draft: Draft, infliction: Infliction, inflicted: Inflicted) {
  const { from, targetId, failed } = inflicted;
  if (find(draft, targetId).dead) return;
  const { condition, save } = infliction;
  if (save !== null && rollSave(draft, { targetId, ...save, cover: 'none', cause: condition, byId: from, conditions: [condition] })) return;
  const saveEnds = infliction.lasts === 'save' ? (save ?? failed) : null;
  if (infliction.becomes && saveEnds) return layBecoming(draft, infliction, inflicted, saveEnds);
  const duration = inflictedFor[infliction.lasts];
  const until = duration ? untilOf(draft, duration, from ?? targetId, targetId) : null;
  applyCondition(draft, { targetId, condition, from, until, saveEnds, held: false, escapeDc: infliction.escapeDc ?? null });
  if (diedOfExhaustion(find(draft, targetId))) die(draft, targetId);
}
