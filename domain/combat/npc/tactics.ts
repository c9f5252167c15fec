import { controllerOf } from '#domain/combat/riding.ts';
import type { Attack, Damage, Effect } from '#domain/rules/attack-data.ts';
import { conditionsOf, isIncapacitated } from '#domain/combat/effects/condition.ts';
import { damageTaken } from '#domain/combat/effects/damage.ts';
import { healthOf } from '#domain/combat/effects/health.ts';
import { partyOf } from '#domain/party-of.ts';
import { combatFact } from '#domain/combat/fact.ts';
import type { CombatFact, NpcReason } from '#domain/combat/fact.ts';
import { hasTurns } from '#domain/combat/initiative.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import { isCharmedBy, reasonsFor } from '#domain/combat/effects/attack.ts';
import { isAway } from '#domain/combat/effects/features/away.ts';
import { isWardedOff } from '#domain/combat/effects/features/ward.ts';
import { cannotMove, refuseActNow } from '#domain/combat/acts/refuse-act.ts';
import { mustOf } from '#domain/combat/acts/must.ts';
import { hasAction } from '#domain/combat/turn-budget.ts';
import { besideFeet } from '#domain/combat/place/reach.ts';
import { withinReach } from './ground.ts';
import type { Aim, NpcGround, Walk } from './ground.ts';
import { aimEffect } from './aim.ts';
import type { Hunt } from './aim.ts';
import { bestMeans } from './means.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { boundsOf, parseKnownDice } from '#domain/dice/expression/expression.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { weighed } from '#domain/dice/reasons.ts';

/** What an NPC does next, and why, for the DM. */
export interface NpcChoice {
  step: CombatStep;
  why: CombatFact;
  /** Where the area of it lies on the battle map. */
  placing?: Aim['placing'];
}

/** A target and what makes it one. */
interface Mark {
  target: Combatant;
  reason: NpcReason['because'];
}

function average({ dice }: Damage): number {
  const parsed = parseKnownDice(dice);
  if (!parsed.ok) return 0;
  const { minimum, maximum } = boundsOf(parsed.value);
  return (minimum + maximum) / 2;
}

/** What damage can be hoped for, as far as the target does not shrug it off. */
function hopeOf(damage: readonly Damage[], target: Combatant): number {
  return damage.reduce((sum, each) => sum + damageTaken(target, { amount: Math.floor(average(each)), type: each.type }), 0);
}

/** The chance that an attack hits, with what conditions do to it. */
function chanceOf(attack: Attack, attacker: Combatant, target: Combatant): number {
  const once = Math.min(0.95, Math.max(0.05, (21 + attack.toHit - target.armorClass) / 20));
  const [close, ranged] = [attack.kind !== 'ranged', attack.kind === 'ranged'];
  const advantage = weighed(reasonsFor({ attacker, target, close, form: { ranged, spell: false } }, 'none'));
  if (advantage === 'none') return once;
  return advantage === 'advantage' ? 1 - (1 - once) ** 2 : once ** 2;
}

function bestAttack(npc: Combatant, target: Combatant, ground?: NpcGround | null): Attack | undefined {
  const reaching = ground?.attacksOn(target.id);
  const worth = (attack: Attack) => chanceOf(attack, npc, target) * (hopeOf(attack.damage, target) + (attack.inflicts ? 2 : 0));
  const possible = reaching ? npc.attacks.filter(({ name }) => reaching.has(name)) : npc.attacks;
  return possible.toSorted((one, other) => worth(other) - worth(one))[0];
}

/** Those an NPC would fight: the living of another side whom it can see and will attack; those still standing come first. */
export function enemiesOf(combat: Combat, npc: Combatant): Combatant[] {
  const enemies = combat.combatants.filter(
    (one) => one.side !== npc.side && one.side !== 'others' && !one.dead && !one.hidden && !isAway(one) && !isCharmedBy(npc, one),
  );
  const upright = enemies.filter((one) => !isDown(one));
  const open = upright.filter((one) => !isWardedOff(combat, npc.id, one.id));
  const inSight = (open.length > 0 ? open : upright).filter((one) => !conditionsOf(one).includes('invisible'));
  return inSight.length > 0 ? inSight : open.length > 0 ? open : upright;
}

