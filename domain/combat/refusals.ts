import { fillSentence } from '#domain/result.ts';
import type { Refused, Result, SlotsOf } from '#domain/result.ts';

/** Why the rules of a fight refuse something, in words. */
const catalogue = {
  fightIsOver: 'This fight is over.',
  fightHasNotStarted: 'The fight has not started yet.',
  fightHasStarted: 'The fight has started already.',
  notInFight: 'That creature is not in this fight.',
  isDead: '{name} is dead.',
  isNotDead: '{name} is not dead.',
  isNotDying: '{name} is not dying.',
  cannotAct: '{name} cannot act now.',
  cannotConcentrate: '{name} cannot concentrate now.',
  isNotConcentrating: '{name} is not concentrating.',
  holderMustConcentrate: 'Only a creature that concentrates can keep up a condition.',
  hasNoCondition: '{name} is not {condition}.',
  hasNoAttack: '{name} has no such attack.',
  cannotAttackThemselves: '{name} cannot attack themselves.',
  isCharmed: '{name} is charmed by {other} and will not attack.',
  hasNoEffect: '{name} has no such effect.',
  cannotUseYet: '{name} cannot use {effect} again yet.',
  hasNoSpell: '{name} has no such spell.',
  isNotPrepared: '{name} has not prepared {spell}.',
  noSlotLeft: '{name} has no level {level} spell slot left.',
  needsHigherSlot: '{spell} needs a spell slot of level {level} or higher.',
  isNotActive: '{spell} is not active now.',
  takesTooLong: '{spell} takes longer to cast than a turn lasts.',
  oneSlotEachTurn: '{name} has already cast a spell with a slot this turn.',
  bonusActionUsed: '{name} has already taken a bonus action this turn.',
  reactionUsed: '{name} has already taken a reaction since their last turn.',
  paysForNoSpell: '{name} has nothing of that kind to cast {spell} with.',
  noUseLeft: '{name} has no use of {feature} left.',
  nothingToRegain: '{name} has nothing spent that {feature} gives back.',
  noHitDieLeft: '{name} has no hit die left.',
  oncePerTurn: '{name} has already used {feature} this turn.',
  oneUseAtOnce: '{feature} is used once at a time.',
  hasNoFeature: '{name} has no such feature.',
  ridesOnAttack: '{feature} is chosen with an attack, and comes with its hit.',
  cannotRide: '{feature} does not go with this attack.',
  tooManyTargets: '{spell} reaches at most {most} targets.',
  chooseOne: 'Choose what {spell} does: {choices}.',
  chooseCreature: 'Choose who comes by {spell}: {choices}.',
  cannotCast: '{name} cannot cast spells now.',
  hasNoEffectNow: '{name} is under no such effect.',
  spellIsUsedUp: '{name} cannot cast {spell} again today.',
  hasNoLegendaryAction: '{name} has no such legendary action.',
  legendaryOnOwnTurn: '{name} cannot take a legendary action on its own turn. Use it right after another creature’s turn.',
  noLegendaryActionLeft: '{name} has no legendary action left before its own turn.',
  legendaryActionOnce: '{name} cannot use {action} again before its own turn.',
  hasNoLegendaryResistance: '{name} has no legendary resistance.',
  noTarget: 'Pick at least one target.',
  isNoFoe: '{name} is not a foe.',
  isHidden: '{name} is already hidden.',
  isVisible: '{name} is already visible.',
  isInFight: '{name} is in this fight already.',
  fightIsFull: 'A fight has room for at most {most} combatants.',
  nobodyToStart: 'Add somebody to the fight first.',
  nobodyLeft: 'Nobody is left to take a turn.',
  diceUnreadable: '{problem}',
  nothingToUndo: 'There is nothing to undo.',
  tooFarToUndo: 'Only {steps} of these steps can be undone.',
  notNow: 'Only the Dungeon Master can do that, or you on your own turn.',
  notYourTurn: 'It is not your turn.',
  noAttacksLeft: '{name} has no attacks left this turn. Only the Dungeon Master can grant another.',
  outOfReach: '{attack} does not reach so far.',
  notVersatile: '{attack} is held in one way only.',
  noAmmunition: '{name} has no ammunition left for {attack}.',
  allThrown: '{name} has thrown {attack} away.',
  mustLoad: '{name} must load {attack} first: one shot with each action.',
  lightWeaponFirst: '{name} attacks with another light weapon first, then with {attack}.',
  cleaveTwice: '{name} has already cleaved this turn.',
  cleaveOther: 'Pick a second target beside the first.',
  comesWhenFalling: '{feature} is offered by itself when it can help.',
  nothingAsked: 'Nobody is asked for a reaction now.',
  waitsForReaction: 'The fight waits for a reaction of {name}.',
  isNotGrappled: '{name} is not grappled.',
  holdsNobody: '{name} is not grappling anybody.',
  isNotProne: '{name} is not prone.',
  isProne: '{name} is already prone.',
  cannotMove: '{name} cannot move now.',
  cannotHide: '{name} cannot hide now.',
  isTooLarge: '{name} is too large for that.',
  helpsOthers: 'Help somebody else than yourself.',
  pickOne: 'Pick one target.',
  needsNoTarget: '{action} needs no target.',
  hasActed: '{name} has already acted this turn.',
  oneDeathSave: 'You make only one death saving throw each turn.',
  noNpcTurn: 'It is not the turn of an NPC that the narrator plays.',
} as const;

type CombatRefusalCode = keyof typeof catalogue;
export type CombatRefused = Refused<CombatRefusalCode>;
/** What the rules of a fight say to something. */
export type CombatResult<Value> = Result<Value, CombatRefusalCode>;

/** Refuses something, with all that the sentence of the code has places for. */
export function refuseCombat<Code extends CombatRefusalCode>(code: Code, slots: SlotsOf<(typeof catalogue)[Code]>): CombatRefused {
  return { code, slots };
}

/** Says why the rules of a fight refuse something. */
export function tellCombatRefusal({ code, slots }: CombatRefused): string {
  return fillSentence(catalogue[code], slots);
}
