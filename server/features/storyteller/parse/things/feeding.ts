import type { Hero } from '#domain/narration/brief.ts';
import { takenLoot } from '#domain/narration/play-state.ts';
import { foesHere } from '#domain/narration/scene-tags/tags-here.ts';
import { action } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { isNamed, targetsIn } from '#server/features/storyteller/parse/targets.ts';
import { carriedIn } from './carried-in.ts';
import { namesOfOwn } from './own-names.ts';

const feeding =
  /^(?:(?:i|we|and|then|so|slowly|quickly|carefully|gently|try to|just) )*(?:feed|throw|toss|chuck|fling|scatter|drop|give|offer|hold out|tempt|lure|bait|share)(?:s|es|ing)?\b/i;
/** Food, by the words that players have for it, and what is meant by them where they name none. */
const foods =
  /\b(?<food>food|rations?|bread|loaf|loaves|crusts?|crumbs?|meat|ham|sausages?|bacon|jerky|fish|cheese|apples?|pears?|fruit|oats|porridge|cake|biscuits?|bones?|grain|corn|seeds?|bait|snacks?|treats?|something to eat|my (?:lunch|dinner|supper|breakfast))\b/i;
/** Packs of the sheet that have rations in them. */
const withRations = /\b(?:burglar|dungeoneer|explorer|priest|monster hunter)['’]s pack\b|\brations?\b/i;
const general = /^(?:food|rations?|bread|meat|jerky|something to eat|snacks?|treats?|bait|my .*)$/i;

/** Whether a hero has such food along: what was picked up, or the rations of their pack. */
function hasFood(food: string, actor: Hero, stage: Stage): boolean {
  const taken = takenLoot(stage.adventure, stage.state).filter(({ id }) => stage.state.taken[id] === actor.id);
  const pack = actor.card?.carries ?? actor.sheet?.pack ?? [];
  return (
    taken.some((loot) => namesOfOwn(loot).some((name) => isNamed(food, name))) ||
    carriedIn(food, actor, stage).length > 0 ||
    pack.some((each) => isNamed(each.toLowerCase(), food.toLowerCase())) ||
    (general.test(food) && pack.some((each) => withRations.test(each)))
  );
}

/** Food that is thrown to a beast which is set against the party, to calm it; or that there is none of it along. */
export function readFeeding({ text, quote, question }: HeardClause, actor: Hero, stage: Stage): HeroAction | undefined {
  if (quote !== null || question || !feeding.test(text)) return undefined;
  const food = foods.exec(text)?.groups?.['food'];
  const beasts = foesHere(stage.adventure, stage.state).filter(isBeast);
  const named = targetsIn(text, stage.adventure, stage.state, stage.party);
  const meant = beasts.filter((npc) => named.some((each) => each.kind === 'npc' && each.npc === npc));
  const isForOther = named.some(({ kind }) => kind === 'hero') || (meant.length === 0 && named.some(({ kind }) => kind === 'npc'));
  if (food === undefined || beasts.length === 0 || isForOther) return undefined;
  if (!hasFood(food, actor, stage)) return action(actor, [text], { kind: 'use', absent: true, missing: food.toLowerCase() });
  const targets = (meant.length > 0 ? meant : beasts).map((npc) => ({ kind: 'npc' as const, npc }));
  return action(actor, [text], { kind: 'talk', skill: 'animal handling', targets });
}
