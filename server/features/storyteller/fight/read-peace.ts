import { fightLexicon } from './fight-lexicon.ts';
import type { FightAction, FightStage } from './fight-stage.ts';
import { attackNamed } from './name-means.ts';
import { readTargets, withoutNames } from './name-targets.ts';

const { mercy, yields, stows, letsFall, weapon, gifts, brings } = fightLexicon.peace;

/** Words on which somebody does more than hold back: they wait for something, or take another weapon in hand. */
const goesOn = /\b(?:until|till|unless|when|if|once|draws?|takes? out|pulls? out)\b/i;
/** Where a weapon that is let fall meets somebody. */
const strikes = /\b(?:on|onto|at|into|in|through|against)\b(?!.*\b(?:feet|ground|floor)\b)/i;

/** Whether words name an attack of the hero that is made with something. */
function isArmed(bare: string, stage: FightStage): boolean {
  const named = attackNamed(withoutNames(bare, stage), stage);
  return named !== undefined && !named.isUnarmed;
}

/** Whether a weapon is put away, lowered or let fall. */
function isStowed(bare: string, stage: FightStage): boolean {
  const isFall = letsFall.test(bare);
  if (!isFall && !stows.test(bare)) return false;
  if (!weapon.test(bare) && !isArmed(bare, stage)) return false;
  const { ids, unclear } = readTargets(bare, stage);
  return !isFall || ids.length + unclear.length === 0 || !strikes.test(bare);
}

/** Whether words hold a blow back: they spare somebody, give oneself up, or put a weapon away. */
export const isPeace = (bare: string, stage: FightStage): boolean =>
  !goesOn.test(bare) && (mercy.test(bare) || yields.test(bare) || isStowed(bare, stage));

/** Words by which a hero holds back or gives up, whatever weapon they name; `said` is the clause as it was typed. */
export function readPeace(bare: string, said: string, stage: FightStage): FightAction | undefined {
  const givesUp = /\b(?:i|we) (?:surrender|yield|give (?:up|in))\b/i.test(said);
  return givesUp || isPeace(bare, stage) ? { kind: 'peace', aimed: readTargets(bare, stage) } : undefined;
}

/** Whether words offer a foe something of worth. */
export const isGift = (bare: string): boolean => brings.test(bare) && gifts.test(bare);

/** Something of worth that is offered to a foe, so that they let one be; for one's own side it is no matter of the fight. */
export function readGift(bare: string, stage: FightStage): FightAction | undefined {
  if (!isGift(bare) || isArmed(bare, stage)) return undefined;
  const aimed = readTargets(bare, stage);
  const isForFriend = [...aimed.ids, ...aimed.unclear].some((id) => !stage.others.some((one) => one.id === id && one.isFoe));
  return isForFriend ? undefined : { kind: 'talk', text: bare, aimed };
}
