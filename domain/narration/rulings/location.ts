import { attitudeOf, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { allow, outcome, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';

const waysPast = ['stealth', 'acrobatics', 'athletics'] as const;

/** The party takes an exit it knows of. A hostile fighter bars every way until someone slips past with a check. */
export function ruleLocation(context: RulingContext, call: CallOf<'set_location'>): RulingOutcome {
  const { adventure, state } = context;
  const exit = knownExits(adventure, state).find((each) => each.id === call.exit);
  if (!exit) return refuse(context, call, 'noSuchExit', {});
  const scene = adventure.scenes.find((each) => each.id === exit.to);
  if (!scene) return refuse(context, call, 'exitLeadsNowhere', {});
  const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  if (foe && !wasPassed(context, waysPast)) return refuse(context, call, 'barsTheWay', { npc: foe.name });
  const visited = state.visited.includes(scene.id) ? state.visited : [...state.visited, scene.id];
  return allow(call, { ...state, scene: scene.id, visited }, [outcome('movesOn', { exit: exit.label, scene: scene.name })]);
}
