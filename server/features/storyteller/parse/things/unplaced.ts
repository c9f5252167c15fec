import { stemmer } from 'stemmer';
import type { Adventure, Scene } from '#domain/narration/adventure.ts';
import { currentScene } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { IntentKind, Target } from '#server/features/storyteller/parse/action.ts';
import { stemsOf } from '#server/features/storyteller/parse/words/content-words.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bare, isNamed } from '#server/features/storyteller/parse/targets.ts';
import { isConcrete } from './concrete.ts';
import { singular, standing, withoutOwnEnd, withoutTales } from './missing.ts';
import { placeTexts } from './scenery.ts';
import { toldOfOthers } from './told-here.ts';

/** Kinds that lay hands on things: nothing of them can be told as done unless each thing they name is here. */
const handling: readonly IntentKind[] = ['use', 'take', 'athletics', 'trick', 'attack', 'cast', 'defend', 'sneak', 'wait'];
/** A definite noun phrase: of "the cushion to the eel" both. */
const definite = /\b(?:the|that|those|these|this)((?: (?!(?:the|that|those|these|this)\b)[\p{L}'-]+){1,4})/giu;
/** Where a phrase ends: at a small word, or at a verb that follows. */
const beyond =
  / (?:of|from|to|in|on|at|with|for|by|under|over|behind|beside|into|onto|through|across|past|near|and|or|so|then|while|as|than|which|who|whose|if|because|before|after|until|up|down|off|out|away|around|round|about|like|is|are|was|were|has|have|had|be|it|him|her|them|they|he|she|we|i|me|us|you|a|an|my|our|his|their|your|instead|again|now|here|there|too|please|is|isn't|against|toward|towards|between|without|inside|outside|along|n|but|not)(?= |$).*$/iu;
/** What every place has, what is part of everybody, and words that stand for whoever is here. */
const anywhere =
  /^(?:walls?|floor\p{L}*|ground|ceilings?|roofs?|air|sky|doors?|doorways?|rooms?|house|building|place|streets?|roads?|paths?|ways?|mud|snow|dust|dirt|sand|stones?|rocks?|pebbles?|sticks?|grass|leaf|leaves|corners?|sides?|shadows?|dark|darkness|lights?|sun|moon|wind|rain|weather|night|fight|guy|man|men|woman|women|lady|fellow|person|people|stranger|monster|creature|beast|thing|things|critter|enemy|enemies|foe|foes|others?|party|team|group|body|hands?|head|face|eyes?|ears?|nose|mouth|lips?|tongue|teeth|throat|neck|pockets?|sleeves?|belt|cheeks?|chin|forehead|hair|beard|shoulders?|arms?|elbows?|wrists?|fingers?|thumbs?|fists?|chest|back|belly|stomach|gut|lap|hips?|legs?|knees?|ankles?|feet|foot|toes?|skin|bones?|wings?|beak|claws?|tail|paws?|snout|heads?|voice|breath|heart|blood|entrance|exit|town|village|city|area|scene|surroundings|rest|lot|bunch|pile|heap|pieces?|bits?|black|white|red|blue|green|grey|gray|yellow|brown|purple|pink|lit|carved|painted|stacked|stuffed|worn|wear|wears|lining|besides|contents|stuff|gear|clothes|weapons?|blade|surface|middle|edge|bottom|top|end|inside|outside|front|table|chairs?|seat|window|story|book)$/iu;

/** What uses a thing up, which has to be had for it. */
const usingUp = /\b(?:eat|munch|chew|devour|swallow|nibble|drink|sip|gulp|finish)(?:s|es)?\b/i;

/** What belongs to a thing, and is seldom told of apart. */
const partOfThing = /^(?:locks?|keyholes?|holes?|hinges?|latch|catch|lids?|handles?|knobs?|rims?|lips?|covers?|drawers?)$/u;

/** Whether a noun is something that every place has, or that is part of everybody. */
export const isEverywhere = (noun: string): boolean => anywhere.test(noun);

/** Whether words are of what lies about anywhere: nobody misses it, and whoever wants one has one. */
export const liesAnywhere = (text: string): boolean =>
  /\b(?:pebble|stone|twig|stick|leaf|snow ?ball|clod|(?:(?:handful|fistful|bit) of|some) (?:snow|mud|sand|dust|dirt|gravel|grass|ash|soot))s?\b/i.test(
    text,
  );

/** The last word of each definite phrase. */
function nounsOf(text: string): string[] {
  return [...withoutTales(text).toLowerCase().replaceAll('’', "'").matchAll(definite)].flatMap(([, phrase = '']) => {
    const words = phrase.replace(beyond, '').trim().split(' ');
    const noun = words.findLast((word) => !word.endsWith('ly')) ?? '';
    return noun.length > 2 && !noun.includes("'") ? [noun] : [];
  });
}

/** Whether something in the adventure, wherever it stands, goes by this noun. */
function isOfTheTale(noun: string, { scenes }: Adventure): boolean {
  const names = scenes.flatMap(({ features, loot }) => [...features, ...loot]).flatMap(({ name, aliases }) => [name, ...aliases]);
  return names.some((name) => bare(name).replace(beyond, '').split(' ').at(-1) === noun);
}

const stemIn = (noun: string) => (text: string) => stemsOf(text).has(stemmer(noun)) || stemsOf(text).has(stemmer(singular(noun)));

/** Places where the party has been, other than where it is, that have something of this name. */
export function placesWith(noun: string, adventure: Adventure, state: PlayState): Scene[] {
  const here = currentScene(adventure, state);
  return adventure.scenes.filter((scene) => {
    if (scene === here || !state.visited.includes(scene.id)) return false;
    const things = [...scene.features, ...scene.loot.filter(({ id }) => !Object.hasOwn(state.taken, id))];
    return (
      things.flatMap(({ name, aliases }) => [name, ...aliases]).some(stemIn(noun)) || placeTexts(adventure, state, scene).some(stemIn(noun))
    );
  });
}

/**
 * The first thing that an action names and that is not here, by its bare noun, whatever else it names that is: of "throw the cushion to the
 * eel" the cushion. Null where all is here, or where the words lay hands on nothing.
 */
export function unplacedIn(text: string, actor: Hero, kind: IntentKind, targets: readonly Target[], stage: Stage): string | null {
  if (!handling.includes(kind)) return null;
  const carried = (actor.card?.carries ?? []).join(' ');
  const nouns = nounsOf(withoutOwnEnd(text)).filter(
    (noun) => !anywhere.test(noun) && !stemIn(noun)(carried) && (isConcrete(noun) || isOfTheTale(noun, stage.adventure)),
  );
  if (nouns.length === 0) return null;
  const names = targets.flatMap((each) =>
    each.kind === 'npc'
      ? [each.npc.name, each.npc.role, ...each.npc.aliases]
      : each.kind === 'feature'
        ? [each.feature.name, ...each.feature.aliases]
        : each.kind === 'loot'
          ? [each.loot.name, ...each.loot.aliases]
          : each.kind === 'exit'
            ? [each.exit.label, ...each.exit.aliases]
            : [each.hero.name],
  );
  // Whatever opens and shuts has a lock and a lid: the lock of the drawer is where the drawer is.
  const isPart = (noun: string) =>
    partOfThing.test(noun) && targets.some(({ kind }) => kind === 'feature' || kind === 'loot' || kind === 'exit');
  // What somebody reached for in vain is not here for having been told of.
  const told = kind === 'take' || usingUp.test(text) ? toldOfOthers(stage.told ?? [], stage) : (stage.told ?? []);
  const stands = standing({ adventure: stage.adventure, state: stage.state, told });
  return nouns.find((noun) => !isPart(noun) && !names.some((name) => isNamed(bare(name), noun)) && !stands(noun)) ?? null;
}
