import { limits } from './limits.ts';
import type { Request } from './request.ts';
import { refuse } from './rule-bench.ts';
import type { Bench, Verdict } from './rule-bench.ts';
import { ruleCheck } from './rule-check.ts';
import { ruleClock } from './rule-clock.ts';
import { ruleClue } from './rule-clue.ts';
import { ruleAttack, ruleNpcAttack } from './rule-fight.ts';
import { ruleLocation } from './rule-location.ts';
import { ruleLoot } from './rule-loot.ts';
import { ruleNpc } from './rule-npc.ts';

export type { Bench, Verdict } from './rule-bench.ts';

/**
 * Judges one request of a narrator: guards, rolls, applies. Refuses, and never throws, whatever is asked; the bench is left as
 * it was and the new state is given back. One reply gets `limits.requestsPerReply` rulings, refusals among them.
 */
export function rule(bench: Bench, request: Request): Verdict {
  if (bench.rulings.length >= limits.requestsPerReply) return refuse(bench, request, 'That is enough for one reply.');
  switch (request.name) {
    case 'check':
      return ruleCheck(bench, request);
    case 'attack':
      return ruleAttack(bench, request);
    case 'npc_attack':
      return ruleNpcAttack(bench, request);
    case 'set_location':
      return ruleLocation(bench, request);
    case 'reveal_clue':
      return ruleClue(bench, request);
    case 'tick_clock':
      return ruleClock(bench, request);
    case 'loot':
      return ruleLoot(bench, request);
    case 'update_npc':
      return ruleNpc(bench, request);
  }
}