/** Whose wounds are worst, by share and then by number. */
function weakest(enemies: readonly Combatant[]): Combatant | undefined {
  const share = (one: Combatant) => one.hitPoints / one.maxHitPoints;
  return enemies.toSorted((one, other) => share(one) - share(other) || one.hitPoints - other.hitPoints)[0];
}

/** Picks a target: mostly who damaged it last, at times who concentrates on a spell, who has lost the most hit points, or anybody. */
export function pickMark(npc: Combatant, enemies: readonly Combatant[], dice: Dice): Mark | undefined {
  const lastAttacker = npc.damagedBy.flatMap((id) => enemies.find((one) => one.id === id) ?? [])[0];
  const holder = enemies.find((one) => one.concentration !== null);
  const injured = weakest(enemies.filter((one) => one.hitPoints < one.maxHitPoints));
  const anyone = enemies[dice(Math.max(1, enemies.length)) - 1];
  const wishes: (Mark | undefined)[] = [
    lastAttacker && { target: lastAttacker, reason: 'damagedItLast' },
    holder && { target: holder, reason: 'concentrates' },
    injured && { target: injured, reason: 'wounded' },
    anyone && { target: anyone, reason: 'inReach' },
  ];
  const mood = dice(6);
  const first = mood <= 3 ? 0 : mood === 4 ? 1 : mood === 5 ? 2 : 3;
  return [...wishes.slice(first), ...wishes.slice(0, first)].find((mark) => mark !== undefined);
}

/** An effect worth a whole turn: one that comes and goes, or any for those without attacks. */
function readyEffect({ attacks, effects, spent }: Combatant): Effect | undefined {
  return effects.find((each) => !spent.includes(each.name) && (each.recharge !== null || attacks.length === 0));
}

/** What an NPC does to a target: by its name, and the attack it is made with, where it is one, from so many feet away, where a map tells it. */
interface Done {
  does: NpcReason['does'];
  name: string;
  attack?: Attack | undefined;
  feet?: number | null | undefined;
}

/** Whether it is the arm that reaches somebody: what is shot, thrown or cast has a range. */
const isArmsReach = ({ attack, feet }: Done): boolean =>
  attack !== undefined && attack.kind !== 'ranged' && (feet ?? 0) <= (attack.reach ?? besideFeet);

/** Why an NPC does something against a target. */
export function whyAgainst(npc: Combatant, { target, reason }: Mark, done: Done): CombatFact {
  const [actor, mark] = [partyOf(npc), partyOf(target)];
  const because = reason === 'inReach' && !isArmsReach(done) ? 'inRange' : reason;
  return combatFact('npcChoice', { actor, target: mark, name: done.name, health: healthOf(target), reason: { does: done.does, because } });
}

/** It walks first, over the battle map; a second walk of its turn has with it how far it has come. */
const walking = ({ movement }: Combat, npc: Combatant, step: Walk): NpcChoice => ({
  step,
  why: combatFact('npcChoice', {
    actor: partyOf(npc),
    amount: movement.feet > 0 ? movement.feet : null,
    reason: { does: 'walk', because: 'outOfReach' },
  }),
});

/** A spell or power, where it promises more than all attacks of the turn. */
function chooseMeans(hunt: Hunt, { target, reason }: Mark, all: readonly UsedActivity[]): NpcChoice | null {
  const { npc, ground } = hunt;
  const means = bestMeans(hunt, all);
  const attack = bestAttack(npc, target, ground);
  const attacks = attack ? npc.attacksPerTurn * chanceOf(attack, npc, target) * hopeOf(attack.damage, target) : 0;
  if (means === null || means.hope <= attacks) return null;
  return { step: means.step, why: whyAgainst(npc, { target, reason }, { does: 'effect', name: means.name }), placing: means.placing };
}

