import type { StandingArea } from './use/areas/standing-area.ts';
import { z } from 'zod';
import { shownConditions } from './effects/condition.ts';
import { commanderOf } from './commanded.ts';
import { shownInitiative } from './initiative.ts';
import { ridingNames } from './riding.ts';
import { effectNames, endedByHelp } from './effect-names.ts';
import { Health, healthOf } from './effects/health.ts';
import { Award } from './follow/outcome.ts';
import { Combat, CombatShape, Combatant, CombatantShape, isAlive } from './state.ts';
import { auraId, auraName, friendsIn, isAtWork } from './auras/auras.ts';
import { LyingArea } from './place/lying-area.ts';
import { isDecidedBySave } from './reactions/saving-throw-text.ts';
import { kindOf, shownKindOf } from './use/doing/check-kinds.ts';
import { openOffers } from './reactions/open-offers.ts';
import type { AskedSave, OpenSaves } from './reactions/asked-save.ts';
import { onlyFor } from '#domain/rules/activity/targeting.ts';
import { ConditionName } from '#domain/rules/combat-terms.ts';

/** How players learn of hit points that are not a hero's. */
export const HitPointsShown = z.enum(['words', 'numbers']);
export type HitPointsShown = z.infer<typeof HitPointsShown>;

const HitPoints = z.object({ now: z.int(), maximum: z.int(), temporary: z.int() });
const ShownCondition = z.object({
  name: ConditionName,
  level: z.int(),
  /** Turns of somebody the players see until it ends; null when it does not end by itself. */
  turns: z.int().nullable(),
  /** Who charmed, frightened or holds them, of those whom players see. */
  by: z.array(z.string()).optional(),
});

/** A combatant as players see it; nothing that only the DM knows has a place here. */
const SeenCombatant = z.object({
  id: z.string(),
  name: z.string(),
  kind: CombatantShape.shape.kind,
  side: CombatantShape.shape.side,
  door: CombatantShape.shape.door,
  panel: CombatantShape.shape.panel,
  isObject: CombatantShape.shape.isObject,
  /** What kind of creature it is, where players are told: they see whom Hold Person is for. */
  type: CombatantShape.shape.type,
  initiative: z.int().nullable(),
  health: Health,
  /** Null for those of whom players learn in words. */
  hitPoints: HitPoints.nullable(),
  /** Null for all but heroes and those whom they called. */
  armorClass: z.int().nullable(),
  conditions: z.array(ShownCondition),
  concentrates: z.boolean(),
  /** On what, of heroes and those whom they called: everybody reads their sheets. */
  concentratesOn: z.string().optional(),
  /** Effects that they are under, with the die that each brings. */
  effects: z.array(z.string()),
  /** Those of them that the help of somebody beside them ends; left out where there is none. */
  helpEnds: z.array(z.string()).optional(),
  /** For heroes who are down. */
  deathSaves: z.object({ successes: z.int(), failures: z.int(), stable: z.boolean() }).nullable(),
});
export type SeenCombatant = z.infer<typeof SeenCombatant>;

/** An area that stays, as it is shown: what it is called, who made it, who stands in it and where it lies. */
const SeenArea = z.object({
  id: z.string(),
  name: z.string(),
  /** The id of its spell, where it comes from one. */
  spell: z.string().optional(),
  /** Null for somebody unseen. */
  by: z.string().nullable(),
  inside: z.array(z.string()),
  /** For whom alone it is; null where it befalls everybody. */
  only: z.enum(['friends', 'foes']).nullable(),
  /** Whether a battle map says who stands in it. */
  onMap: z.boolean(),
  /** On which cells of which map it lies, where its maker is known and it stays in its place. */
  lies: z.object({ mapId: z.string(), cells: LyingArea.shape.cells, beside: LyingArea.shape.beside }).nullable(),
  /** Whether its ground is difficult terrain. */
  isRough: z.literal(true).optional(),
  /** On which map it goes along with its maker, and how many feet around them; left out where it does not, or they are not known. */
  around: z.object({ mapId: z.string(), feet: z.int() }).optional(),
});
export type SeenArea = z.infer<typeof SeenArea>;

