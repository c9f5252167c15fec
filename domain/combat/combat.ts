import { concentrate, endConcentration, endCondition, diedOfExhaustion, applyCondition } from './effects/apply-condition.ts';
import { change, CombatRefusal, find, findLiving, note } from './draft.ts';
import { refuseCombat } from './refusals.ts';
import type { Draft } from './draft.ts';
import { endCombat } from './end.ts';
import { die, giveTemporary, applyDamage, heal, revive, stabilize } from './effects/damage.ts';
import { fall } from './effects/fall.ts';
import { beginHazard } from './effects/features/hazards.ts';
import { atRandom, spendAtRandom } from './acts/at-random.ts';
import { bringAftermath } from './effects/features/aftermath.ts';
import { endWithGivers } from './effects/features/ended-by-others.ts';
import { enterLair, takeLegendaryAction, setLegendaryResistance } from './legendary/legendary.ts';
import { cast } from './effects/spell.ts';
import { setInitiative } from './set-initiative.ts';
import { settleRiders } from './acts/mount.ts';
import { settleForms } from './shape/settle-forms.ts';
import { settleCompanions } from './companions/settle-companions.ts';
import { endEffect } from './effects/active-effects.ts';
import { renew } from './npc/renew.ts';
import { settleNpcsPlay, stopNpcs } from './npc/play-on.ts';
import { ReactionAsked, SavesAsked } from './reactions/ask.ts';
import type { AskedSave } from './reactions/asked-save.ts';
import type { Reactions } from './reactions/ask.ts';
import type { Answer, Offer } from './reactions/offer.ts';
import { reactionRules } from './reactions/reaction-rules.ts';
import { deal } from './acts/deal.ts';
import { openLock } from './acts/open-lock.ts';
import { walk } from './acts/walk.ts';
import { takeAct } from './acts/take-act.ts';
import { ridersBeforeRoll } from './use/riders.ts';
import { addToHit } from './use/hit/add-to-hit.ts';
import { cross } from './use/areas/cross.ts';
import { withAuras } from './auras/auras.ts';
import { lightAreas } from './use/areas/burning.ts';
import { settleAreas } from './use/areas/lay-area.ts';
import { settleLayers, settlePanels } from './use/areas/panels.ts';
import { moveArea } from './use/areas/move-area.ts';
import { useByChoice } from './use/use-activity.ts';
import { yes } from '#domain/result.ts';
import type { CombatResult } from './refusals.ts';
import type { Field } from './place/stand.ts';
import type { Combat } from './state.ts';
import type { CombatEvent } from './follow/event.ts';
import type { CombatStep, CombatStepNamed } from './step.ts';
import { resolveSaveEffect, useAbility } from './effects/attack.ts';
import { rollAttack } from './effects/weapon-attack.ts';
import { hide, join, leave, passTurn, rollDeathSave, start } from './combat-turn.ts';
import type { Dice } from '#domain/dice/dice.ts';

/** What became of a step: the fight after it, and what happened. */
export interface CombatOutcome {
  combat: Combat;
  events: readonly CombatEvent[];
  /** How many of the events, where it waits, come before the question and stand already: what is announced. */
  announced: number;
  /** What some must be asked, at the same moment, before the step can be taken; the fight is as it was then. */
  offers: readonly Offer[];
  /** Whether some of those who were asked then have answered already. */
  begun: boolean;
  /** The saves that players are asked for before the step can be taken; null where none are. */
  saves: readonly AskedSave[] | null;
}

const nothing = { actorId: null, targetId: null, amount: null, outcome: null, rolls: [] };
const askedEvent = ({ reactorId, byId, what }: Offer): CombatEvent => ({
  ...nothing,
  kind: 'asked',
  actorId: reactorId,
  targetId: byId,
  name: what,
});

/** What says that something is done; how anybody fares by it is told once it has come about. */
const announcing: readonly CombatEvent['kind'][] = ['acted', 'attack', 'cast', 'effect', 'legendary'];

