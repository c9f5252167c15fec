import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStep, CombatStepNamed } from '#domain/combat/step.ts';
import { refuseCombat } from '#domain/combat/refusals.ts';
import type { CombatResult } from '#domain/combat/refusals.ts';
import { areaOfEffect, areaOfTargets } from '#domain/combat/place/area.ts';
import type { FightArea } from '#domain/combat/place/area.ts';
import { unseenStand } from '#domain/combat/place/known-stands.ts';
import { attackReach } from '#domain/combat/place/reach.ts';
import type { Field } from '#domain/combat/place/stand.ts';
import { mayBeEmpty } from '#domain/combat/use/areas/may-be-empty.ts';
import { reachOfArea } from '#domain/combat/use/distances.ts';
import { isFoe } from '#domain/combat/sides.ts';
import { asksForTargets, raisesWall } from '#domain/rules/activity/targeting.ts';
import { yes } from '#domain/result.ts';
import { middleOf } from '#domain/battle-map/grid.ts';
import { flammableIn } from './flammable.ts';
import { standingIn } from './crossings.ts';
import { areaAround, laidArea } from './place-area.ts';
import { isCrowded } from './spaces.ts';
import { panelsOf } from './panels.ts';
import { cellsNear } from './wall-side.ts';
import { pounceOf } from './pounce.ts';
import type { Placing } from './place-area.ts';
import { Battlefield } from './stands.ts';
import type { Placed } from './stands.ts';
import { isFree } from './thrown.ts';

/** A step with what a battle map tells of it: whom an area catches, and where everybody stands. */
export interface StepOnMap {
  step: CombatStep;
  field?: Field;
  /** The cells that its area covers. */
  covers?: number[];
  /** The cell to which whoever takes it teleports, or moves before their blow. */
  lands?: number;
}

/** How a step is judged: whether distance and sight bind whoever takes it, and where they put its area. */
export interface Judged {
  binds: boolean;
  placing?: Placing | undefined;
}

type Made = CombatStepNamed<'use'> | CombatStepNamed<'useActivity'> | CombatStepNamed<'legendary'>;

/** Steps of which a battle map tells something. */
export const toldByMap: readonly CombatStep['name'][] = ['attack', 'use', 'useActivity', 'legendary', 'act', 'save', 'next'];

/** The area of a step, with how many levels its slot is above the spell’s own; null where it has none that lies on a map. */
function areaOf(step: CombatStep, actor: Combatant): { made: Made; area: FightArea; name: string } | null {
  if (step.name === 'use') {
    const effect = actor.effects.find(({ name }) => name === step.effect);
    const area = effect ? areaOfEffect(effect) : null;
    return area && { made: step, area, name: step.effect };
  }
  if (step.name !== 'useActivity' && step.name !== 'legendary') return null;
  const { used } = step;
  if (step.name === 'legendary' && !used) {
    const effect = actor.legend?.legendaryActions.find(({ name }) => name === step.action)?.effect;
    const area = effect ? areaOfEffect(effect) : null;
    return area && { made: step, area, name: step.action };
  }
  if (!used) return null;
  const targets = asksForTargets(used.activity) || raisesWall(used.activity) ? used.activity.targets : used.stays?.targets;
  const area = areaOfTargets(targets, step.name === 'useActivity' ? step.slot - used.level : 0);
  const shapers = step.name === 'useActivity' ? step.shapers : [];
  if (!area) return null;
  const own = area.shape === 'emanation' && (targets?.who === 'ally' || step.targetIds.includes(actor.id));
  return { made: step, area: { area, reach: reachOfArea(actor, used, area.shape, shapers), ...(own && { own }) }, name: used.name };
}

/** Whether an area stays where it is laid, or is moved there. */
const staysOn = (made: Made): boolean => made.name !== 'use' && made.used !== undefined && mayBeEmpty(made.used);

/** Whom of those in an area something falls on: everybody who lives, but where it is for some alone, or for those who are chosen. */
function fallsOn(made: Made, actor: Combatant, caught: readonly Combatant[]): Combatant[] {
  const targets = made.name === 'use' ? undefined : made.used?.activity.targets;
  const isMeant = ({ side }: Combatant) =>
    targets?.who === 'enemy' ? isFoe(actor.side, side) : targets?.who !== 'ally' || !isFoe(actor.side, side);
  const isChosen = made.targetIds.length > 0 && (targets?.chosen === true || typeof targets?.count === 'number');
  return caught.filter((one) => !one.dead && isMeant(one) && (!isChosen || made.targetIds.includes(one.id)));
}