const DmCombatView = z.object({
  audience: z.literal('dm'),
  phase: CombatShape.shape.phase,
  round: z.int(),
  active: z.string().nullable(),
  attacksMade: z.int(),
  bonusActionUsed: CombatShape.shape.bonusActionUsed,
  slotUsed: CombatShape.shape.slotUsed,
  usedThisTurn: CombatShape.shape.usedThisTurn,
  deathSaveDue: CombatShape.shape.deathSaveDue,
  attackedWith: CombatShape.shape.attackedWith,
  happened: CombatShape.shape.happened,
  movement: CombatShape.shape.movement,
  mapId: CombatShape.shape.mapId,
  fromStory: CombatShape.shape.fromStory,
  yielded: CombatShape.shape.yielded,
  areas: z.array(SeenArea),
  reaction: CombatShape.shape.reaction,
  alsoAsked: CombatShape.shape.alsoAsked,
  npcsPlay: CombatShape.shape.npcsPlay,
  saves: CombatShape.shape.saves,
  combatants: z.array(CombatantShape.extend({ health: Health })),
  award: Award.nullable(),
});
const PlayersCombatView = z.object({
  audience: z.literal('players'),
  phase: CombatShape.shape.phase,
  round: z.int(),
  /** Null while somebody unseen acts. */
  active: z.string().nullable(),
  /** Whether the fight waits for an answer, and whose: null for a creature's. */
  waitsFor: z
    .object({
      id: z.string().nullable(),
      /** Other heroes who are asked at the same moment. */
      also: z.array(z.string()),
      endsAt: z.iso.datetime().nullable(),
    })
    .nullable(),
  areas: z.array(SeenArea),
  /** Saves that heroes are asked for, without what they must reach where that stands in a stat block; null where none are. */
  saves: CombatShape.shape.saves,
  combatants: z.array(SeenCombatant),
  /** Experience for each hero once the fight is over. */
  award: z.int().nullable(),
});

/** A fight as one audience sees it. */
export const CombatView: z.ZodType<CombatView, z.input<typeof DmCombatView> | z.input<typeof PlayersCombatView>> = z.discriminatedUnion(
  'audience',
  [DmCombatView, PlayersCombatView],
);
export type CombatView = DmCombatView | PlayersCombatView;
export interface PlayersCombatView extends z.infer<typeof PlayersCombatView> {}
export interface DmCombatView extends z.infer<typeof DmCombatView> {}
export type CombatAudience = CombatView['audience'];

/** Who stands in the fight as far as players know. */
function seenCombatants({ combatants }: Combat): Combatant[] {
  return combatants.filter((one) => !one.hidden);
}

/** What kind of creature somebody is, where that is known; things are of none. */
const withType = ({ isObject }: Combatant, type: Combatant['type']): Pick<Combatant, 'type'> =>
  isObject === true || type === undefined ? {} : { type };

function seen(one: Combatant, shown: HitPointsShown, visible: readonly Combatant[], isCalledByHero: boolean): SeenCombatant {
  // Of those whom a hero called, everybody knows as much as of the hero.
  const isHero = one.kind === 'hero' || isCalledByHero;
  const hitPoints = { now: one.hitPoints, maximum: one.maxHitPoints, temporary: one.temporaryHitPoints };
  return {
    id: one.id,
    name: one.name,
    kind: one.kind,
    side: one.side,
    ...(one.door && { door: one.door }),
    ...(one.panel && { panel: one.panel }),
    ...(one.isObject && { isObject: one.isObject }),
    ...withType(one, isHero ? kindOf(one) : shownKindOf(one)),
    initiative: shownInitiative(one),
    health: healthOf(one),
    hitPoints: isHero || shown === 'numbers' ? hitPoints : null,
    armorClass: isHero ? one.armorClass : null,
    conditions: shownConditions(one, visible),
    concentrates: one.concentration !== null,
    ...(isHero && one.concentration !== null && { concentratesOn: one.concentration }),
    effects: [...effectNames(one), ...ridingNames(visible, one)],
    ...endedByHelp(one),
    deathSaves: one.kind === 'hero' && one.hitPoints === 0 && isAlive(one) ? { ...one.deathSaves, stable: one.stable } : null,
  };
}

/** The first layer that stands of the wall of a layer. */
const foremost = (areas: readonly StandingArea[], { by, used: { id } }: StandingArea) =>
  areas.find((each) => each.by === by && each.used.id === id && each.used.activity.layer !== undefined);