/** What it does about its mark: an effect when one is ready and the turn is fresh, otherwise the attack that promises most. */
function chooseAttack(hunt: Hunt, { target, reason }: Mark, fresh: boolean): NpcChoice | null {
  const { npc, ground } = hunt;
  const effect = fresh ? readyEffect(npc) : undefined;
  const aim = effect ? aimEffect(hunt, effect) : null;
  if (effect && aim) {
    const why = whyAgainst(npc, { target, reason }, { does: 'effect', name: effect.name });
    const { targetIds, placing } = aim;
    return { step: { name: 'use', actorId: npc.id, effect: effect.name, targetIds, cover: 'none' }, why, placing };
  }
  const attack = bestAttack(npc, target, ground);
  if (!attack) return null;
  const walk = ground?.attacksOn(target.id).get(attack.name) ?? null;
  if (walk) return walking(hunt.combat, npc, walk);
  const why = whyAgainst(npc, { target, reason }, { does: 'attack', name: attack.name, attack, feet: ground?.feetTo(target.id) });
  return {
    step: { name: 'attack', actorId: npc.id, targetId: target.id, attack: attack.name, advantage: 'none', cover: 'none', riders: [] },
    why,
  };
}

/** It gets up before it strikes: from the ground it would have disadvantage. */
function standingUp(npc: Combatant): NpcChoice {
  const step = { name: 'act', actorId: npc.id, action: 'standUp', targetIds: [], skill: null, text: '' } as const;
  return {
    step: { ...step, targetIds: [] },
    why: combatFact('npcChoice', { actor: partyOf(npc), reason: { does: 'standUp', because: 'isProne' } }),
  };
}

/**
 * Whoever must get away from somebody dashes, goes as far off as the movement lasts and ends the turn (SRD 5.2.1, Fear). Null for all
 * others, and where there is nowhere to go.
 */
function flee(combat: Combat, npc: Combatant, ground: NpcGround | null): NpcChoice | null {
  const must = mustOf(npc);
  const from = combat.combatants.find(({ id }) => id === must?.from);
  if (must?.what !== 'dashAway' || !from) return null;
  if (refuseActNow(combat, npc, 'standUp') === null) return standingUp(npc);
  const way = ground?.away(from.id) ?? null;
  const isOff = combat.movement.dashes > 0;
  if (!isOff && (way === 'nowhere' || cannotMove(npc))) return null;
  const why = (does: NpcReason['does']) =>
    combatFact('npcChoice', { actor: partyOf(npc), target: partyOf(from), reason: { does, because: 'mustFlee' } });
  if (!isOff && hasAction(combat, npc)) return { step: dash(npc), why: why('dash') };
  return way === null || way === 'nowhere' ? { step: { name: 'next' }, why: why('wait') } : { step: way, why: why('walk') };
}

/** Whoever is sent in a direction first goes there, as far as the movement lasts (SRD 5.2.1, Compulsion, Confusion). Null where no map shows a way. */
function goThatWay(combat: Combat, npc: Combatant, ground: NpcGround | null): NpcChoice | null {
  const way = mustOf(npc)?.way ?? null;
  if (way === null || cannotMove(npc)) return null;
  const step = ground?.along(way) ?? null;
  return step && walking(combat, npc, step);
}

/** Whoever attacks at random strikes with its best melee attack at anybody in reach: the dice say at whom. Null where nobody is. */
function lashOut(combat: Combat, npc: Combatant, ground: NpcGround | null): NpcChoice | null {
  const melee = { ...npc, attacks: npc.attacks.filter(({ kind }) => kind !== 'ranged') };
  for (const target of combat.combatants) {
    if (target.id === npc.id || !hasTurns(target) || target.hidden || isAway(target)) continue;
    const choice = chooseAttack({ combat, npc: melee, enemies: [], mark: target, ground }, { target, reason: 'inReach' }, false);
    if (choice?.step.name === 'attack') return choice;
  }
  return null;
}

const dash = (npc: Combatant): CombatStep => ({ name: 'act', actorId: npc.id, action: 'dash', targetIds: [], skill: null, text: '' });

