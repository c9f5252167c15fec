import { ruleGear } from './items/gear.ts';
import { ruleCastSpell } from './spells/cast-spell.ts';
import { endingReached } from '#domain/narration/ending.ts';
import { limits } from '#domain/limits/limits.ts';
import type { ToolCall } from '#domain/narration/tool-call.ts';
import { outcome, refuse } from './ruling-context.ts';
import type { RulingContext, RulingOutcome } from './ruling-context.ts';
import { refuseForAway } from './away/refuse-for-away.ts';
import { ruleCheck } from './check.ts';
import { ruleClock } from './clock.ts';
import { ruleClue } from './clue.ts';
import { ruleAttack, ruleNpcAttack } from './fight.ts';
import { ruleComeRound, ruleShakeAwake, ruleTend } from './fallen.ts';
import { ruleLocation } from './location.ts';
import { ruleLoot } from './loot.ts';
import { ruleMeetWant } from './meet-want.ts';
import { ruleNpc } from './npc.ts';
import { ruleGive } from './give.ts';
import { rulePay } from './pay.ts';
import { ruleUseFeature } from './items/use-feature.ts';
import { ruleUseItem } from './items/use-item.ts';
import { rulePeril } from './peril.ts';
import { ruleRemember } from './remember.ts';
import { ruleRest } from './rest.ts';
import { rightsOf, takesTurn } from './rights.ts';
import { ruleWhere } from './rule-where.ts';
import type { CallHere } from './rule-where.ts';
import { ruleSceneTag } from './scene-tag.ts';

export type { RulingContext, RulingOutcome } from './ruling-context.ts';

/**
 * Rules on one tool call: checks, rolls, applies. It refuses and never throws. The context is not changed; the outcome
 * holds the new state. One reply gets `limits.toolCallsPerReply` rulings, refusals among them.
 */
export function rule(context: RulingContext, call: ToolCall): RulingOutcome {
  return ended(context, judge(context, call));
}

/**
 * When a ruling brings the tale to an ending, it says so; once, and in a turn. An ending that warns is first refused with what is at
 * stake, and comes about when it is sought again in a later reply.
 */
function ended(context: RulingContext, verdict: RulingOutcome): RulingOutcome {
  const { ruling, state } = verdict;
  const ending = ruling.allowed && state.ended === undefined ? endingReached(context.adventure, state) : null;
  if (!ending) return verdict;
  if (rightsOf(context) === 'talk') return refuse(context, ruling.call, 'takesTurn', {});
  const isNew = endingReached(context.adventure, context.state)?.id !== ending.id;
  if (isNew && ending.warns !== undefined && !context.begun.warned?.includes(ending.id)) {
    const warned = [...new Set([...(context.state.warned ?? []), ending.id])];
    return { ...refuse(context, ruling.call, 'wouldEndTale', { text: ending.warns }), state: { ...context.state, warned } };
  }
  const facts = [...ruling.facts, outcome('tellsEnding', { text: ending.text })];
  return { ruling: { ...ruling, facts }, state: { ...state, ended: ending.id } };
}

/** What cannot happen here while a fight goes on at the Combat tab. */
const foughtElsewhere: readonly ToolCall['name'][] = [
  'attack',
  'npc_attack',
  'set_location',
  'loot',
  'rest',
  'use_item',
  'cast_spell',
  'use_feature',
  'handle_gear',
  'shake_awake',
];

/** Whether a call is for the fight that goes on: all that is done in it, and every blow and every rest beside it. */
function isFoughtElsewhere({ fighting, fighters, intents }: RulingContext, call: ToolCall): boolean {
  if (fighting !== true || !foughtElsewhere.includes(call.name)) return false;
  const isBlow = call.name === 'attack' || call.name === 'npc_attack' || (call.name === 'cast_spell' && call.at !== undefined);
  if (fighters === undefined || isBlow || call.name === 'rest') return true;
  const doers = 'heroId' in call ? [call.heroId] : call.name === 'set_location' ? call.heroIds : undefined;
  return (doers ?? intents.map(({ heroId }) => heroId)).some((id) => fighters.includes(id));
}

function judge(context: RulingContext, call: ToolCall): RulingOutcome {
  if (context.rulings.length >= limits.toolCallsPerReply) return refuse(context, call, 'enoughForOneReply', {});
  if (context.intents.length === 0) return refuse(context, call, 'nobodyActs', {});
  if (isFoughtElsewhere(context, call)) return refuse(context, call, 'foughtElsewhere', {});
  if (rightsOf(context) === 'talk' && takesTurn(call)) return refuse(context, call, 'takesTurn', {});
  const kept = refuseForAway(context, call);
  if (kept) return kept;
  if (call.name === 'set_location') return ruleLocation(context, call);
  if (call.name === 'come_round') return ruleComeRound(context, call);
  if (call.name === 'peril') return rulePeril(context, call);
  return ruleWhere(context, call, judgeHere);
}

function judgeHere(context: RulingContext, call: CallHere): RulingOutcome {
  switch (call.name) {
    case 'check':
      return ruleCheck(context, call);
    case 'attack':
      return ruleAttack(context, call);
    case 'npc_attack':
      return ruleNpcAttack(context, call);
    case 'reveal_clue':
      return ruleClue(context, call);
    case 'tick_clock':
      return ruleClock(context, call);
    case 'loot':
      return ruleLoot(context, call);
    case 'rest':
      return ruleRest(context, call);
    case 'tend':
      return ruleTend(context, call);
    case 'shake_awake':
      return ruleShakeAwake(context, call);
    case 'update_npc':
      return ruleNpc(context, call);
    case 'pay':
      return rulePay(context, call);
    case 'give':
      return ruleGive(context, call);
    case 'use_item':
      return ruleUseItem(context, call);
    case 'cast_spell':
      return ruleCastSpell(context, call);
    case 'use_feature':
      return ruleUseFeature(context, call);
    case 'handle_gear':
      return ruleGear(context, call);
    case 'meet_want':
      return ruleMeetWant(context, call);
    case 'remember':
      return ruleRemember(context, call);
    case 'scene_tag':
      return ruleSceneTag(context, call);
  }
}
