import { ridingNames } from '#domain/combat/riding.ts';
import { effectNames, endedByHelp } from '#domain/combat/effect-names.ts';
import type { CombatView } from '#domain/combat/view.ts';
import type { FightDoor } from '#domain/combat/place/fight-door.ts';
import type { FightPanel } from '#domain/combat/place/fight-panel.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { shownConditions } from '#domain/combat/effects/condition.ts';
import type { ShownCondition } from '#domain/character/shown-conditions.ts';

type Seen = CombatView['combatants'][number];

/** A combatant as it is drawn, whoever looks; what they may not know is null. */
export interface Figure {
  id: string;
  name: string;
  kind: Seen['kind'];
  side: Seen['side'];
  initiative: number | null;
  health: Seen['health'];
  hitPoints: { now: number; maximum: number; temporary: number } | null;
  armorClass: number | null;
  conditions: ShownCondition[];
  /** What it concentrates on; empty words when only that is known. */
  concentration: string | null;
  /** Effects that they are under, with the die that each brings. */
  effects: string[];
  /** Those that the help of somebody beside them ends. */
  helpEnds?: string[] | undefined;
  deathSaves: { successes: number; failures: number; stable: boolean } | null;
  hidden: boolean;
  /** Whether it is a thing that can be broken. */
  isObject?: true | undefined;
  /** What kind of creature it is, where that is known. */
  type?: Seen['type'];
  /** Which door of a battle map it is, where it is one. */
  door?: FightDoor | undefined;
  panel?: FightPanel | undefined;
  /** All of it, for the DM. */
  whole: Combatant | null;
}

/** What is known of somebody whom a hit may have struck. */
export type Struck = Pick<Figure, 'id' | 'name' | 'health'>;

function ofCombatant(one: Combatant & Pick<Seen, 'health'>, all: readonly Combatant[]): Figure {
  const { id, name, kind, side, initiative, health, armorClass, concentration, hidden, stable, deathSaves } = one;
  return {
    id,
    name,
    kind,
    side,
    initiative,
    health,
    hitPoints: { now: one.hitPoints, maximum: one.maxHitPoints, temporary: one.temporaryHitPoints },
    armorClass,
    conditions: shownConditions(one, all),
    concentration,
    effects: [...effectNames(one, true), ...ridingNames(all, one)],
    ...endedByHelp(one),
    deathSaves: kind === 'hero' && health === 'down' ? { ...deathSaves, stable } : null,
    hidden,
    door: one.door,
    panel: one.panel,
    isObject: one.isObject,
    type: one.type,
    whole: one,
  };
}

/** Everybody a view shows, in its order. */
export function figuresOf(view: CombatView): Figure[] {
  if (view.audience === 'dm') return view.combatants.map((one) => ofCombatant(one, view.combatants));
  return view.combatants.map(({ concentrates, concentratesOn = '', ...one }) => ({
    ...one,
    concentration: concentrates ? concentratesOn : null,
    hidden: false,
    whole: null,
  }));
}
