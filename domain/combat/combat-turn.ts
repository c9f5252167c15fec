import { comeUpAgain, goDownForSecondTurn } from './use/turn/second-turn.ts';
import { unmoved } from './place/turn-movement.ts';
import { countDown, endConcentration, knockProne } from './effects/apply-condition.ts';
import { d20Of, hasTrait } from './effects/standing-changes.ts';
import { isAway } from './effects/features/away.ts';
import { exhaustionPenaltyOf } from './effects/condition.ts';
import { auraAdded, ownModes } from './effects/effect-modifiers.ts';
import { afterFailure } from './after-failure.ts';
import { endGrapplesBy } from './effects/end-grapples.ts';
import { change, CombatRefusal, find, findLiving, note, noteThisTurn, endConditions } from './draft.ts';
import { refuseCombat } from './refusals.ts';
import type { Draft, Failed } from './draft.ts';
import { failDeathSaves, heal, stabilize } from './effects/damage.ts';
import { rollSave } from './effects/save-roll.ts';
import { burnOut } from './use/areas/burning.ts';
import { strikeAtTurn } from './use/areas/strike.ts';
import { countBrought } from './use/turn/time-of-fight.ts';
import { saveAgainstEffects } from './use/turn/save-against-effects.ts';
import { tickEffects } from './use/turn/tick-effects.ts';
import { doAtOwnTurn } from './use/turn/turn-features.ts';
import { deathSaveRolled } from './turn-budget.ts';
import { useUpForbidden } from './use/turn/use-up-forbidden.ts';
import { ownTurnEnded } from './uses.ts';
import { initiativeRolled, keptForTurn, remember, rememberFirstTurn, returned } from './follow/happened.ts';
import { combatantOf, isDown } from './state.ts';
import type { Combatant, CombatantProfile } from './state.ts';
import { naturalOf } from '#domain/dice/degree.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { rollD20 } from '#domain/dice/dice.ts';
import { d20Again, d20By } from '#domain/dice/reasons.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { CombatStepNamed } from './step.ts';
import { numbered } from '#domain/text/distinct-names.ts';
import { hasTurns, initiativeOfNewcomer, inOrder, inOrderAfter, rollInitiatives, rollsNoInitiative } from './initiative.ts';
import type { InitiativeOf } from './initiative.ts';

/** A name no other has whom players see, lest a number speak of the hidden: the second goblin in sight is "Goblin 2". */
function freeName({ combat }: Draft, id: string, name: string): string {
  const taken = new Set(combat.combatants.flatMap((one) => (one.hidden || one.id === id ? [] : [one.name])));
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = numbered(name, number);
  return free;
}

/** Hides somebody from the players, or lets them see; whoever comes into view bears a name of their own. Refuses what is so already. */
export function hide(draft: Draft, id: string, hidden: boolean): void {
  const { name, hidden: before } = find(draft, id);
  if (hidden === before) throw new CombatRefusal(refuseCombat(hidden ? 'isHidden' : 'isVisible', { name }));
  change(draft, id, { hidden, name: hidden ? name : freeName(draft, id, name) });
  note(draft, hidden ? 'hidden' : 'shown', { targetId: id });
}

function withInitiative(draft: Draft, combatant: Combatant, { initiative, roll, with: name }: InitiativeOf): Combatant {
  note(draft, 'joined', { targetId: combatant.id, name, amount: initiative, rolls: roll ? [roll] : [] });
  return { ...combatant, initiative };
}

