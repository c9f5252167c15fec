import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { find } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import { isOnOneselfAlone } from '#domain/rules/activity/targeting.ts';
import { sparedBy } from './spared-by.ts';
import type { StandingArea } from './standing-area.ts';

type Step = CombatStepNamed<'useActivity'>;

/** What a layer of a wall is called: "Prismatic Wall: Red". */
export const layerName = ({ name }: Pick<StandingArea['used'], 'name'>, layer: Activity): string => `${name}: ${layer.name ?? name}`;

/** Whether an area belongs to a spell of somebody: they have one at a time of each. */
const isOf = ({ by, used }: StandingArea, actorId: string, spell: string) => by === actorId && used.id === spell;

/**
 * Keeps the area of a spell that stays, with those whom it appeared on; what it does to them then is done by the cast, and nobody enters it
 * by that. Where a battle map tells it, those stand in it whom it covers.
 */
export function layArea(draft: Draft, step: Step, slot: number, targetIds: readonly string[]): void {
  const { actorId, used, choice, damageType } = step;
  if (used.stays === undefined) return;
  const { stays, burns, layers = [], ...cast } = used;
  // A wall of layers lets pass who made it.
  const spared = [...new Set([...sparedBy(step), ...(layers.length > 0 ? [actorId] : [])])];
  const { combat, field } = draft;
  const lies = field?.lies && {
    cells: field.lies.cells,
    around: field.lies.around,
    ...(field.lies.beside && { beside: field.lies.beside }),
  };
  const said = isOnOneselfAlone(used.activity) ? [] : targetIds;
  const near = field?.lies?.near;
  const first: StandingArea = {
    id: `${used.id}-${combat.round}-${draft.events.length}-${actorId}`.slice(0, 64),
    by: actorId,
    used: { ...cast, activity: stays, takes: 'free', goesOn: false },
    slot,
    choice,
    damageType,
    ...(spared.length > 0 && { spared }),
    ...(burns && { burns }),
    inside: [...new Set([...((near ?? field?.lies)?.caught ?? []), ...said])],
    lies: near && lies ? { ...lies, cells: near.cells } : (lies ?? null),
  };
  const through = layers.map((activity, place): StandingArea => ({
    ...first,
    id: `${place + 1}-${first.id}`.slice(0, 64),
    used: { ...first.used, name: layerName(used, activity), activity },
    inside: [...new Set(field?.lies?.caught)],
    lies: lies ?? null,
  }));
  const others = combat.areas.filter((each) => !isOf(each, actorId, used.id));
  draft.combat = { ...combat, areas: [...others, first, ...through].slice(-gameLimits.combatants) };
}

/** Lets go of somebody who is out of an area: what it does to those who stand in it ends. */
export function letGo(draft: Draft, { by, used }: StandingArea, id: string): void {
  endEffects(draft, id, ({ from, source, ends }) => from === by && source.id === used.id && ends.some((each) => each.by === 'leavingArea'));
}

/** Whether the spell of an area goes on: whoever made it bears its mark. */
function goesOn({ combatants }: Combat, area: StandingArea): boolean {
  const maker = combatants.find(({ id }) => id === area.by);
  return maker?.activeEffects.some(({ source, slot }) => slot !== null && source.id === area.used.id) === true;
}

/** Ends the areas whose spells are over, and forgets who has left the fight. */
export function settleAreas(draft: Draft): void {
  const { areas, combatants } = draft.combat;
  if (areas.length === 0) return;
  const isHere = (id: string) => combatants.some((one) => one.id === id);
  const isFed = ({ fire }: StandingArea) => !fire || (isHere(fire.until) && areas.some(({ id }) => id === fire.of));
  const left = areas.filter((area) => goesOn(draft.combat, area) && isFed(area));
  for (const area of areas) {
    if (!left.includes(area) && !area.fire) for (const id of area.inside.filter(isHere)) letGo(draft, area, find(draft, id).id);
  }
  draft.combat = { ...draft.combat, areas: left.map((area) => ({ ...area, inside: area.inside.filter(isHere) })) };
}
