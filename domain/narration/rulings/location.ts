import { attitudeOf, knownExits, presentNpcs } from '#domain/narration/play-state.ts';
import { allow, outcome, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';
import { movingSkills } from './economy.ts';

/** What a hero must meet to slip past a foe. */
const slipDifficulty = 12;

/**
 * Whether a step belongs to the one journey of this reply: the first does, and further ones while the party only passes through places
 * that it knew before, and goes back to none of them. A place that is new, or where something was done, is its end.
 */
function goesOn({ rulings, begun, state, adventure }: RulingContext, to: string): boolean {
  const done = rulings.filter(({ allowed }) => allowed);
  const setOut = done.findIndex(({ call }) => call.name === 'set_location');
  if (setOut < 0) return true;
  const steps = done.slice(setOut).map(({ call }) => (call.name === 'set_location' ? call.exit : null));
  const exits = adventure.scenes.flatMap((scene) => scene.exits);
  const passed = [begun.scene, ...steps.flatMap((step) => exits.filter(({ id }) => id === step).map((exit) => exit.to))];
  return !steps.includes(null) && begun.visited.includes(state.scene) && !passed.includes(to);
}

/**
 * The party takes an exit it knows of: one journey in a reply, by known ways, and what waits at its end is for the next. A hostile fighter bars every way until
 * someone slips past with a check that is more than easy.
 */
export function ruleLocation(context: RulingContext, call: CallOf<'set_location'>): RulingOutcome {
  const { adventure, state } = context;
  const exit = knownExits(adventure, state).find((each) => each.id === call.exit);
  if (!exit) return refuse(context, call, 'noSuchExit', {});
  const scene = adventure.scenes.find((each) => each.id === exit.to);
  if (!scene) return refuse(context, call, 'exitLeadsNowhere', {});
  const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  if (foe && !wasPassed(context, movingSkills, slipDifficulty)) return refuse(context, call, 'barsTheWay', { npc: foe.name });
  if (!goesOn(context, scene.id)) return refuse(context, call, 'hasTravelled', {});
  const visited = state.visited.includes(scene.id) ? state.visited : [...state.visited, scene.id];
  return allow(call, { ...state, scene: scene.id, visited }, [outcome('movesOn', { exit: exit.label, scene: scene.name })]);
}
