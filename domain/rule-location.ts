import { capital } from './capital.ts';
import { attitudeOf, knownExits, presentNpcs } from './play-state.ts';
import { grant, refuse } from './rule-bench.ts';
import type { Asked, Bench, Verdict } from './rule-bench.ts';
import { wasPassed } from './rule-check.ts';

const waysPast = ['stealth', 'acrobatics', 'athletics'] as const;

/** The party takes an exit it knows of. A hostile fighter bars every way until someone slips past with a check. */
export function ruleLocation(bench: Bench, request: Asked<'set_location'>): Verdict {
  const { adventure, state } = bench;
  const exit = knownExits(adventure, state).find((each) => each.id === request.exit);
  if (!exit) return refuse(bench, request, 'There is no such exit here.');
  const scene = adventure.scenes.find((each) => each.id === exit.to);
  if (!scene) return refuse(bench, request, 'That way leads nowhere.');
  const foe = presentNpcs(adventure, state).find((npc) => npc.combat !== undefined && attitudeOf(state, npc) === 'hostile');
  if (foe && !wasPassed(bench, waysPast)) return refuse(bench, request, `${capital(foe.name)} bars the way.`);
  const visited = state.visited.includes(scene.id) ? state.visited : [...state.visited, scene.id];
  return grant(request, { ...state, scene: scene.id, visited }, `The party takes ${exit.label} and reaches ${scene.name}.`);
}