/** The events at the beginning of a step that are told before anybody is asked about it. */
function announcedOf(events: readonly CombatEvent[]): readonly CombatEvent[] {
  const first = events.findIndex(({ kind }) => !announcing.includes(kind));
  return first === -1 ? events : events.slice(0, first);
}

/** Whose saves are asked for is told once: with the first of them that has fallen, all have been told. */
function savesAskedEvents(saves: readonly AskedSave[]): CombatEvent[] {
  if (saves.some(({ roll }) => roll !== null)) return [];
  return saves.map(({ saverId, cause }) => ({ ...nothing, kind: 'saveAsked', targetId: saverId, name: cause }));
}

const beforehand: readonly CombatStep['name'][] = ['join', 'renew', 'leave', 'start', 'hide', 'note', 'legendaryResistance', 'lair'];

/**
 * Takes one step in a fight. The fight given is left as it was; a step the rules do not allow is refused, and nothing is rolled. Where
 * somebody may react in the middle of it, it stops there and says what to ask; with the answers it is taken from its beginning.
 * `field` is where others stand, where a battle map tells it.
 */
export function takeCombatStep(
  combat: Combat,
  step: CombatStep,
  dice: Dice,
  reactions?: Reactions,
  answers: readonly Answer[] = [],
  field?: Field,
): CombatResult<CombatOutcome> {
  const draft: Draft = {
    combat: withAuras(combat),
    dice,
    events: [],
    field,
    ...(reactions && { reactions: reactionRules(reactions, answers) }),
  };
  try {
    checkPhase(combat, step);
    take(draft, step);
    lightAreas(draft, step);
    endWithGivers(draft);
    bringAftermath(draft, combat);
    settleForms(draft);
    settleAreas(draft);
    settleLayers(draft);
    settlePanels(draft);
    settleCompanions(draft);
    settleRiders(draft);
    draft.combat = withAuras(draft.combat);
    settleNpcsPlay(draft, combat);
    return yes({ combat: draft.combat, events: draft.events, announced: 0, offers: [], begun: false, saves: null });
  } catch (error) {
    if (error instanceof CombatRefusal) return { ok: false, refused: error.refused };
    // Nothing of the step has happened yet: it is taken again, as it was, once there is an answer.
    const waits = (asked: readonly CombatEvent[], what: Pick<CombatOutcome, 'offers' | 'begun' | 'saves'>) => {
      const before = announcedOf(draft.events);
      return yes({ combat, events: [...before, ...asked], announced: before.length, ...what });
    };
    if (error instanceof ReactionAsked) {
      const { offers, begun } = error;
      // Who is asked is told once, with the question.
      return waits(begun ? [] : offers.map(askedEvent), { offers, begun, saves: null });
    }
    if (error instanceof SavesAsked) return waits(savesAskedEvents(error.saves), { offers: [], begun: false, saves: error.saves });
    throw error;
  }
}

function checkPhase({ phase }: Combat, { name }: CombatStep): void {
  if (phase === 'over') throw new CombatRefusal(refuseCombat('fightIsOver', {}));
  if (phase === 'gathering' && !beforehand.includes(name)) throw new CombatRefusal(refuseCombat('fightHasNotStarted', {}));
  if (phase === 'running' && name === 'start') throw new CombatRefusal(refuseCombat('fightHasStarted', {}));
}