/** What a battle map tells of a turn that ends: whom whoever had it sees, and beside which walls they stand. Cover is for what somebody does. */
function endOfTurn(field: Battlefield, { active, combatants, areas }: Combat): Pick<StepOnMap, 'field'> {
  const one = field.placed.find(({ id }) => id === active);
  if (!one) return {};
  const stands = field.from(one).map((stand) => ({ ...stand, cover: 'none' as const }));
  const beside = areas.filter(({ lies }) => lies?.beside && standingIn(field, lies.beside).includes(one.id)).map(({ id }) => id);
  return {
    field: {
      from: one.id,
      binds: false,
      stands,
      ...(isCrowded(field, combatants, one.id) && { isCrowded: true }),
      ...(beside.length > 0 && { beside }),
    },
  };
}

/**
 * What a battle map tells of a step: where everybody stands from whoever takes it, and whom its area catches. Without a place, the area
 * of somebody who is bound lies where it catches all whom they name. Refuses a place that is too far away or out of sight, and an area
 * that cannot catch all. Who does not stand on the map acts as declared.
 */
export function fieldOfStep(field: Battlefield, combat: Combat, step: CombatStep, judged: Judged): CombatResult<StepOnMap> {
  const told = toldOfStep(field, combat, step, judged);
  if (!told.ok || !told.value.field) return told;
  const { covers = [], ...onMap } = told.value;
  const flammable = flammableIn(field, combat, covers);
  return yes({ ...onMap, field: { ...told.value.field, ...(flammable && { flammable }) } });
}

function toldOfStep(field: Battlefield, combat: Combat, step: CombatStep, { binds, placing }: Judged): CombatResult<StepOnMap> {
  const { combatants } = combat;
  if (step.name === 'next') return yes({ step, ...endOfTurn(field, combat) });
  const actorId = toldByMap.includes(step.name) && 'actorId' in step ? step.actorId : null;
  const [one, actor] = [field.placed.find(({ id }) => id === actorId), combatants.find(({ id }) => id === actorId)];
  if (!one || !actor) return yes({ step });
  const feet = step.name === 'useActivity' ? step.used.activity.teleports : undefined;
  if (feet !== undefined && (placing !== undefined || binds)) {
    const what = step.name === 'useActivity' ? step.used.name : '';
    return landing(field, one, { step, what, feet, placing, binds });
  }
  const leap = step.name === 'legendary' && placing !== undefined ? leapOf(field, { one, actor, combatants }, step, placing) : null;
  if (leap) return leap;
  const pounce = step.name === 'legendary' ? pounceOf(field, combat, one, step) : null;
  if (pounce?.ok === false) return pounce;
  if (pounce?.value) return yes({ ...pounce.value, field: { ...pounce.value.field, binds } });
  const made = areaOf(step, actor);
  const isAround = made !== null && made.area.reach === null && made.area.area.shape === 'emanation' && staysOn(made.made);
  const isLaid = made !== null && (placing !== undefined || isAround || (binds && made.made.targetIds.length > 0));
  if (isLaid) return laidStep(field, { one, actor, combatants }, made, { binds, placing });
  // Nobody who is bound learns by a refusal where somebody is whose token they do not see.
  const isHidden = (id: string) => binds && field.placed.some((each) => each.id === id && each.hidden);
  const stands = field.from(one).map((stand) => (isHidden(stand.id) ? unseenStand(stand) : stand));
  return yes({ step, field: { from: one.id, binds, stands } });
}

/** A teleport to a place; refuses one that is not said, too far away, out of sight, or taken. */
function landing(
  field: Battlefield,
  one: Placed,
  { step, what, feet, placing, binds }: { step: CombatStep; what: string; feet: number; placing: Placing | undefined; binds: boolean },
): CombatResult<StepOnMap> {
  if (placing === undefined) return { ok: false, refused: refuseCombat('placeMissing', { what }) };
  const { origin } = placing;
  const laid = laidArea(field, one, { area: { shape: 'sphere', feet: 0 }, reach: feet }, placing);
  if (laid === null) return { ok: false, refused: refuseCombat('areaTooFar', { what }) };
  if (!isFree(field, one, origin)) return { ok: false, refused: refuseCombat('placeTaken', {}) };
  return yes({ step, field: { from: one.id, binds, stands: field.from(one) }, lands: origin });
}

/**
 * A legendary action that begins with a teleport: from where its blow falls, or whom its area catches there. Null for every other. Refuses
 * a place that is too far away, out of sight, or taken, and a target that it does not reach from there.
 */
