import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { isAway } from '#domain/combat/effects/features/away.ts';
import { conditionsOf } from '#domain/combat/effects/condition.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { fitsSide, isFoe } from '#domain/combat/sides.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { carryOut } from '#domain/combat/use/doing/carry-out.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { chosenEffects } from '#domain/combat/use/choose-targets.ts';
import { goingOn, originOf } from '#domain/combat/use/origin.ts';
import { pushAway } from '#domain/combat/use/push-away.ts';
import { shapedBy } from '#domain/combat/use/shaping/shapers.ts';
import { giftsOf } from '#domain/combat/use/spell-traits.ts';
import { hasStruck, strikeOnce } from '#domain/combat/use/turn/struck.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import type { DueMoment } from '#domain/rules/activity/areas/area-fields.ts';
import { onlyFor } from '#domain/rules/activity/targeting.ts';
import type { StandingArea } from './standing-area.ts';

/** The same so many times at once: what somebody takes who moved so often 5 feet. */
function timesOver(used: UsedActivity, times: number): UsedActivity {
  const { activity } = used;
  if (times <= 1 || activity.kind !== 'damage') return used;
  return { ...used, activity: { ...activity, damage: activity.damage.map((part) => ({ ...part, times: String(times) })) } };
}

/**
 * Does what an area does at some moment to somebody who stands in it. What strikes nobody twice in a turn does not; all else does once for
 * each kind of moment in a turn, but for each 5 feet of a way anew. It takes nothing of anybody's turn.
 */
export function strikeIn(draft: Draft, area: StandingArea, targetId: string, moment: DueMoment, times = 1): void {
  const [maker, one] = [find(draft, area.by), find(draft, targetId)];
  const { activity, id } = area.used;
  if (area.spared?.includes(targetId) === true) return;
  if (one.dead || isAway(one) || activity.due?.includes(moment) !== true || !fitsSide(onlyFor(activity), maker.side, one.side)) return;
  if (activity.bySight === true && conditionsOf(one).includes('blinded')) return;
  const part = area.fire ? `${id} fire` : activity.layer ? `${id} ${activity.id}` : id;
  const source = { kind: 'spell', id: part } as const;
  if (activity.oncePerTarget === true) {
    // A save notes itself whom it strikes.
    if (hasStruck(draft, { from: area.by, source }, targetId)) return;
    if (activity.kind !== 'save') strikeOnce(draft, { from: area.by, source }, targetId);
  } else if (moment !== 'moves' && !strikeOnce(draft, { from: area.by, source: { ...source, id: `${source.id} ${moment}` } }, targetId))
    return;
  const before = draft.events.length;
  useOn(draft, { ...area, used: timesOver(area.used, times) }, targetId);
  if (activity.fades !== undefined) fade(draft, area, activity.fades, dealtSince(draft, before, targetId));
}

const dealtSince = ({ events }: Draft, at: number, targetId: string): number =>
  events.slice(at).reduce((sum, each) => (each.kind === 'damage' && each.targetId === targetId ? sum + (each.amount ?? 0) : sum), 0);

/** Counts what an area has dealt; its spell is over once that is enough (SRD 5.2.1, Guardian of Faith). */
function fade(draft: Draft, { id, by, used }: StandingArea, most: number, dealt: number): void {
  const counted = (area: StandingArea) => (area.id === id ? { ...area, dealt: (area.dealt ?? 0) + dealt } : area);
  draft.combat = { ...draft.combat, areas: draft.combat.areas.map(counted) };
  const all = draft.combat.areas.find((area) => area.id === id)?.dealt ?? 0;
  if (all >= most) endEffects(draft, by, ({ slot, source }) => slot !== null && source.id === used.id);
}

function useOn(draft: Draft, { by, used, slot, choice, damageType }: StandingArea, targetId: string): void {
  const maker = find(draft, by);
  const step: CombatStepNamed<'useActivity'> = {
    name: 'useActivity',
    actorId: by,
    used,
    targetIds: [targetId],
    slot,
    choice,
    damageType,
    amount: 1,
    cover: 'none',
    advantage: 'none',
    shapers: [],
  };
  const casting = castingOf(maker, used, slot, true);
  note(draft, 'effect', { actorId: by, name: used.name, amount: slot });
  carryOut({
    draft,
    step,
    casting,
    targetIds: [targetId],
    effects: chosenEffects(step, casting.slot),
    origin: { ...originOf(by, used, casting, { choice, damageType }), ...goingOn(maker, draft.combat, used)?.time },
    label: `${maker.name}: ${used.name}`,
    gifts: giftsOf(maker, used),
    failed: [],
    shaped: shapedBy(draft, step),
  });
  if (used.activity.kind !== 'save') pushAway(draft, by, [targetId], used.activity);
}

/** What areas of somebody do as their turn starts, to the first enemy in the order of turns who stands there (SRD 5.2.1, Faithful Hound). */
function strikeForMaker(draft: Draft, makerId: string): void {
  for (const area of draft.combat.areas) {
    const foe = draft.combat.combatants.find(
      (one) => area.inside.includes(one.id) && !one.dead && !isAway(one) && isFoe(find(draft, area.by).side, one.side),
    );
    if (area.by === makerId && foe) strikeIn(draft, area, foe.id, 'makersTurn');
  }
}

/** What areas do to whoever starts or ends a turn in them; a wall that strikes beyond a side of it does so to who ends a turn there. */
export function strikeAtTurn(draft: Draft, id: string, moment: 'startsTurn' | 'endsTurn'): void {
  const beside = moment === 'endsTurn' && draft.field?.from === id ? (draft.field.beside ?? []) : [];
  for (const area of draft.combat.areas) if (area.inside.includes(id) || beside.includes(area.id)) strikeIn(draft, area, id, moment);
  if (moment === 'startsTurn') strikeForMaker(draft, id);
}
