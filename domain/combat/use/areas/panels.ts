import { join } from '#domain/combat/combat-turn.ts';
import type { Draft } from '#domain/combat/draft.ts';
import { CombatantProfile } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import type { CombatStepNamed } from '#domain/combat/step.ts';
import type { FightPanel } from '#domain/combat/place/fight-panel.ts';
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

/** Raises the wall of a spell where it lies on the battle map: each of its sections stands in the fight as a thing that can be broken (SRD 5.2.1, Wall of Stone and the like). */
export function raisePanels(draft: Draft, { actorId, used }: CombatStepNamed<'useActivity'>): void {
  const kind = used.activity.targets?.area?.panels;
  const wall = draft.field?.lies?.wall;
  if (!kind || !wall) return;
  const { round } = draft.combat;
  const begun = draft.events.length;
  for (const [place, cells] of wall.panels.entries()) {
    const id = `panel-${place + 1}-${round}-${begun}-${used.id}-${actorId}`.slice(0, 64);
    const name = kind.whole ? used.name : `${used.name}, section ${place + 1}`;
    const panel = { mapId: wall.mapId, cells, by: actorId, spell: used.id, ...(kind.clear && { clear: true as const }) };
    join(draft, profileOf(id, name, panel, kind));
  }
  // That the spell is cast says that its wall stands.
  draft.events.splice(begun);
}

/** Whether the spell of a section goes on: whoever cast it bears its mark. */
function goesOn({ combatants }: Combat, { by, spell }: FightPanel): boolean {
  const caster = combatants.find(({ id }) => id === by);
  return caster?.activeEffects.some(({ source, slot }) => slot !== null && source.id === spell) === true;
}

/** Takes the sections of walls out of the fight whose spells are over. */
export function settlePanels(draft: Draft): void {
  const { combat } = draft;
  if (!combat.combatants.some(({ panel }) => panel && !goesOn(combat, panel))) return;
  draft.combat = { ...combat, combatants: combat.combatants.filter(({ panel }) => !panel || goesOn(combat, panel)) };
}