/** Areas that stay, with those who stand in them as far as they are known. */
function seenAreas(combat: Pick<Combat, 'areas' | 'mapId' | 'auras' | 'combatants'>, known: ReadonlySet<string>): SeenArea[] {
  const { areas, mapId, auras = [] } = combat;
  const around = auras
    .filter(({ by }) => known.has(by))
    .map((aura) => ({
      id: auraId(aura),
      name: auraName,
      by: aura.by,
      inside: friendsIn(combat, aura).filter((each) => known.has(each) && each !== aura.by),
      only: 'friends' as const,
      onMap: aura.onMap,
      lies: null,
      ...(aura.onMap && mapId !== null && isAtWork(combat, aura) && { around: { mapId, feet: aura.feet } }),
    }));
  // Of the layers of a wall that lies on a map, the foremost is shown.
  const isBehind = (area: StandingArea) => area.lies !== null && area.used.activity.layer !== undefined && foremost(areas, area) !== area;
  const standing = areas
    .filter((area) => !isBehind(area))
    .map(({ id, used, by, inside, lies }) => ({
      id,
      name: used.name,
      ...(used.kind === 'spell' && { spell: used.id }),
      by: known.has(by) ? by : null,
      inside: inside.filter((each) => known.has(each)),
      only: onlyFor(used.activity),
      onMap: lies !== null,
      lies:
        lies !== null && lies.around === null && mapId !== null && known.has(by)
          ? { mapId, cells: lies.cells, ...(lies.beside && { beside: lies.beside }) }
          : null,
      ...(used.activity.roughens === true && { isRough: true as const }),
      ...(lies !== null && lies.around !== null && mapId !== null && known.has(by) && { around: { mapId, feet: lies.around } }),
    }));
  return [...standing, ...around];
}

/** The whole fight, for the DM. */
function dmCombatView({ combatants, areas, auras, ...combat }: Combat): DmCombatView {
  const known = new Set(combatants.map(({ id }) => id));
  return {
    audience: 'dm',
    ...combat,
    areas: seenAreas({ areas, mapId: combat.mapId, combatants, ...(auras && { auras }) }, known),
    combatants: combatants.map((one) => ({
      ...one,
      ...withType(one, kindOf(one)),
      initiative: shownInitiative(one),
      health: healthOf(one),
    })),
  };
}

/** Saves as players see them: what they must reach belongs to somebody's stat block, unless the rules say it or it is of a hero. */
function seenSaves({ saves }: Combat, known: ReadonlySet<string>): OpenSaves | null {
  const seenByAll = (saves?.saves ?? []).filter(({ saverId }) => known.has(saverId));
  if (saves === null || seenByAll.length === 0) return null;
  return {
    ...saves,
    saves: seenByAll.map((each) => (each.isOpen === true || isDecidedBySave(each.cause) ? each : withoutDifficulty(each))),
  };
}

const withoutDifficulty = (save: AskedSave): AskedSave => ({ ...save, dc: null, roll: save.roll && { ...save.roll, against: null } });

/** Whom a fight waits for as far as players learn: heroes who are asked, and of creatures no more than that it waits. */
function waitsFor(combat: Combat, visible: readonly Combatant[]): PlayersCombatView['waitsFor'] {
  if (combat.reaction === null) return null;
  const asked = openOffers(combat).map(({ reactorId }) => reactorId);
  const [first = null, ...also] = asked.filter((id) => visible.some((one) => one.kind === 'hero' && one.id === id));
  return { id: first, also, endsAt: combat.reaction.endsAt };
}

/** The fight without the hidden, the DM's notes, and what stands in stat blocks; players learn the health of NPCs as `shown` says. */
export function playersCombatView(combat: Combat, shown: HitPointsShown): PlayersCombatView {
  const visible = seenCombatants(combat);
  const known = new Set(visible.map((one) => one.id));
  return {
    audience: 'players',
    phase: combat.phase,
    round: combat.round,
    active: combat.active !== null && known.has(combat.active) ? combat.active : null,
    waitsFor: waitsFor(combat, visible),
    areas: seenAreas(combat, known),
    saves: seenSaves(combat, known),
    combatants: visible.map((one) => seen(one, shown, visible, commanderOf(combat, one) !== undefined)),
    award: combat.award?.each ?? null,
  };
}

/** What an audience is shown of a fight. */
export function combatViewFor(audience: CombatAudience, combat: Combat, shown: HitPointsShown): CombatView {
  return audience === 'dm' ? dmCombatView(combat) : playersCombatView(combat, shown);
}
