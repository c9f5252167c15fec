import { currentScene, knownExits } from '#domain/narration/play-state.ts';
import { closedWays } from '#domain/narration/scene-tags/closed-ways.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
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
  if (!exit) {
    const scene = currentScene(adventure, state);
    const closed = closedWays(adventure, scene, state.tags ?? []).get(call.exit);
    const label = scene.exits.find(({ id, needs }) => id === call.exit && (needs === undefined || state.clues.includes(needs)))?.label;
    if (closed && label !== undefined) return refuse(context, call, 'tagIsSo', { thing: label, state: closed.words ?? closed.state });
    return refuse(context, call, 'noSuchExit', {});
  }
  const scene = adventure.scenes.find((each) => each.id === exit.to);
  if (!scene) return refuse(context, call, 'exitLeadsNowhere', {});
  const [foe] = foesHere(adventure, state);
  if (foe && !wasPassed(context, movingSkills, slipDifficulty)) return refuse(context, call, 'barsTheWay', { npc: foe.name });
  if (!goesOn(context, scene.id)) return refuse(context, call, 'hasTravelled', {});
  const visited = state.visited.includes(scene.id) ? state.visited : [...state.visited, scene.id];
  // Whoever goes through a way that was barred takes the bar away.
  const isOpened = ({ about, state: now }: SceneTag) => about.kind === 'exit' && about.id === exit.id && tagRules.open.ends?.includes(now);
  const tags = state.tags && { tags: state.tags.filter((tag) => !isOpened(tag)) };
  return allow(call, { ...state, ...tags, scene: scene.id, visited }, [outcome('movesOn', { exit: exit.label, scene: scene.name })]);
}
