import { rememberOf } from '#domain/memoise.ts';
import type { Scene } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { IntentKind, Target } from '#server/features/storyteller/parse/action.ts';
import type { Clause } from '#server/features/storyteller/parse/clauses.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import { wayToward } from '#server/features/storyteller/parse/journey.ts';
import { softTarget } from '#server/features/storyteller/parse/soft-targets.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { hidesClue, isOfPlace } from '#server/features/storyteller/parse/target-of.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { looksThrough } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { missingThing } from '#server/features/storyteller/parse/things/missing.ts';
import { detailFor, detailIn, sceneryFor } from '#server/features/storyteller/parse/things/scenery.ts';
import { unplacedIn } from '#server/features/storyteller/parse/things/unplaced.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';
import { partIn, partKnown } from '#server/features/storyteller/parse/references/part-of.ts';
import { picksNoLock } from './lock-picked.ts';
import { toldTarget } from '#server/features/storyteller/parse/references/told-target.ts';

/** A verb of going that is also a noun: nobody who steps aboard means the steps. */
const stepping = /^(?:(?:i|we|and|then|so|now) )*(?:steps?|walks?|climbs?|crosses|cross|passes|pass|rides?|turns?|slides?)\b/i;

/** Where a thing is held to be seen, which is not what is looked at: "hold the letter to the lamp". */
const beforeTheLight =
  /(?<=\b(?:hold|holds) .*) (?:up )?(?:to|against|up to|near|under|over|in front of) (?:the |a |my |our )?(?:\p{L}+ )?(?:light|lamp|lantern|candle|flame|torch|window|sun|fire)\b/iu;
/** The light that something is done by: "turn it over by the window light". */
const byTheLight = / by (?:the |a )?(?:(?:better|good|bright|window|lamp|candle|day|fire|sun|moon)[ -]?)?light\b/iu;
/** What every place has, and what can be looked at anywhere. */
const everywhere = /^(?:walls?|floors?|ceilings?|roof|sky|ground|air|corners?)$/u;

/** What words mean that name nothing of the scene outright. */
interface Aim {
  meant?: Target;
  /** What they need and is not here, by its bare noun. */
  missing: string | null;
}

/**
 * What an action of this kind is done to, where `targets` are what its words name outright. A look round is at nothing of its own, a
 * place that is known by its name is no other way, and a thing that is looked at is no way, though one be named beside it. Whatever else is
 * named, all that hands are laid on must be here.
 */
export function aimedAt(clause: Clause, kind: IntentKind, targets: readonly Target[], actor: Hero, stage: Stage): Aim {
  const { quote, question } = clause;
  const text = kind === 'search' ? clause.text.replace(beforeTheLight, ' ').replace(byTheLight, ' ') : clause.text;
  const aim = meantBy(text, kind, targets, actor, stage);
  // Whoever sneaks off to a place by its name needs nothing of it here.
  if (aim.missing !== null || quote !== null || question || (kind === 'sneak' && aim.meant?.kind === 'exit')) return aim;
  return { ...aim, missing: unplacedIn(text, actor, kind, aim.meant ? [aim.meant, ...targets] : targets, stage) };
}

/** What the things of a place are called by more than one word, in small letters. */
const fullNames = rememberOf((scene: Scene): readonly string[] =>
  scene.features.map(({ name }) => bare(name).toLowerCase()).filter((name) => name.includes(' ')),
);

/** The noun of a thing that words name in full and that stands where the party has been, and not here: "the ash hatch". */
function namedElsewhere(text: string, { adventure, state }: Stage): string | undefined {
  const plain = text.toLowerCase();
  const away = adventure.scenes.filter(({ id }) => id !== state.scene && state.visited.includes(id));
  const names = away.flatMap(fullNames);
  return names
    .find((name) => plain.includes(name) && isNamed(plain, name))
    ?.split(' ')
    .at(-1);
}

/** Whether something is part of a thing that still hides a clue: whoever looks at it looks at that thing, but where they call it by its own name. */
function isPartOf(text: string, detail: Target, soft: Target | undefined, { state }: Stage): boolean {
  if (detail.kind !== 'feature' || soft?.kind !== 'feature' || !hidesClue(soft.feature, state)) return false;
  if (isNamed(text, bare(detail.feature.name))) return false;
  return detail.feature.aliases.some((alias) => isNamed(soft.feature.description, alias.split(' ').at(-1) ?? alias));
}

function meantBy(text: string, kind: IntentKind, targets: readonly Target[], actor: Hero, stage: Stage): Aim {
  const { adventure, state, told = [] } = stage;
  if (kind === 'search' && isOfPlace(text, currentScene(adventure, state))) {
    const own = detailIn(text, stage);
    return own?.kind === 'feature' && isNamed(text, own.feature.name) ? { meant: own, missing: null } : { missing: null };
  }
  const isGoing = kind === 'travel' || (kind === 'sneak' && targets.length === 0);
  // A place that words go to by its name is reached by no way that only sounds like them.
  const first = isGoing ? wayToward(text, adventure, state) : undefined;
  if (first) return kind === 'sneak' ? { meant: { kind: 'exit', exit: first }, missing: null } : { missing: null };
  // What is said of somebody is meant before what only goes by the same word: the ring on her finger, and not the one in the wall.
  const part = kind === 'search' && !detailIn(text, stage) ? partIn(text, stage) : undefined;
  if (part && (targets.length === 0 || part.isWorn) && partKnown(part) !== undefined)
    return { meant: { kind: 'npc', npc: part.npc }, missing: null };
  if (targets.length > 0) {
    const isLook = kind === 'search' && !looksThrough.test(text);
    // What is seen of somebody is looked at, and not they: "look at the reeve's chain".
    const detail = isLook && targets.every((each) => each.kind === 'exit' || each.kind === 'npc') ? detailIn(text, stage) : undefined;
    const beside = detail ?? (isLook && targets.every((each) => each.kind === 'exit') ? sceneryFor(text, kind, stage) : undefined);
    return { ...(beside && { meant: beside }), missing: null };
  }
  const elsewhere = kind === 'travel' || kind === 'talk' ? undefined : namedElsewhere(text, stage);
  if (elsewhere !== undefined) return { missing: elsewhere };
  // Whoever fishes coins out of a purse looks at no fish.
  const { verb, rest } = verbPhraseOf(text, actor);
  const object = verb === null || kind === 'talk' ? text : rest;
  const own = carriedIn(text, actor, stage).length > 0 ? sceneryFor(text, kind, stage) : undefined;
  const soft = softTarget(kind === 'travel' ? text.replace(stepping, ' ') : text, kind, adventure, state);
  const detail = detailFor(object, kind, stage);
  const place = own ?? (detail && !isPartOf(text, detail, soft, stage) ? detail : undefined) ?? soft ?? sceneryFor(object, kind, stage);
  const meant = place ?? toldTarget(text, kind, stage);
  if (kind === 'use' && meant && picksNoLock(text, meant)) return { meant, missing: 'lock' };
  const missing = meant ? null : missingThing(text, kind, { adventure, state, told });
  return { ...(meant && { meant }), missing: kind === 'search' && missing !== null && everywhere.test(missing) ? null : missing };
}