/** Somebody joins; when the fight is on, they find their place in the order: with their kind, or by a roll. Refuses an id that is taken. */
export function join(draft: Draft, profile: CombatantProfile): void {
  const { combatants, phase } = draft.combat;
  if (combatants.some((one) => one.id === profile.id)) throw new CombatRefusal(refuseCombat('isInFight', { name: profile.name }));
  if (combatants.length >= gameLimits.combatants) throw new CombatRefusal(refuseCombat('fightIsFull', { most: gameLimits.combatants }));
  const newcomer = combatantOf({ ...profile, name: freeName(draft, profile.id, profile.name) });
  if (phase === 'running' && rollsNoInitiative(newcomer)) {
    draft.combat = { ...draft.combat, combatants: inOrderAfter(combatants, [newcomer]) };
    note(draft, 'joined', { targetId: newcomer.id });
  } else if (phase === 'running') {
    const ready = withInitiative(draft, newcomer, initiativeOfNewcomer(draft.dice, combatants, newcomer));
    draft.combat = { ...draft.combat, combatants: inOrder(combatants, [ready]) };
    rememberFirstTurn(draft, newcomer.id);
  } else {
    draft.combat = { ...draft.combat, combatants: [...combatants, newcomer] };
    note(draft, 'joined', { targetId: newcomer.id });
  }
}

/** Somebody leaves, and with them every condition that hangs on their concentration or their turn. */
export function leave(draft: Draft, { targetId: id, yields, paid }: CombatStepNamed<'leave'>): void {
  const one = find(draft, id);
  if (yields && one.side !== 'foes') throw new CombatRefusal(refuseCombat('isNoFoe', { name: one.name }));
  const others = draft.combat.combatants.filter((one) => one.id !== id);
  if (draft.combat.active === id) {
    if (others.some(hasTurns)) nextTurn(draft);
    else draft.combat = { ...draft.combat, active: null };
  }
  endConcentration(draft, id);
  endGrapplesBy(draft, id);
  for (const other of others) {
    endConditions(draft, other.id, (each) => each.until?.combatantId === id);
    change(draft, other.id, { damagedBy: other.damagedBy.filter((by) => by !== id) });
  }
  note(draft, 'left', { targetId: id });
  const gone = { id, lost: one.maxHitPoints - one.hitPoints, xp: one.xp, ...(paid && { paid }) };
  draft.combat = {
    ...draft.combat,
    combatants: draft.combat.combatants.filter((each) => each.id !== id),
    ...(yields && { yielded: [...(draft.combat.yielded ?? []), gone] }),
  };
}

/** Everybody rolls initiative, a group of identical creatures once, and the first takes their turn. Refuses when nobody could. */
export function start(draft: Draft, surprised: readonly string[]): void {
  const { combatants } = draft.combat;
  for (const id of surprised) find(draft, id);
  if (!combatants.some(hasTurns)) throw new CombatRefusal(refuseCombat('nobodyToStart', {}));
  note(draft, 'started');
  const rolling = combatants.filter((one) => !rollsNoInitiative(one));
  const rolls = rollInitiatives(draft.dice, rolling, surprised);
  const ready = rolling.map((one) => withInitiative(draft, one, rolls.get(one.id) ?? { initiative: 0, roll: null, with: '' }));
  const order = inOrderAfter(inOrder([], ready), combatants.filter(rollsNoInitiative));
  draft.combat = { ...draft.combat, phase: 'running', round: 1, combatants: order };
  note(draft, 'round', { amount: 1 });
  for (const { id } of order) countBrought(draft, id);
  advance(draft, -1);
  for (const { id } of ready) {
    remember(draft, { by: id, kind: 'used', what: initiativeRolled, takes: null, targetId: null, critical: false });
    rememberFirstTurn(draft, id);
  }
}

/**
 * Ends a turn because somebody says so. Whoever began it dying and has not rolled their death save rolls it first (SRD 5.2.1, Death Saving
 * Throws); whom it wakes has the turn still.
 */
export function passTurn(draft: Draft): void {
  const { active, deathSaveDue, combatants } = draft.combat;
  const one = combatants.find(({ id }) => id === active);
  if (one && deathSaveDue === true && isDown(one) && !one.stable) {
    rollDeathSave(draft, one.id);
    if (find(draft, one.id).hitPoints > 0 || !draft.combat.combatants.some(hasTurns)) return;
  }
  nextTurn(draft);
}

