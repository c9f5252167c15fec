import { endEffects } from '#domain/combat/effects/active-effects.ts';
import { endConcentration } from '#domain/combat/effects/apply-condition.ts';
import { find, note } from '#domain/combat/draft.ts';
import type { Draft } from '#domain/combat/draft.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import type { StandingArea } from './standing-area.ts';

const fire = 'fire';

/** Whether something that is used deals fire damage where its area lies. */
function dealsFire({ combat }: Draft, step: CombatStep): boolean {
  if (step.name === 'use') {
    const effect = combat.combatants.find(({ id }) => id === step.actorId)?.effects.find(({ name }) => name === step.effect);
    return effect?.damage.some(({ type }) => type === fire) === true;
  }
  if (step.name !== 'useActivity') return false;
  return [step.used.activity, step.used.stays].some(
    (activity) =>
      activity !== undefined &&
      'damage' in activity &&
      activity.damage?.some(({ types }) => (types.length === 1 ? types[0] : step.damageType) === fire) === true,
  );
}

/** Whom fire has damaged in a step. */
const burned = ({ events }: Draft): string[] =>
  events.flatMap(({ kind, name, targetId }) =>
    kind === 'damage' && targetId !== null && name.split(/\W+/).includes(fire) ? [targetId] : [],
  );

/**
 * Lights what burns away where a step has brought fire to it, as far as a battle map tells where: where its area lies, and where those stand
 * whom fire has damaged (SRD 5.2.1, Web).
 */
export function lightAreas(draft: Draft, step: CombatStep): void {
  const flammable = draft.field?.flammable;
  if (!flammable) return;
  const hurt = burned(draft);
  const cells = new Set([
    ...(dealsFire(draft, step) ? flammable.covered : []),
    ...flammable.stands.flatMap((stand) => (hurt.includes(stand.id) ? stand.cells : [])),
  ]);
  for (const area of draft.combat.areas) lightArea(draft, area, cells);
}

function lightArea(draft: Draft, area: StandingArea, touched: ReadonlySet<number>): void {
  const { combat, field } = draft;
  const { burns, lies, ...made } = area;
  if (!burns || lies === null || lies.around !== null) return;
  const alight = new Set(combat.areas.flatMap((each) => (each.fire?.of === area.id ? (each.lies?.cells ?? []) : [])));
  const cells = lies.cells.filter((cell) => touched.has(cell) && !alight.has(cell));
  if (cells.length === 0) return;
  const inside = field?.flammable?.stands.filter((stand) => stand.cells.some((cell) => cells.includes(cell))) ?? [];
  const lit: StandingArea = {
    ...made,
    id: `fire-${combat.round}-${draft.events.length}-${area.id}`.slice(0, 64),
    used: { ...made.used, name: burns.name ?? made.used.name, activity: { ...burns, due: ['startsTurn'] } },
    fire: { of: area.id, until: combat.active ?? area.by },
    inside: inside.map(({ id }) => id),
    lies: { cells, around: null },
  };
  draft.combat = { ...combat, areas: [...combat.areas, lit] };
  note(draft, 'lit', { actorId: area.by, name: area.used.name });
}

function endSpell(draft: Draft, { by, used }: StandingArea): void {
  endEffects(draft, by, ({ slot, source }) => slot !== null && source.id === used.id);
  if (used.concentration && find(draft, by).concentration === used.name) endConcentration(draft, by);
}

/** Has fires burn out that last until somebody’s turn begins: what burned is gone, and the spell is over where nothing of it is left. */
export function burnOut(draft: Draft, turnOf: string): void {
  const isOut = ({ fire: lit }: StandingArea) => lit?.until === turnOf;
  for (const { fire: lit, lies } of draft.combat.areas.filter(isOut)) {
    const gone = new Set(lies?.cells);
    const left = (area: StandingArea) =>
      area.id === lit?.of && area.lies !== null
        ? { ...area, lies: { ...area.lies, cells: area.lies.cells.filter((cell) => !gone.has(cell)) } }
        : area;
    draft.combat = { ...draft.combat, areas: draft.combat.areas.map(left) };
    const whole = draft.combat.areas.find(({ id }) => id === lit?.of);
    if (whole?.lies?.cells.length === 0) endSpell(draft, whole);
  }
  draft.combat = { ...draft.combat, areas: draft.combat.areas.filter((area) => !isOut(area)) };
}
