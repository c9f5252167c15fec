import type { Hero } from '#domain/narration/brief.ts';
import type { Loot } from '#domain/narration/adventure.ts';
import { guardHere } from '#domain/narration/rulings/loot.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { verbPhraseOf } from '#server/features/storyteller/parse/verb-phrase.ts';

/** Verbs that put a thing somewhere, for which it must be in hand. */
const placing =
  /^(?:hang|mount|fit|fasten|attach|install|insert|place|put|lay|lower|hook|fix|strap|tie|set|return|bring|carry|swap|replace)$/;
/** Verbs that give a thing to somebody. */
const giving = /^(?:give|hand|offer|show|pass|lend|present)$/;
const given =
  /^(?:[\p{L}'-]+ ){0,3}?((?:the|that|this|those|these) (?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+)(?: (?:back|over))?(?: (?:to|for|with)\b.*)?$/iu;
/** What is put somewhere, and the small word before where. */
const placed =
  /^((?:the|that|this|those|these) (?:[\p{L}'-]+ ){0,4}?[\p{L}'-]+)(?: (?:back|up|down|upright|straight|flat|aside|right|ready))*(?: (?:in|into|on|onto|inside|over|around|at|against|under|beside|from|for|with)\b.*)?$/iu;

const namesOf = ({ name, aliases }: Loot) => [bare(name), ...aliases];

/**
 * An action that would put a thing somewhere, or give it to somebody, that nobody has, though the tale has such a thing to be taken: of "hang the true tongue in the
 * bell" that the tongue is missing while it lies elsewhere, and that it is to be taken first while somebody guards it here. Undefined where
 * it is in hand, or lies here for the taking, or the tale knows no such thing.
 */
export function readUnheld(text: string, actor: Hero, stage: Stage): HeroAction | undefined {
  const { verb, rest } = verbPhraseOf(text, actor);
  const pattern = verb === null ? undefined : placing.test(verb) ? placed : giving.test(verb) ? given : undefined;
  const [, thing = ''] = pattern?.exec(rest.trim()) ?? [];
  // Of "the lad an egg" nothing is the hero's but the egg.
  if (thing === '' || / (?:an?|some|my|one|two) /u.test(thing) || carriedIn(thing, actor, stage).length > 0) return undefined;
  const { adventure, state, party } = stage;
  const noun =
    bare(thing)
      .replace(/ (?:upright|straight|flat|aside|right|ready)$/, '')
      .split(' ')
      .at(-1) ?? '';
  const all = adventure.scenes.flatMap((scene) => scene.loot.map((loot) => ({ scene, loot })));
  // "The net bells" are no net.
  const said = all.flatMap((each) =>
    namesOf(each.loot).flatMap((name) => (isNamed(thing, name) ? [{ ...each, length: name.length }] : [])),
  );
  const longest = Math.max(0, ...said.map(({ length }) => length));
  const meant = said.filter(({ length }) => length === longest);
  if (meant.length === 0 || meant.some(({ loot }) => Object.hasOwn(state.taken, loot.id))) return undefined;
  const here = meant.find(({ scene }) => scene.id === state.scene)?.loot;
  const isGuarded = here !== undefined && guardHere({ adventure, state }, here) !== undefined;
  // What lies here and is to be handed to another of the party is picked up first.
  const isForHero = verb !== null && giving.test(verb) && party.some(({ id, name }) => id !== actor.id && isNamed(rest, name));
  if (here)
    // What is only shown is shown where it lies.
    return (isGuarded && verb !== 'show') || isForHero
      ? action(actor, [`take ${thing}`], { kind: 'take', targets: [{ kind: 'loot', loot: here }] })
      : undefined;
  // A thing of this place that goes by the whole phrase is meant.
  const isOwn = targetsIn(thing, adventure, state, party).some(
    (each) => each.kind === 'feature' && bare(each.feature.name) === bare(thing).toLowerCase(),
  );
  return isOwn ? undefined : action(actor, [text], { kind: 'use', absent: true, missing: noun });
}
