import type { CommonAction } from '#domain/rules/common-actions.ts';

/** Why everybody's actions cannot be taken, by action; what is not in it can be. */
export type RefusedActs = ReadonlyMap<CommonAction, string>;

const words: Readonly<Record<string, string>> = {
  hasActed: 'action taken',
  noAttacksLeft: 'no attack left',
  reactionUsed: 'reaction taken',
  notYourTurn: 'on your turn',
  cannotAct: 'cannot act',
  isNotGrappled: 'not held',
  holdsNobody: 'holds nobody',
  isNotProne: 'not prone',
  isProne: 'already prone',
  cannotMove: 'cannot move',
  rides: 'riding already',
  ridesNobody: 'riding nobody',
  isControlled: 'its rider decides',
  cannotHide: 'cannot hide now',
};

/** A reason in a few words. */
const inWords = (code: string) => words[code] ?? 'not now';

/** What somebody cannot do now, as the server says. */
export function refusedAsSaid(refused: readonly { action: CommonAction; code: string }[]): RefusedActs {
  return new Map(refused.map(({ action, code }) => [action, inWords(code)]));
}
