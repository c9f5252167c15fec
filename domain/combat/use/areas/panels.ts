import { join } from '#domain/combat/combat-turn.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { CombatantProfile } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { StandingArea } from './standing-area.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import { layerName } from './lay-area.ts';
import type { FightPanel } from '#domain/combat/place/fight-panel.ts';
import type { Activity } from '#domain/rules/activity/activity.ts';
import type { Panels } from '#domain/rules/activity/reach.ts';
import { eachAbility } from '#domain/rules/ability.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';

/** A section of a wall as a thing that can be broken. */
function profileOf(
  id: string,
  name: string,
  panel: FightPanel,
  { armorClass, hitPoints, immunities, vulnerabilities }: Panels,
): CombatantProfile {
  return CombatantProfile.parse({
    id,
    name,
    kind: 'npc',
    side: 'others',
    source: null,
    armorClass,
    hitPoints,
    maxHitPoints: hitPoints,
    initiativeBonus: 0,
    dexterity: 0,
    saves: eachAbility(() => 0),
    attacks: [],
    immunities: immunities === 'all' ? [...damageTypes] : immunities,
    vulnerabilities: vulnerabilities ?? [],
    conditionImmunities: [...conditionIds],
    isObject: true,
    size: 'Large',
    panel,
  });
}

/** What harms a layer of a wall, and how much of it. */
const harmOf = ({ layer }: Activity): Pick<Panels, 'hitPoints' | 'immunities'> => ({
  hitPoints: layer?.hitPoints ?? 1,
  immunities: layer?.harmedBy === undefined ? 'all' : damageTypes.filter((type) => type !== layer.harmedBy),
});

/** Raises the wall of a spell where it lies on the battle map: each of its sections stands in the fight as a thing that can be broken (SRD 5.2.1, Wall of Stone and the like). */
export function raisePanels(draft: Draft, { actorId, used }: CombatStepNamed<'useActivity'>): void {
  const [layer] = used.layers ?? [];
  const given = used.activity.targets?.area?.panels;
  const kind = given && layer ? { ...given, ...harmOf(layer) } : given;
  const wall = draft.field?.lies?.wall;
  if (!kind || !wall) return;
  const { round } = draft.combat;
  const begun = draft.events.length;
  for (const [place, cells] of wall.panels.entries()) {
    const id = `panel-${place + 1}-${round}-${begun}-${used.id}-${actorId}`.slice(0, 64);
    const name = layer ? layerName(used, layer) : kind.whole ? used.name : `${used.name}, section ${place + 1}`;
    const panel: FightPanel = {
      mapId: wall.mapId,
      cells,
      by: actorId,
      spell: used.id,
      ...(kind.clear && { clear: true }),
      ...(kind.open && { open: true }),
      ...(kind.lasts && { lasts: 'whole' }),
      ...(layer?.id !== undefined && { layer: layer.id }),
    };
    join(draft, profileOf(id, name, panel, kind));
  }
  // That the spell is cast says that its wall stands.
  draft.events.splice(begun);
}

/** Whether the spell of a section goes on: whoever cast it bears its mark. What stays for good needs none. */
function goesOn({ combatants }: Combat, { by, spell, lasts }: FightPanel): boolean {
  if (lasts === 'always') return true;
  const caster = combatants.find(({ id }) => id === by);
  return caster?.activeEffects.some(({ source, slot }) => slot !== null && source.id === spell) === true;
}

/** Takes the sections of walls out of the fight whose spells are over. */
export function settlePanels(draft: Draft): void {
  const { combat } = draft;
  if (!combat.combatants.some(({ panel }) => panel && !goesOn(combat, panel))) return;
  draft.combat = { ...combat, combatants: combat.combatants.filter(({ panel }) => !panel || goesOn(combat, panel)) };
}

/** Where the foremost layer of a wall is broken, it befalls nobody any more, and the next one stands open to blows (SRD 5.2.1, Prismatic Wall). */
export function settleLayers(draft: Draft): void {
  for (const { id, dead, panel, armorClass } of draft.combat.combatants) {
    if (!dead || panel?.layer === undefined) continue;
    const isOf = ({ by, used }: StandingArea) => by === panel.by && used.id === panel.spell && used.activity.layer !== undefined;
    const { areas } = draft.combat;
    const broken = areas.find((area) => isOf(area) && area.used.activity.id === panel.layer);
    if (!broken) continue;
    draft.combat = { ...draft.combat, areas: areas.filter((area) => area !== broken) };
    const next = draft.combat.areas.find(isOf)?.used;
    if (next?.activity.id === undefined) continue;
    const begun = draft.events.length;
    const kind = { armorClass, ...harmOf(next.activity) };
    join(draft, profileOf(`${next.activity.id}-${id}`.slice(0, 64), next.name, { ...panel, layer: next.activity.id }, kind));
    draft.events.splice(begun);
  }
}