/** It comes nearer to those whom it would fight, with a Dash where its movement does not last; null where it cannot. */
function comeNearer(combat: Combat, npc: Combatant, enemies: readonly Combatant[], ground: NpcGround): NpcChoice | null {
  const step = ground.nearer(enemies.map(({ id }) => id));
  if (step === null) return null;
  if (step !== 'spent') return walking(combat, npc, step);
  if (combat.movement.dashes > 0 || !hasAction(combat, npc) || refuseActNow(combat, npc, 'dash') !== null) return null;
  return { step: dash(npc), why: combatFact('npcChoice', { actor: partyOf(npc), reason: { does: 'dash', because: 'outOfReach' } }) };
}

/**
 * Chooses what an NPC does now that it is its turn; the step given is one the rules allow. It goes by who damaged it, who is weakest and
 * who concentrates, and spares those at 0 hit points. Where a battle map tells where people stand, it goes for those whom it can reach,
 * and walks first; who shoots keeps off. `means` are its spells and powers; one is used where it promises more damage than the attacks
 * of the turn. Null when it is not the turn of an NPC.
 */
export function chooseNpcAction(
  combat: Combat,
  npcId: string,
  dice: Dice,
  means: readonly UsedActivity[] = [],
  ground: NpcGround | null = null,
): NpcChoice | null {
  const npc = combat.combatants.find((one) => one.id === npcId);
  return npc?.kind === 'npc' ? choose(combat, npc, dice, { means, ground }) : null;
}

/** What the hero of a player who is away does by themself on their turn: they fight as NPCs do, with their weapons alone. Null when it is not their turn. */
export function chooseForHero(combat: Combat, heroId: string, dice: Dice, ground: NpcGround | null): NpcChoice | null {
  const hero = combat.combatants.find((one) => one.id === heroId);
  return hero?.kind === 'hero' ? choose(combat, hero, dice, { means: [], ground }) : null;
}

function choose(
  combat: Combat,
  npc: Combatant,
  dice: Dice,
  { means, ground: known }: { means: readonly UsedActivity[]; ground: NpcGround | null },
): NpcChoice | null {
  if (combat.phase !== 'running' || npc.dead || combat.active !== npc.id) return null;
  const rest = (because: NpcReason['because']): NpcChoice => ({
    step: { name: 'next' },
    why: combatFact('npcChoice', { actor: partyOf(npc), reason: { does: 'wait', because } }),
  });
  if (isIncapacitated(npc) || controllerOf(combat, npc)) return rest('cannotAct');
  const must = mustOf(npc);
  if (must?.what === 'attackAtRandom' && combat.attacksMade === 0) return lashOut(combat, npc, known) ?? rest('outOfReach');
  const driven = flee(combat, npc, known) ?? goThatWay(combat, npc, known);
  if (driven !== null) return driven;
  const all = enemiesOf(combat, npc);
  // Whoever is sent somewhere spends the movement on that, which is for the table.
  const isSent = must?.what === 'goNamedWay' || must?.what === 'goThatWay';
  const ground = isSent ? (known?.movingOnly(0) ?? null) : known;
  const goOn = () => (ground === null || isSent ? null : comeNearer(combat, npc, all, ground));
  if (combat.attacksMade >= npc.attacksPerTurn) return (combat.movement.dashes > 0 ? goOn() : null) ?? rest('turnIsUsed');
  if (all.length > 0 && refuseActNow(combat, npc, 'standUp') === null) return standingUp(npc);
  const hasMeans = means.length > 0 || readyEffect(npc) !== undefined;
  const enemies = ground === null ? all : withinReach(ground, all, { hasMeans, hasMoved: combat.movement.feet > 0 });
  const mark = pickMark(npc, enemies, dice);
  if (!mark) return goOn() ?? rest(all.length > 0 ? 'outOfReach' : 'nobodyToFight');
  const fresh = combat.attacksMade === 0;
  // An area may catch those too whom nothing else of it reaches.
  const hunt = { combat, npc, enemies: ground === null ? enemies : all, mark: mark.target, ground };
  const chosen = fresh && readyEffect(npc) === undefined ? chooseMeans(hunt, mark, means) : null;
  return chosen ?? chooseAttack(hunt, mark, fresh) ?? goOn() ?? rest(ground === null ? 'noAttack' : 'outOfReach');
}
