import type { Loot, Npc } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { attitudeOf, currentScene, presentNpcs, takenLoot } from '#domain/narration/play-state.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { namesOfOwn } from '#server/features/storyteller/parse/things/own-names.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';

/** What is done with a thing so that somebody takes note of it. */
const using =
  /\b(?:throw|toss|chuck|hurl|lob|sling|dump|empty|scatter|fling|strew|spread|pour|tip|drop|give|feed|offer|lure|distract|bribe|ring|jingle|jangle|shake|rattle|play|sound|use|wave|hold|show|put|set|lay)(?:s|es|ing)?\b/i;

type Scene = Pick<Stage, 'adventure' | 'state'>;

/** Who is here, set against the party, and let it be for a thing. */
function soothedBy(loot: Loot, { adventure, state }: Scene): Npc[] {
  return presentNpcs(adventure, state).filter((npc) => npc.soothedBy?.includes(loot.id) === true && attitudeOf(state, npc) === 'hostile');
}

/** A thing that would soothe somebody here and that the party has not got. */
function unheld(text: string, actor: Hero, stage: Stage): HeroAction | undefined {
  const wanted = stage.adventure.scenes
    .flatMap((scene) => scene.loot)
    .find((loot) => soothedBy(loot, stage).length > 0 && namesOfOwn(loot).some((name) => isNamed(text, name)));
  const noun = wanted && bare(wanted.name).split(' ').at(-1);
  return noun === undefined ? undefined : action(actor, [text], { kind: 'use', absent: true, missing: noun });
}

/** The thing in some words that would soothe somebody who is here, and that the party has or that lies here. */
export function soothingIn(text: string, { adventure, state }: Scene): { loot: Loot; soothed: Npc[] } | undefined {
  if (!using.test(text)) return undefined;
  const lying = currentScene(adventure, state).loot.filter(
    ({ id, guardedBy }) => guardedBy.length === 0 && !Object.hasOwn(state.taken, id),
  );
  const loot = [...takenLoot(adventure, state), ...lying].find(
    (each) => soothedBy(each, { adventure, state }).length > 0 && namesOfOwn(each).some((name) => isNamed(text, name)),
  );
  return loot && { loot, soothed: soothedBy(loot, { adventure, state }) };
}

/** What the party carries that would soothe whoever is named: "I pour it out in front of the gander" is about that. */
function carriedFor(text: string, { adventure, state }: Scene): Loot | undefined {
  if (!/\b(?:it|them|some)\b/iu.test(text)) return undefined;
  return takenLoot(adventure, state).find((loot) =>
    soothedBy(loot, { adventure, state }).some((npc) => isNamed(text, npc.name) || npc.aliases.some((alias) => isNamed(text, alias))),
  );
}

/** A thing that soothes whoever bars the way, made use of: nobody has to be hit or won over with words. */
export function readSoothing(
  { text: said, question }: HeardClause,
  actor: Hero,
  stage: Stage,
  before: readonly Target[],
): HeroAction | undefined {
  if (question || !using.test(said)) return undefined;
  // "I take the corn and hold it out" holds out the corn.
  const taken = before.flatMap((each) => (each.kind === 'loot' ? [each.loot] : [])).at(-1) ?? carriedFor(said, stage);
  const text = taken ? said.replace(/\b(?:it|them|some)\b/iu, `the ${bare(taken.name)}`) : said;
  const found = soothingIn(text, stage);
  if (!found) return unheld(text, actor, stage);
  const soothed = found.soothed.map((npc) => ({ kind: 'npc' as const, npc }));
  return action(actor, [said], {
    kind: 'talk',
    skill: 'animal handling',
    free: 'touch',
    soothes: true,
    targets: [...soothed, { kind: 'loot', loot: found.loot }],
  });
}
