import type { Skill } from '#domain/rules/skill.ts';
import type { Exit } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { whoBars } from '#domain/narration/dangers.ts';
import { goersBy, goesToTheEnd, leadsToNamed, mayGo, namesPlace, newPlacesPassed } from '#domain/narration/goers.ts';
import { currentScene, knownExits } from '#domain/narration/play-state.ts';
import { closedWays } from '#domain/narration/scene-tags/closed-ways.ts';
import type { SceneTag } from '#domain/narration/scene-tags/scene-tag.ts';
import { tagRules } from '#domain/narration/scene-tags/tag-states.ts';
import { isTakenAlong } from '#domain/narration/tool-call.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { heroesIn, sceneIdOf, withMoved } from '#domain/narration/whereabouts.ts';
import { allow, contextIn, outcome, refuse } from './ruling-context.ts';
import type { CallOf, RulingContext, RulingOutcome } from './ruling-context.ts';
import { wasPassed } from './check.ts';
import { movingSkills } from './economy.ts';

/** What a hero must meet to slip past a foe, or to keep one busy. */
const slipDifficulty = 12;
/** By these one gets past a foe, or gets the others past. */
const waysPast: readonly Skill[] = [...movingSkills, 'deception', 'performance', 'persuasion', 'intimidation'];

/** Whether a ruling is about one of those who go, or was made where they were. */
function concerns({ call, scene }: Ruling, goers: readonly string[], from: string): boolean {
  if (call.name === 'set_location') return goers.some((heroId) => isTakenAlong(call, heroId));
  if (call.name === 'npc_attack') return goers.includes(call.target);
  return 'heroId' in call ? goers.includes(call.heroId) : scene === undefined || scene === from;
}

/**
 * Whether a step belongs to the one journey that heroes make in this reply: the first does, and further ones while they only pass through
 * places that they knew before, and go back to none of them. A place where something was done is its end, and so is one that is new, but for
 * a few on the way to a place that they name; through more of them go those whose player says that they go to the end.
 */
function goesOn(
  { rulings, begun, adventure, intents }: RulingContext,
  { goers, from, exit }: { goers: string[]; from: string; exit: Exit },
): boolean {
  const done = rulings.filter((ruling) => ruling.allowed && concerns(ruling, goers, from));
  const setOut = done.findIndex(({ call }) => call.name === 'set_location');
  if (setOut < 0) return true;
  const steps = done.slice(setOut).map(({ call }) => (call.name === 'set_location' ? call.exit : null));
  const exits = adventure.scenes.flatMap((scene) => scene.exits);
  const begunIn = goers.map((heroId) => sceneIdOf(begun, heroId));
  const passed = [...begunIn, ...steps.flatMap((step) => exits.filter(({ id }) => id === step).map((exit) => exit.to))];
  const own = intents.filter(({ heroId }) => goers.includes(heroId));
  const newPassed = passed.slice(begunIn.length).filter((place) => !begun.visited.includes(place));
  const isMeant = own.some(({ text }) => namesPlace(text, exit, adventure.scenes) || leadsToNamed(text, exit.to, passed, adventure));
  const isThrough =
    newPassed.length === 0 || (isMeant && newPassed.length <= newPlacesPassed) || own.some(({ text }) => goesToTheEnd(text));
  return !steps.includes(null) && isThrough && !passed.includes(exit.to);
}

/** The scenes that a way may be taken from: those of the heroes who are named; else those of all who act, and that of the party. */
function placesOf({ state, intents }: RulingContext, { heroIds }: CallOf<'set_location'>): Set<string> {
  const wanted = heroIds ?? intents.map(({ heroId }) => heroId);
  return new Set([...wanted.map((heroId) => sceneIdOf(state, heroId)), ...(heroIds ? [] : [state.scene])]);
}

/** The place that a way is taken from: the first where it is known. */
function placeOf(context: RulingContext, call: CallOf<'set_location'>): { context: RulingContext; exit: Exit } | undefined {
  for (const scene of placesOf(context, call)) {
    const here = contextIn(context, scene);
    const exit = knownExits(context.adventure, here.state).find(({ id }) => id === call.exit);
    if (exit) return { context: here, exit };
  }
  return undefined;
}

