import type { Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { rightsOf } from '#domain/narration/rulings/rights.ts';
import { attitudeOf, currentScene } from '#domain/narration/play-state.ts';
import { isHeldBack } from '#domain/narration/scene-tags/tags-here.ts';

import { addresseeOf } from '#server/features/storyteller/parse/addressee.ts';
import { companionOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isHere } from '#server/features/storyteller/parse/journey.ts';
import { actionsOf, isAlive, succeeded, trialOf } from './planned-call.ts';
import { heldNow } from './plan-changes.ts';
import type { RuledCall, PlanContext, PlannedCall } from './planned-call.ts';
import { isDown } from './hero-state.ts';
import { drawFrom, seeded } from './seed.ts';

/** Blows and spells at somebody. */
function blowsOn(npc: Npc, past: readonly RuledCall[]): RuledCall[] {
  return past.filter(
    ({ ruling, call }) =>
      ruling.allowed &&
      ((call.name === 'attack' && call.target === npc.id) || (call.name === 'cast_spell' && call.at?.includes(npc.id) === true)),
  );
}

/** Whether words or stealth hold an enemy back this time: all that reached them was talk or trickery that did not fail, or nothing was seen. */
function isHeld(npc: Npc, context: PlanContext, past: readonly RuledCall[]): boolean {
  const { adventure, state } = context.brief;
  const actions = actionsOf(context, false);
  const spoken = actions.filter(
    (action) =>
      (action.kind === 'talk' || action.kind === 'trick') &&
      (addresseeOf(action, adventure, state) === npc ||
        (action.soothes && action.targets.some((each) => each.kind === 'npc' && each.npc === npc))) &&
      action.tone !== 'insult',
  );
  const worked =
    spoken.length > 0 &&
    spoken.every((action) => {
      const trial = trialOf(action, past);
      return trial === undefined || succeeded(trial);
    });
  const sneaking =
    actions.length > 0 &&
    actions.every((action) => {
      const trial = trialOf(action, past);
      return action.kind === 'sneak' && trial !== undefined && succeeded(trial);
    });
  return worked || sneaking;
}

/** Whom an enemy strikes at: who struck it, else anyone who can still stand; a defender steps in. */
function victimOf(npc: Npc, context: PlanContext, past: readonly RuledCall[]): Hero | undefined {
  const { brief } = context;
  const upright = brief.party.filter((hero) => !isDown(brief.state, hero));
  const struck = blowsOn(npc, past).flatMap((each) => upright.find((hero) => hero.id === each.action?.actor.id) ?? []);
  const draw = seeded(brief.campaignId, brief.turn, `answer ${npc.id}`);
  const chosen = drawFrom(struck, draw) ?? drawFrom(upright, draw);
  const defender = actionsOf(context, false).find(
    (action) => action.kind === 'defend' && companionOf(action)?.id === chosen?.id && upright.some((hero) => hero.id === action.actor.id),
  );
  return defender?.actor ?? chosen;
}

/** Whether nothing was done: all that was said was to use what cannot be used now, or to go where everybody stands. It takes nobody's turn. */
function isNothingDone(context: PlanContext, past: readonly RuledCall[]): boolean {
  const { adventure, state } = context.brief;
  const used = past.filter(({ purpose }) => purpose === 'item');
  const isRefused = (action: HeroAction) => used.some((each) => each.action === action && !each.ruling.allowed);
  const actions = actionsOf(context, false);
  return (
    actions.length > 0 && actions.every((action) => isRefused(action) || (action.kind === 'travel' && isHere(action, adventure, state)))
  );
}

/** Blows of enemies who live and are not held back: in return for a blow, and in each turn, also before anybody has struck at them. In talk outside of a turn only in return. */
export function answers(context: PlanContext, past: readonly RuledCall[]): PlannedCall[] {
  const { brief } = context;
  if (brief.fighting === true || brief.state.ended !== undefined) return [];
  // Whoever only asks the narrator how things stand has done nothing yet.
  if (context.read.every(({ actions }) => actions.every(({ kind }) => kind === 'ask' || kind === 'ooc'))) return [];
  if (isNothingDone(context, past)) return [];
  const here = currentScene(brief.adventure, brief.state).npcs;
  const fighters = brief.adventure.npcs.filter((npc) => here.includes(npc.id) && npc.combat !== undefined && isAlive(context, npc));
  const held = heldNow(past, brief.adventure);
  return fighters.flatMap((npc): PlannedCall[] => {
    if (held.has(npc.id) || isHeldBack(brief.adventure, brief.state, npc)) return [];
    const struck = blowsOn(npc, past).length > 0;
    const hostile =
      rightsOf(context.whole) === 'turn' &&
      brief.intents.length > 0 &&
      attitudeOf(brief.state, npc) === 'hostile' &&
      !isHeld(npc, context, past);
    const victim = struck || hostile ? victimOf(npc, context, past) : undefined;
    return victim ? [{ purpose: 'answer', action: null, call: { name: 'npc_attack', npc: npc.id, target: victim.id } }] : [];
  });
}
