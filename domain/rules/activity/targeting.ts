import type { Activity } from './activity.ts';
import type { Change } from './change.ts';
import type { LastingEffect } from './effect.ts';

const isLess = (add: number | string | undefined) => (typeof add === 'string' ? add.startsWith('-') : (add ?? 0) < 0);

/** Whether nobody would want this to happen to them. */
function isHarm(change: Change): boolean {
  switch (change.on) {
    case 'vulnerability':
    case 'must':
      return true;
    case 'cannot':
      return !['provokeOpportunityAttacks', 'beSurprised', 'sleepByMagic'].includes(change.what);
    case 'attacksAgainst':
      return change.mode === 'advantage' || (change.add !== undefined && !isLess(change.add));
    case 'speed':
      return isLess(change.add) || change.set === 0 || (change.times ?? 1) < 1;
    case 'actions':
    case 'abilityScore':
      return isLess(change.add);
    case 'armorClass':
    case 'hitPointMaximum':
      return isLess(change.add);
    case 'attackRolls':
    case 'damageRolls':
    case 'savingThrows':
    case 'abilityChecks':
    case 'initiative':
    case 'deathSaves':
      return isLess(change.add) || change.mode === 'disadvantage';
    case 'concentration':
      return change.mode === 'disadvantage';
    default:
      return false;
  }
}

function isHarmful({ changes = [], conditions = [], exhaustion, tick, shape }: LastingEffect): boolean {
  // What a form keeps one from is part of the form.
  if (shape !== undefined) return false;
  if (exhaustion !== undefined || tick?.damage !== undefined || conditions.some((name) => name !== 'invisible')) return true;
  return changes.some(isHarm);
}

function isHelp(effect: LastingEffect): boolean {
  const { changes = [], conditions = [], tick } = effect;
  return !isHarmful(effect) && (changes.length > 0 || conditions.length > 0 || tick !== undefined);
}

/** Whether an activity is for a creature, whoever that is. */
export const isOnCreature = ({ targets }: Pick<Activity, 'targets'>): boolean => targets?.who === 'creature';

/** Whether an activity falls on whoever uses it, and on nobody else. */
export function isOnOneselfAlone({ kind, targets }: Activity): boolean {
  return targets === undefined ? kind === 'effect' || kind === 'utility' || kind === 'heal' : targets.who === 'self';
}

/** Whether whoever uses an activity says on whom: not where it falls on themselves, and not where nobody in particular is meant. */
export function asksForTargets(activity: Activity): boolean {
  const { kind, stabilizes, dispels, cures, targets } = activity;
  if (stabilizes || dispels || (cures !== undefined && targets?.who === 'creature')) return true;
  // What lies on a thing lies on nobody in a fight.
  if (kind === 'effect' && targets?.who === 'object') return false;
  return !isOnOneselfAlone(activity) && kind !== 'utility' && kind !== 'summon' && kind !== 'check';
}

const creatures = ['creature', 'ally', 'enemy', 'corpse'];

/** Whether an activity reaches creatures alone, and no things. */
export const isForCreaturesAlone = ({ targets }: Pick<Activity, 'targets'>): boolean =>
  targets !== undefined && creatures.some((who) => who === targets.who);

/** Whether an activity can be used on somebody, or on a thing. */
export const mayReach = (activity: Pick<Activity, 'targets'>, { isObject }: { isObject?: true | undefined }): boolean =>
  isObject !== true || !isForCreaturesAlone(activity);

/** Whether an activity brings the dead back: its healing is for them. */
export const revives = ({ kind, targets }: Pick<Activity, 'kind' | 'targets'>): boolean => kind === 'heal' && targets?.who === 'corpse';

/** Whether something is for the dead: it brings them back, or has them reborn. */
export const isForDead = (activity: Activity): boolean => revives(activity) || activity.reembodies === true;

/** Whether words say that somebody else is meant. */
function isOther(only: string): boolean {
  return /\b(?:another|other than (?:you|yourself))\b/i.test(only) && !/\b(?:you|yourself) or another\b/i.test(only);
}

/** Whether an activity is for whoever uses it where nobody else is named: it is on themselves, or it helps whom it is used on. */
export function isForOneself(activity: Activity): boolean {
  const { kind, targets, effects = [], cures } = activity;
  if (cures !== undefined && targets?.who === 'creature') return !isOther(targets.only ?? '');
  if (kind !== 'effect' && kind !== 'heal') return false;
  if (isOnOneselfAlone(activity)) return true;
  const who = targets?.who;
  if ((who !== 'creature' && who !== 'ally') || isOther(targets?.only ?? '')) return false;
  if (targets?.only?.includes('willing') === true) return true;
  return kind === 'heal' || (effects.length > 0 && effects.every((effect) => effect.bearer === 'self' || isHelp(effect)));
}

/** Whether an activity turns creatures into others, and those who are willing need not save. */
export function changesWilling({ effects = [], ...activity }: Activity): boolean {
  return activity.kind === 'save' && activity.save.spares === 'willing' && effects.some(({ shape }) => shape !== undefined);
}

/** Whether an activity may be meant for others at the table: it is on creatures, and nothing of it would harm them. */
export function isForOthers(activity: Activity): boolean {
  const { kind, targets, effects = [], cures, stabilizes, dispels } = activity;
  if (activity.reembodies === true) return true;
  const helps = kind === 'effect' || kind === 'heal' || cures !== undefined || stabilizes === true || dispels === true;
  if (!helps && !changesWilling(activity)) return false;
  if (targets?.who !== 'creature' && targets?.who !== 'ally' && !revives(activity) && !dispels) return false;
  // What coming back to life costs is part of that help.
  return revives(activity) || effects.every((effect) => effect.bearer === 'self' || !isHarmful(effect));
}

/** For whom an activity offers itself: those who stand with whoever uses it, or those against them. */
export type MeantFor = 'friends' | 'foes';

/** For whom alone an activity is, where it says so: foes, or friends. */
export function onlyFor({ targets }: Pick<Activity, 'targets'>): MeantFor | null {
  if (targets?.who === 'enemy') return 'foes';
  return targets?.who === 'ally' ? 'friends' : null;
}

/**
 * For whom an activity is by what it does: attacks, saves, damage and effects that harm are for foes, and what heals, cures or strengthens is
 * for friends. Null where it may be for either, such as a choice between both, and where no rule counts what it does.
 */
export function meantFor(activity: Activity): MeantFor | null {
  const { kind, targets, effects = [], cures, pushes } = activity;
  if (targets?.who === 'enemy') return 'foes';
  if (targets?.who === 'ally' || kind === 'heal' || activity.stabilizes) return 'friends';
  if (kind === 'attack' || kind === 'damage') return 'foes';
  const borne = effects.filter(({ bearer }) => bearer !== 'self');
  const [harms, helps] = [borne.some(isHarmful), borne.some(isHelp)];
  if (kind === 'save') {
    const isWelcome = activity.save.spares === 'willing' || (helps && !harms && activity.damage === undefined);
    return isWelcome ? null : 'foes';
  }
  if (kind !== 'effect' || (harms && helps)) return null;
  if (targets?.only?.includes('willing') === true) return 'friends';
  if (harms || pushes !== undefined) return 'foes';
  return helps || cures !== undefined ? 'friends' : null;
}

/** Whether something raises a wall that stands in the way, in sections that can be broken. */
export const raisesWall = ({ targets }: Pick<Activity, 'targets'>): boolean => targets?.area?.panels !== undefined;