function leapOf(
  field: Battlefield,
  { one, actor, combatants }: { one: Placed; actor: Combatant; combatants: readonly Combatant[] },
  step: CombatStepNamed<'legendary'>,
  placing: Placing,
): CombatResult<StepOnMap> | null {
  const action = actor.legend?.legendaryActions.find(({ name }) => name === step.action);
  if (!action || action.teleports === undefined) return null;
  const landed = landing(field, one, { step, what: action.name, feet: action.teleports, placing, binds: false });
  if (!landed.ok) return landed;
  const { origin } = placing;
  const moved = { ...one, token: { ...one.token, cell: origin } };
  const there = new Battlefield(
    field.map,
    field.placed.map((each) => (each === one ? moved : each)),
  );
  const stands = there.from(moved);
  const attack = actor.attacks.find(({ name }) => name === action.attack);
  const stand = stands.find(({ id }) => id === step.targetIds[0]);
  if (attack && stand && attackReach(attack, stand.feet) === null) {
    const name = combatants.find(({ id }) => id === stand.id)?.name ?? '';
    return { ok: false, refused: refuseCombat('tooFarAway', { name, feet: stand.feet, what: action.name }) };
  }
  const area = action.effect && areaOfEffect(action.effect);
  const laid = area && laidArea(there, moved, area, { origin, towards: middleOf(field.map.grid, origin) });
  const caught = laid && combatants.filter(({ id, dead }) => !dead && laid.caught.some((each) => each.id === id));
  const targetIds = caught ? caught.map(({ id }) => id) : step.targetIds;
  return yes({ step: { ...step, targetIds }, lands: origin, field: { from: one.id, binds: false, isPlaced: true, stands } });
}

function laidStep(
  field: Battlefield,
  { one, actor, combatants }: { one: Placed; actor: Combatant; combatants: readonly Combatant[] },
  { made, area, name }: NonNullable<ReturnType<typeof areaOf>>,
  { binds, placing }: Judged,
): CombatResult<StepOnMap> {
  const isOnMap = (id: string) => field.placed.some((each) => each.id === id);
  const wanted = made.targetIds.filter(isOnMap);
  const stays = staysOn(made);
  const isAround = area.reach === null && area.area.shape === 'emanation';
  const at = placing ?? (stays && isAround ? { origin: one.token.cell, towards: middleOf(field.map.grid, one.token.cell) } : undefined);
  if (at === undefined && wanted.length === 0) return yes({ step: made });
  const laid = at ? laidArea(field, one, area, at) : areaAround(field, one, area, wanted);
  if (laid === null)
    return { ok: false, refused: placing ? refuseCombat('areaTooFar', { what: name }) : refuseCombat('areaMisses', { what: name }) };
  const caught = combatants.filter(({ id }) => laid.caught.some((each) => each.id === id));
  // Those who stand nowhere on the map are caught as declared.
  const fallen = [...fallsOn(made, actor, caught).map(({ id }) => id), ...made.targetIds.filter((id) => !isOnMap(id))];
  const isOnOthers = made.name === 'use' || made.used === undefined || asksForTargets(made.used.activity);
  const targetIds = isOnOthers ? fallen : made.targetIds;
  if (targetIds.length === 0 && !stays) return { ok: false, refused: refuseCombat('areaIsEmpty', { what: name }) };
  if (area.area.panels?.open) {
    // Whom nobody sees, nobody learns of by a refusal.
    const inWay = laid.caught.find(({ hidden }) => !binds || !hidden);
    const who = combatants.find(({ id }) => id === inWay?.id)?.name;
    if (who !== undefined) return { ok: false, refused: refuseCombat('wallThroughSomebody', { name: who, what: name }) };
  }
  const nearby = made.name === 'useActivity' ? made.used.stays?.nearby : undefined;
  const near = nearby === undefined ? null : cellsNear(field.map, laid.cells, nearby);
  const covered = standingIn(field, laid.cells).filter((id) => !isAround || id !== one.id);
  const lies = {
    cells: laid.cells,
    around: isAround ? area.area.feet : null,
    caught: covered,
    ...(laid.beside.length > 0 && { beside: laid.beside }),
    ...(near && { near: { cells: near, caught: standingIn(field, near) } }),
    ...(area.area.panels && { wall: { mapId: field.map.id, panels: panelsOf(field.map.grid, laid, area.area.panels) } }),
  };
  const stands = field.fromOrigin(one, laid.origin);
  return yes({
    step: { ...made, targetIds },
    covers: laid.cells,
    field: { from: one.id, binds, isPlaced: true, stands, ...(stays && { lies }) },
  });
}