function take(draft: Draft, step: CombatStep): void {
  switch (step.name) {
    case 'join':
      return join(draft, step.profile);
    case 'renew':
      return renew(draft, step.targetId, step.profile);
    case 'leave':
      return leave(draft, step);
    case 'start':
      return start(draft, step.surprised);
    case 'rollSaves':
      throw new CombatRefusal(refuseCombat('noSaveAsked', {}));
    case 'react':
    case 'holdReaction':
      throw new CombatRefusal(refuseCombat('nothingAsked', {}));
    case 'stopNpcs':
      return stopNpcs(draft);
    case 'next':
      return passTurn(draft);
    case 'attack': {
      const made = atRandom(draft, step);
      rollAttack(draft, made, (form, reasons) => ridersBeforeRoll(draft, made, form, reasons));
      return spendAtRandom(draft, step.actorId);
    }
    case 'addToHit':
      return addToHit(draft, step);
    case 'use':
      return useAbility(draft, step);
    case 'save':
      return resolveSaveEffect(draft, step.actorId, step.effect, step.targetIds, step.cover);
    case 'useActivity':
      useByChoice(draft, step);
      return moveArea(draft, step);
    case 'cast':
      return cast(draft, step.actorId, step.spell);
    case 'act':
      return takeAct(draft, step);
    case 'move':
      return walk(draft, step);
    case 'openLock':
      return openLock(draft, step);
    case 'cross':
      return cross(draft, step.crossings);
    case 'legendary':
      return takeLegendaryAction(draft, step);
    case 'deathSave':
      return rollDeathSave(draft, step.targetId);
    case 'end':
      return endCombat(draft, step);
    default:
      return adjust(draft, step);
  }
}

type Adjustment = Exclude<
  CombatStep,
  {
    name:
      | 'join'
      | 'renew'
      | 'leave'
      | 'start'
      | 'next'
      | 'attack'
      | 'addToHit'
      | 'use'
      | 'save'
      | 'cast'
      | 'act'
      | 'react'
      | 'rollSaves'
      | 'holdReaction'
      | 'stopNpcs'
      | 'useActivity'
      | 'legendary'
      | 'move'
      | 'cross'
      | 'openLock'
      | 'deathSave'
      | 'end';
  }
>;

function adjust(draft: Draft, step: Adjustment): void {
  switch (step.name) {
    case 'initiative':
      return setInitiative(draft, step.targetId, step.initiative);
    case 'fall':
      return fall(draft, step.targetId, step.feet);
    case 'hazard':
      return beginHazard(draft, step.targetId, step.hazard);
    case 'damage':
      if (step.actorId !== null) find(draft, step.actorId);
      return applyDamage(draft, {
        actorId: step.actorId,
        targetId: step.targetId,
        damageRolls: [{ amount: step.amount, type: step.type }],
        critical: false,
      });
    case 'deal':
      return deal(draft, step);
    case 'heal':
      return heal(draft, step.targetId, step.amount);
    case 'temporary':
      return giveTemporary(draft, step.targetId, step.amount);
    case 'stabilize':
      return stabilize(draft, step.targetId);
    case 'revive':
      return revive(draft, step.targetId, step.amount);
    case 'condition':
      return giveCondition(draft, step);
    case 'endCondition':
      return endCondition(draft, step.targetId, step.condition);
    case 'concentrate':
      return concentrate(draft, step.actorId, step.on);
    case 'endEffect':
      return endEffect(draft, step.targetId, step.effectId);
    case 'endConcentration':
      return stopConcentrating(draft, step.actorId);
    case 'hide':
      return hide(draft, step.targetId, step.hidden);
    case 'legendaryResistance':
      return setLegendaryResistance(draft, step.targetId, step.on);
    case 'lair':
      return enterLair(draft, step.targetId, step.on);
    case 'note':
      find(draft, step.targetId);
      change(draft, step.targetId, { notes: step.notes });
      return note(draft, 'noted', { targetId: step.targetId });
  }
}

function giveCondition(draft: Draft, { targetId, condition, from, until, saveEnds, held }: CombatStepNamed<'condition'>): void {
  if (until) find(draft, until.combatantId);
  if (held && (from === null || findLiving(draft, from).concentration === null)) {
    throw new CombatRefusal(refuseCombat('holderMustConcentrate', {}));
  }
  if (from !== null) find(draft, from);
  applyCondition(draft, { targetId, condition, from, until, saveEnds, held });
  if (diedOfExhaustion(find(draft, targetId))) die(draft, targetId);
}

function stopConcentrating(draft: Draft, id: string): void {
  const { concentration, name } = find(draft, id);
  if (concentration === null) throw new CombatRefusal(refuseCombat('isNotConcentrating', { name }));
  endConcentration(draft, id);
}
