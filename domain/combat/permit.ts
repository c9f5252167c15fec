import { auraId, auraName } from './auras/auras.ts';
import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Combat, Combatant } from './state.ts';
import { isDown } from './state.ts';
import { refuseAttackNow, turnOf } from './effects/weapons/two-weapons.ts';
import { isMagicAction } from './use/paying/magic-action.ts';
import { isReadied } from './effects/ready.ts';
import { commandedBy } from './commanded.ts';
import { refuseAct } from './acts/refuse-act.ts';
import { offerTo } from './reactions/open-offers.ts';
import { saversLeft } from './reactions/savers-left.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import type { CombatStep, CombatStepNamed, TakenStep } from './step.ts';
import { actionsLeft, deathSaveRolled, hasAction, refuseEffect, refuseMagic, usedThisTurnBy } from './turn-budget.ts';
import { isGranted } from './use/spell-traits.ts';
import { isForAnyTurn, isLaterUse } from './use/spell-in-use.ts';
import { timeWith } from './use/shaping/shaper-fits.ts';

/** What the player of a hero may do at this moment. */
export interface PlayerMoves {
  attack: boolean;
  /** Whether a whole action is left, and how many. */
  action: boolean;
  actions: number;
  deathSave: boolean;
  endTurn: boolean;
}

const none: PlayerMoves = { attack: false, action: false, actions: 0, deathSave: false, endTurn: false };

const hasRolledDeathSave = (combat: Combat, { id }: Combatant) => usedThisTurnBy(combat, id).includes(deathSaveRolled);

/** What the player of a hero may do now: everything on their own turn alone, and one death save in it. */
export function movesOf(combat: Combat, hero: Combatant | undefined): PlayerMoves {
  const { phase, active } = combat;
  if (phase !== 'running' || !hero || active !== hero.id) return none;
  const dying = isDown(hero) && !hero.stable;
  const attack = hero.hitPoints > 0 && hero.attacks.some((each) => refuseAttackNow(turnOf(combat, hero), hero, each) === null);
  const actions = hero.hitPoints > 0 ? actionsLeft(combat, hero) : 0;
  return {
    attack,
    action: actions > 0,
    actions,
    deathSave: dying && !hasRolledDeathSave(combat, hero),
    endTurn: true,
  };
}

const notNow = refuseCombat('notNow', {});

function refuseTargets({ combatants }: Combat, targetIds: readonly string[]): CombatRefused | null {
  return targetIds.every((targetId) => combatants.some(({ id, hidden }) => id === targetId && !hidden))
    ? null
    : refuseCombat('notInFight', {});
}

/** Nobody attacks the dead. */
function refuseDead({ combatants }: Combat, targetId: string): CombatRefused | null {
  const target = combatants.find(({ id }) => id === targetId);
  return target?.dead ? refuseCombat('isDead', { name: target.name }) : null;
}

/** As many attacks as the sheet has, and one more with the light weapon in the off hand. */
function refuseAttack(combat: Combat, hero: Combatant, attackName: string): CombatRefused | null {
  const attack = hero.attacks.find(({ name }) => name === attackName);
  return attack ? refuseAttackNow(turnOf(combat, hero), hero, attack) : refuseCombat('hasNoAttack', { name: hero.name });
}

/** Whether a hero may do out of turn what they have readied. */
function answersReadied({ phase, active }: Combat, hero: Combatant): boolean {
  return phase === 'running' && active !== hero.id && isReadied(hero) && !hero.reactionUsed;
}

/** A spell on one's own turn, with an action only before any attack; a reaction at any time of the fight. */
function refuseCast(combat: Combat, hero: Combatant, step: Extract<TakenStep, { name: 'castSpell' }>): CombatRefused | null {
  const time = isGranted(hero, step.spell, step.paidBy) ? 'action' : spellOf(hero, step.spell)?.castingTime;
  if (combat.phase !== 'running' || step.actorId !== hero.id) return notNow;
  const readied = answersReadied(combat, hero) && time?.startsWith('action') === true;
  if (time !== 'reaction' && combat.active !== hero.id && !readied) return notNow;
  // What changes a spell may change its time; what it takes is asked once that is known.
  const isAsIs = step.shapers.length === 0;
  if (isAsIs && time?.startsWith('action') === true && !readied && !hasAction(combat, hero))
    return refuseCombat('hasActed', { name: hero.name });
  const isMagic = isAsIs && time?.startsWith('action') === true && !readied;
  return (isMagic ? refuseMagic(combat, hero) : null) ?? refuseTargets(combat, step.targetIds);
}

/** A spell with what was chosen to change it. */
function refuseShaped(combat: Combat, hero: Combatant, { actorId, used, shapers }: CombatStepNamed<'useActivity'>): CombatRefused | null {
  if (combat.phase !== 'running' || actorId !== hero.id) return notNow;
  const isAction = timeWith(used, shapers) === 'action' && !answersReadied(combat, hero);
  if (!isAction) return null;
  return hasAction(combat, hero) ? refuseMagic(combat, hero) : refuseCombat('hasActed', { name: hero.name });
}