/** Ends the turn that is being taken, and begins that of the next who lives. Refuses when nobody does. */
function nextTurn(draft: Draft): void {
  const { active, combatants } = draft.combat;
  if (!combatants.some(hasTurns)) throw new CombatRefusal(refuseCombat('nobodyLeft', {}));
  if (active !== null) endTurn(draft, active);
  const place = combatants.findIndex((one) => one.id === active);
  // Whoever goes down for a second turn leaves their place to the next.
  const isFree = active !== null && goDownForSecondTurn(draft, active);
  advance(draft, isFree ? place - 1 : place);
  const ended = combatants.find(({ id }) => id === active);
  if (ended?.legend && draft.combat.active !== active)
    remember(draft, { by: ended.id, kind: 'used', what: ownTurnEnded, takes: null, targetId: null, critical: false });
}

/** Goes on from a place in the order to the next who lives; the turns of the dead pass, and end what they end. */
function advance(draft: Draft, place: number): void {
  const { combatants, round } = draft.combat;
  const next = place + 1;
  if (next === combatants.length) {
    comeUpAgain(draft);
    draft.combat = { ...draft.combat, round: round + 1 };
    note(draft, 'round', { amount: round + 1 });
    return advance(draft, -1);
  }
  const one = combatants[next];
  if (!one) throw new CombatRefusal(refuseCombat('nobodyLeft', {}));
  const wasAway = isAway(one);
  countDown(draft, one.id, 'start');
  burnOut(draft, one.id);
  if (hasTurns(one)) {
    beginTurn(draft, one);
    if (wasAway && !isAway(find(draft, one.id)))
      remember(draft, { by: one.id, kind: 'used', what: returned, takes: null, targetId: null, critical: false });
    return;
  }
  countDown(draft, one.id, 'end');
  advance(draft, next);
}

/** Rolls whether powers that were used come back (SRD 5.2.1, Recharge). */
function rechargePowers(draft: Draft, { id, name, powersUsed }: Combatant): void {
  for (const power of powersUsed) {
    if (power.recharge === null) continue;
    const face = draft.dice(6);
    const back = face >= power.recharge;
    const label = `${name}: ${power.name} recharges`;
    const roll = { label, dice: '1d6', faces: [face], kept: [face], modifier: 0, total: face, against: power.recharge };
    note(draft, 'recharge', { actorId: id, name: power.name, outcome: back ? 'saved' : 'failed', rolls: [roll] });
    if (back) change(draft, id, { powersUsed: find(draft, id).powersUsed.filter((each) => each.id !== power.id) });
  }
}

/** Begins the turn of somebody: what was counted in the turn before is forgotten, and what comes back or goes on does. */
export function beginTurn(draft: Draft, { id, name, effects, spent }: Combatant): void {
  draft.combat = {
    ...draft.combat,
    active: id,
    deathSaveDue: isDown(find(draft, id)) && !find(draft, id).stable,
    attacksMade: 0,
    bonusActionUsed: false,
    slotUsed: false,
    usedThisTurn: [],
    attackedWith: [],
    happened: keptForTurn(draft.combat.happened, draft.combat.active),
    movement: unmoved,
  };
  change(draft, id, { reactionUsed: false });
  note(draft, 'turn', { actorId: id });
  doAtOwnTurn(draft, id, 'start');
  tickEffects(draft, id, 'start');
  useUpForbidden(draft, id);
  saveAgainstEffects(draft, id, 'start');
  strikeAtTurn(draft, id, 'startsTurn');
  rechargePowers(draft, find(draft, id));
  for (const effect of effects.filter((each) => spent.includes(each.name))) {
    const face = draft.dice(6);
    const back = face >= (effect.recharge ?? 1);
    const label = `${name}: ${effect.name} recharges`;
    const roll = { label, dice: '1d6', faces: [face], kept: [face], modifier: 0, total: face, against: effect.recharge };
    note(draft, 'recharge', { actorId: id, name: effect.name, outcome: back ? 'saved' : 'failed', rolls: [roll] });
    if (back) change(draft, id, { spent: find(draft, id).spent.filter((each) => each !== effect.name) });
  }
}