/** Why nobody takes a way: something closes it, or it is none that anybody here knows of. */
function refuseExit(context: RulingContext, call: CallOf<'set_location'>): RulingOutcome {
  const { adventure, state } = context;
  for (const place of placesOf(context, call)) {
    const scene = currentScene(adventure, contextIn(context, place).state);
    const closed = closedWays(adventure, scene, state.tags ?? []).get(call.exit);
    const label = scene.exits.find(({ id, needs }) => id === call.exit && (needs === undefined || state.clues.includes(needs)))?.label;
    if (closed && label !== undefined) return refuse(context, call, 'tagIsSo', { thing: label, state: closed.words ?? closed.state });
  }
  return refuse(context, call, 'noSuchExit', {});
}

/** Why a hero who is named does not go; null where they do. */
function refuseGoer(context: RulingContext, here: readonly Hero[], call: CallOf<'set_location'>): RulingOutcome | null {
  const named = context.party.filter(({ id }) => call.heroIds?.includes(id));
  if (call.heroIds !== undefined && named.length < new Set(call.heroIds).size) return refuse(context, call, 'heroIsNotHere', {});
  const elsewhere = named.find((hero) => !here.includes(hero));
  if (elsewhere) return refuse(context, call, 'heroIsElsewhere', { hero: elsewhere.name });
  const acting = named.filter(({ id }) => context.intents.some(({ heroId }) => heroId === id));
  const [first] = named;
  if (first && acting.length === 0) return refuse(context, call, 'heroDoesNotAct', { hero: first.name });
  const held = named.find((hero) => !mayGo(hero, acting, context.intents));
  return held ? refuse(context, call, 'heroStays', { hero: held.name }) : null;
}

/**
 * Heroes take an exit they know of: one journey of each in a reply, by known ways, and what waits at its end is for the next. Those go
 * who are named and want to, else all in the place who want to; nobody goes whose player says that they stay. A hostile fighter
 * bars the ways that they bar until someone there slips past, or keeps them busy, with a check that is more than easy.
 */
export function ruleLocation(context: RulingContext, call: CallOf<'set_location'>): RulingOutcome {
  const { adventure, party, state } = context;
  const place = placeOf(context, call);
  if (!place) return refuseExit(context, call);
  const { exit } = place;
  const scene = adventure.scenes.find((each) => each.id === exit.to);
  if (!scene) return refuse(context, call, 'exitLeadsNowhere', {});
  const from = place.context.state.scene;
  const here = heroesIn(state, party, from);
  const refused = refuseGoer(place.context, here, call);
  if (refused) return { ...refused, state };
  const goers = call.heroIds ? party.filter(({ id }) => call.heroIds?.includes(id)) : goersBy(exit, scene, here, place.context.intents);
  if (goers.length === 0 && party.length > 0) return refuse(context, call, 'nobodyActs', {});
  const foe = whoBars(adventure, place.context.state, exit);
  if (foe && !wasPassed(place.context, waysPast, slipDifficulty)) return refuse(context, call, 'barsTheWay', { npc: foe.name });
  const ids = goers.map(({ id }) => id);
  if (!goesOn(context, { goers: ids, from, exit })) return refuse(context, call, 'hasTravelled', {});
  const visited = state.visited.includes(scene.id) ? state.visited : [...state.visited, scene.id];
  // Whoever goes through a way that was barred takes the bar away.
  const isOpened = ({ about, state: now }: SceneTag) => about.kind === 'exit' && about.id === exit.id && tagRules.open.ends?.includes(now);
  const tags = state.tags && { tags: state.tags.filter((tag) => !isOpened(tag)) };
  const moved = withMoved({ ...state, ...tags, visited }, party, ids, scene.id);
  const { heroIds: _, ...whole } = call;
  if (goers.length >= party.length) return allow(whole, moved, [outcome('movesOn', { exit: exit.label, scene: scene.name })]);
  const heroes = goers.map(({ name }) => name).join(', ');
  return allow({ ...whole, heroIds: ids }, moved, [outcome('someMoveOn', { heroes, exit: exit.label, scene: scene.name })]);
}