/** A feature, or what a spell does while it lasts: at any time as a reaction, or where it answers what others do; all else on one's own turn, while there is time. */
function refuseFeature(
  combat: Combat,
  hero: Combatant,
  { actorId, used, targetIds }: CombatStepNamed<'useActivity'>,
): CombatRefused | null {
  if (combat.phase !== 'running' || actorId !== hero.id) return notNow;
  const { takes, activity } = used;
  const isAnyTime = takes === 'reaction' || isForAnyTurn(used);
  const readied = answersReadied(combat, hero) && takes === 'action';
  if (!isAnyTime && combat.active !== hero.id && !readied) return notNow;
  if (takes === 'action' && !readied && !hasAction(combat, hero)) return refuseCombat('hasActed', { name: hero.name });
  const magic = isMagicAction(used) && !readied ? refuseMagic(combat, hero) : null;
  if (magic) return magic;
  if (activity.activation?.cast) return refuseCombat('comesWithSpell', { feature: used.name });
  if (activity.activation?.hit) return refuseCombat('ridesOnAttack', { feature: used.name });
  return refuseTargets(combat, targetIds);
}

/** Who stands in an area is said by whoever made it, and of themselves by everybody; not where a battle map says it. */
function refuseInArea(combat: Combat, hero: Combatant, step: Extract<TakenStep, { name: 'standIn' }>): CombatRefused | null {
  const aura = combat.auras?.find((each) => auraId(each) === step.areaId);
  const area = combat.areas.find(({ id }) => id === step.areaId);
  if (combat.phase !== 'running' || ((area ?? aura)?.by !== hero.id && step.targetId !== hero.id)) return notNow;
  if (area && area.lies !== null) return refuseCombat('mapTellsArea', { area: area.used.name });
  if (aura?.onMap === true) return refuseCombat('mapTellsArea', { area: auraName });
  return refuseTargets(combat, [step.targetId]);
}

/** What everybody can do; a spell that is readied is cast with it. */
function refuseActing(
  combat: Combat,
  hero: Combatant,
  { actorId, targetIds, action, spell }: CombatStepNamed<'act'>,
): CombatRefused | null {
  if (combat.phase !== 'running' || actorId !== hero.id) return notNow;
  const refused = refuseTargets(combat, targetIds) ?? refuseAct(combat, hero, action);
  return refused ?? (spell ? refuseMagic(combat, hero) : null);
}

/** With whom a player takes a step: their hero, or one of those whom the hero commands. */
function actorOf(combat: Combat, hero: Combatant, step: TakenStep | CombatStep): Combatant {
  const id = 'actorId' in step ? step.actorId : step.name === 'next' ? combat.active : null;
  return commandedBy(combat, hero.id).find((one) => one.id === id && !one.dead) ?? hero;
}

/**
 * Why a player may not take a step with their hero, or with somebody whom the hero called; null when they may. To them the hidden
 * are nobody.
 */
export function refusePlayer(combat: Combat, player: Combatant | undefined, step: TakenStep | CombatStep): CombatRefused | null {
  if (!player) return notNow;
  const hero = actorOf(combat, player, step);
  const own = combat.phase === 'running' && combat.active === hero.id;
  switch (step.name) {
    case 'next':
      return own ? null : refuseCombat('notYourTurn', {});
    case 'attack':
      if (step.actorId !== hero.id || !(own || answersReadied(combat, hero))) return notNow;
      return (
        refuseTargets(combat, [step.targetId, ...(step.cleaveId === undefined ? [] : [step.cleaveId])]) ??
        refuseDead(combat, step.targetId) ??
        (own ? refuseAttack(combat, hero, step.attack) : null)
      );
    case 'addToHit':
      return combat.phase === 'running' && step.actorId === hero.id ? refuseTargets(combat, [step.targetId]) : notNow;
    case 'use':
      if (!own || step.actorId !== hero.id) return notNow;
      return (
        refuseEffect(
          combat,
          hero,
          hero.effects.find(({ name }) => name === step.effect),
        ) ?? refuseTargets(combat, step.targetIds)
      );
    case 'castSpell':
      return refuseCast(combat, hero, step);
    case 'useFeature':
    case 'useItem':
    case 'usePower':
      // What it takes of the turn is asked once it is known what it does.
      return combat.phase === 'running' && step.actorId === hero.id ? refuseTargets(combat, step.targetIds) : notNow;
    case 'useActivity':
      if (step.used.kind !== 'spell' || step.used.item !== undefined || isLaterUse(step.used)) return refuseFeature(combat, hero, step);
      return step.shapers.length > 0 ? refuseShaped(combat, hero, step) : notNow;
    case 'standIn':
      return refuseInArea(combat, hero, step);
    case 'endEffect':
      return combat.phase === 'running' && step.targetId === hero.id ? null : notNow;
    case 'react':
      return step.reactorId === hero.id && offerTo(combat, hero.id) ? null : notNow;
    case 'rollSaves': {
      const left = saversLeft(combat.saves);
      return step.saverIds.every((id) => id === hero.id && left.includes(id)) ? null : notNow;
    }
    case 'act':
      return refuseActing(combat, hero, step);
    case 'deathSave':
      if (!own || step.targetId !== hero.id) return notNow;
      return hasRolledDeathSave(combat, hero) ? refuseCombat('oneDeathSave', {}) : null;
    case 'concentrate':
      return own && step.actorId === hero.id ? null : notNow;
    case 'endConcentration':
      return combat.phase === 'running' && step.actorId === hero.id ? null : notNow;
    default:
      return notNow;
  }
}