/** At the end of a turn its bearer saves against what a save ends, and what ends with the turn ends. */
function endTurn(draft: Draft, id: string): void {
  const { conditions, dead } = find(draft, id);
  for (const condition of dead ? [] : conditions) {
    if (condition.saveEnds === null) continue;
    if (
      rollSave(draft, {
        targetId: id,
        ...condition.saveEnds,
        cover: 'none',
        cause: condition.name,
        byId: condition.from,
        conditions: [condition.name],
      })
    ) {
      endConditions(draft, id, (each) => each === condition);
    }
  }
  if (draft.field?.from === id && draft.field.isCrowded === true && !dead) knockProne(draft, id, null);
  saveAgainstEffects(draft, id, 'end');
  doAtOwnTurn(draft, id, 'end');
  tickEffects(draft, id, 'end');
  strikeAtTurn(draft, id, 'endsTurn');
  countDown(draft, id, 'end');
  // Won back when its turn begins, but what was left may still follow the turn before.
  change(draft, id, { legendaryActionsUsed: [] });
}

/** What a death save must reach. */
const deathSaveDifficulty = 10;

/** Proficiency in death saves, for whoever is proficient in all saving throws (SRD 5.2.1, Disciplined Survivor). */
const learnedBonus = (hero: Combatant) => (hasTrait(hero, 'Disciplined Survivor') ? (hero.proficiency ?? 0) : 0);
/** From which face on a champion who survives wakes as with a 20 (SRD 5.2.1, Survivor). */
const defiesDeathFrom = 18;

/**
 * A hero at 0 hit points fights for life: 10 or more is a success, a natural 20 wakes them, a natural 1 counts as two failures. It
 * takes nothing of the turn (SRD 5.2.1, Death Saving Throw).
 */
export function rollDeathSave(draft: Draft, id: string): void {
  const hero = findLiving(draft, id);
  if (!isDown(hero) || hero.stable) throw new CombatRefusal(refuseCombat('isNotDying', { name: hero.name }));
  const d20 = d20By(ownModes(hero, 'deathSaves'));
  const terms = {
    modifier: learnedBonus(hero) + auraAdded(hero, 'deathSave') - exhaustionPenaltyOf(hero),
    label: `${hero.name}: death save`,
    against: deathSaveDifficulty,
  };
  const again: Failed['again'] = (how) => rollD20(d20Of(draft.dice, hero), { ...terms, ...d20Again(how) });
  const naturally = (each: Roll) => {
    const face = naturalOf(each) ?? 0;
    return hasTrait(hero, 'Survivor') && face >= defiesDeathFrom ? 20 : face;
  };
  const succeeds = (each: Roll) => naturally(each) === 20 || (naturally(each) !== 1 && each.total >= deathSaveDifficulty);
  const first = rollD20(d20Of(draft.dice, hero), { ...terms, ...d20 });
  const failed = { to: 'failedSave', id, name: 'death', roll: first, against: deathSaveDifficulty, conditions: [] } as const;
  const roll = afterFailure(draft, { ...failed, isLow: d20.advantage === 'disadvantage', succeeds, again });
  const [natural, saved] = [naturally(roll), succeeds(roll)];
  noteThisTurn(draft, id, deathSaveRolled);
  if (draft.combat.active === id) draft.combat = { ...draft.combat, deathSaveDue: false };
  note(draft, 'deathSave', { targetId: id, outcome: saved ? 'saved' : 'failed', rolls: [roll] });
  if (natural === 20) return heal(draft, id, 1);
  if (!saved) return failDeathSaves(draft, hero, natural === 1 ? 2 : 1, natural === 1 ? 'natural1' : null);
  const successes = hero.deathSaves.successes + 1;
  if (successes === 3) return stabilize(draft, id);
  change(draft, id, { deathSaves: { ...hero.deathSaves, successes } });
}
