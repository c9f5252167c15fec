import { endingReached } from './ending.ts';
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
import { ruleRest } from './rule-rest.ts';

export type { Bench, Verdict } from './rule-bench.ts';

/**
 * Judges one request of a narrator: guards, rolls, applies. Refuses, and never throws, whatever is asked; the bench is left as
 * it was and the new state is given back. One reply gets `limits.requestsPerReply` rulings, refusals among them.
 */
export function rule(bench: Bench, request: Request): Verdict {
  return ended(bench, judge(bench, request));
}

/** When a ruling brings the tale to an ending, it says so; once. */
function ended({ adventure }: Bench, verdict: Verdict): Verdict {
  const { ruling, state } = verdict;
  const ending = ruling.allowed && state.ended === undefined ? endingReached(adventure, state) : null;
  if (!ending) return verdict;
  const outcome = `${ruling.outcome} This is how the tale ends: ${ending.text} Close it, and say that the tale is over.`;
  return { ruling: { ...ruling, outcome }, state: { ...state, ended: ending.id } };
}

/** What cannot happen here while a fight goes on at the Combat tab. */
const foughtElsewhere: readonly Request['name'][] = ['attack', 'npc_attack', 'set_location', 'rest'];

function judge(bench: Bench, request: Request): Verdict {
  if (bench.rulings.length >= limits.requestsPerReply) return refuse(bench, request, 'That is enough for one reply.');
  if (bench.nobodyActs === true) return refuse(bench, request, 'No player acts in this reply: nothing is rolled and nothing changes.');
  if (bench.fighting === true && foughtElsewhere.includes(request.name)) {
    return refuse(bench, request, 'A fight is on, and it goes on at the Combat tab. It is not ruled here.');
  }
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
    case 'rest':
      return ruleRest(bench, request);
    case 'update_npc':
      return ruleNpc(bench, request);
  }
}
