import { remember, rememberOf } from '#domain/memoise.ts';
import type { Adventure, Loot, Npc, Scene } from '#domain/narration/adventure.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { currentScene, hitPointsOf, knownExits, takenLoot } from '#domain/narration/play-state.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import type { PlayState } from '#domain/narration/play-state.ts';
import type { Target } from './action.ts';
import { contentWords, stemsOf } from './words/content-words.ts';
import { asDetail } from './things/scenery.ts';
import { wholeWord } from './words/whole-word.ts';

/** Names that are kept in mind: more than an adventure has. */
const namesRemembered = 4000;

export interface Named {
  target: Target;
  names: string[];
}

interface Mention {
  target: Target;
  at: number;
  length: number;
}

/** A name in small letters, without its article. */
export function bare(name: string): string {
  return name.toLowerCase().replace(/^(?:the|a|an|some) /, '');
}

/** "A string of net bells" by what it is counted in, and by what it is of. */
const countedOf = /^(?<whole>.+?) of (?<of>(?!the\b|his\b|her\b|their\b)\p{L}+(?: \p{L}+){0,2})$/u;

/** Words that mean a thing of which some lie here: its names, and "string" or "net bells" for a string of net bells. */
export function namesOfLoot({ name, aliases }: Pick<Loot, 'name' | 'aliases'>): string[] {
  const groups = countedOf.exec(bare(name))?.groups;
  const parts = groups ? [groups['whole'] ?? '', groups['of'] ?? ''] : [];
  return [...new Set([bare(name), ...aliases, ...parts])];
}

/** Everything in the scene that words can name, the dead among it, and the others at the table. */
export function namesOf(adventure: Adventure, state: PlayState, party: readonly Hero[]): Named[] {
  const scene = currentScene(adventure, state);
  const npcs = adventure.npcs.filter((npc) => scene.npcs.includes(npc.id));
  return [
    ...npcs.map((npc): Named => ({ target: { kind: 'npc', npc }, names: [npc.name, bare(npc.role), ...npc.aliases] })),
    ...scene.features.map((feature): Named => ({ target: { kind: 'feature', feature }, names: [bare(feature.name), ...feature.aliases] })),
    ...scene.loot.map((loot): Named => ({ target: { kind: 'loot', loot }, names: namesOfLoot(loot) })),
    ...knownExits(adventure, state).map((exit): Named => ({
      target: { kind: 'exit', exit },
      names: [bare(exit.label), ...exit.aliases, destination(adventure, exit.to)],
    })),
    ...party.map((hero): Named => ({ target: { kind: 'hero', hero }, names: [hero.name] })),
  ];
}

/** What a scene has to be seen from near, by all that it goes by. */
const namesOfDetails = rememberOf((scene: Scene): readonly Named[] =>
  (scene.details ?? []).map((detail) => ({ target: asDetail(detail), names: [bare(detail.name), ...detail.aliases.map(bare)] })),
);

function destination(adventure: Adventure, scene: string): string {
  return bare(adventure.scenes.find((each) => each.id === scene)?.name ?? '');
}

/** What somebody's place goes by as well: "the mayor's door" for the way to the Mayor's Parlour. */
function ownedBy(place: string): string[] {
  const [, owner] = /^(\p{L}+['’]s) /u.exec(place) ?? [];
  return owner === undefined ? [] : ['door', 'house', 'room', 'place'].map((noun) => `${owner.replace('’', "'")} ${noun}`);
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

/** Whether the words name it, whatever else they say. */
export function isNamed(text: string, name: string): boolean {
  return placeOf(text.toLowerCase(), name.toLowerCase()) >= 0;
}

/** Whether a text means what goes by these names: it says one of them, or is a part of one. */
export function goesBy(names: readonly string[], text: string): boolean {
  return names.some((name) => isNamed(text, bare(name)) || isNamed(bare(name), text));
}

/** Where `name` stands as a word of its own (a plural or a possessive counts), or -1. */
function placeOf(text: string, name: string): number {
  if (name === '') return -1;
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const after = text[at + name.length] === 's' ? at + name.length + 1 : at + name.length;
    if (!isLetter(text[at - 1]) && !isLetter(text[after])) return at;
  }
  return -1;
}

/** Whether a name only says whose something else is: "the reeve's notice". */
function ownsNext(text: string, at: number, length: number): boolean {
  return /^s?'s? \p{L}/u.test(text.slice(at + length));
}

/** Words that name whatever way goes there, and beside other verbs no way at all: "pick up", "lie down". */
const directions = new Set(['up', 'down', 'in', 'out', 'back', 'upward', 'downward']);
const goes =
  /^(?:(?:and|then|so|now|ok(?:ay)?|right|straight|back|i|we|let's),? )*(?:up|down|in|out|back|upwards?|downwards?)\b|\b(?:go|goes|going|went|way|ways|walk|climb|clamber|run|head|crawl|slide|come|get|move|leave|creep|sneak|hurry|rush|march|descend|ascend|step|slip|return|jump|drop|flee|escape|dash|race|(?<!\bthe )lead(?! (?:one|tongue)\b)|carry|drag|haul|follow|ride|squeeze|swim|wade|scramble|fly|float|leg it|bolt|duck|dive|exit|shimmy|scurry|slither|sprint|stairs?|ladder|path|further|farther)(?:s|es|ing|ed)?\b/i;

/** A direction that ends on something: "climb up on the shelf". */
const stays = /\b(?:up|down|back) (?:on(?! to\b)|onto|against|behind|beside|under)\b/i;

/** A part of a building that is named with it, and is no way into it: "the wall of the Borrowed Anchor". */
export const partOfPlace =
  /\b(?:walls?|sides?|roof|front|gable|chimney|signs?|signboard|shutters?|eaves|drainpipe) of (?:the )?\p{L}+(?: (?!(?:and|to|then)\b)\p{L}+)?/iu;

function mentionOf(content: string, { target, names }: Named): Mention | undefined {
  const all = target.kind === 'exit' && /['’]s\b/.test(content) ? [...names, ...names.flatMap(ownedBy)] : names;
  const text = target.kind === 'exit' ? content.replace(partOfPlace, (part) => ' '.repeat(part.length)) : content;
  const meant =
    target.kind === 'exit' && (!goes.test(text) || stays.test(text)) ? all.filter((name) => !directions.has(name.toLowerCase())) : all;
  const isOwner = target.kind === 'npc' || target.kind === 'exit' || target.kind === 'hero';
  return meant
    .map((name) => ({ target, at: placeOf(text, name.toLowerCase()), length: name.length }))
    .filter(({ at, length }) => at < 0 || !isOwner || !ownsNext(text, at, length))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at || right.length - left.length)[0];
}

/** Whether a mention is only a part of the name of a thing, or of somebody else: the Moot, of "the carved rules of the Moot"; "hound", of "the lame hound". */
function isWithin(part: Mention, whole: Mention): boolean {
  const isThing = whole.target.kind === 'feature' || whole.target.kind === 'loot';
  const isPart = part.at >= whole.at && part.at + part.length <= whole.at + whole.length;
  const isOfOther = part.target.kind === 'npc' && whole.target.kind === 'npc';
  return ((isThing && part.target.kind === 'exit') || isOfOther) && part.length < whole.length && isPart;
}

/** Whether somebody is only named as the owner of a thing, without the mark: "the shell-buyers case". */
function owns(owner: Mention, thing: Mention, text: string): boolean {
  const isThing = thing.target.kind === 'feature' || thing.target.kind === 'loot';
  return owner.target.kind === 'npc' && isThing && /^'?s'? (?:\p{L}+ )?$/u.test(text.slice(owner.at + owner.length, thing.at));
}

/** Words between a thing and what it is at, on or from: "the lamp over the shelf", "the wool from the nail over the bed". */
const whereItIs =
  /^s? (?:(?:that|which) (?:\p{L}+ )?)?(?:on|over|above|under|below|beneath|underneath|in|inside|within|at|by|near|beside|behind|next to|from|off|of|along|round|around|about|against|between|out of)(?: (?!(?:and|or|then|to|into|for|with|i|we)\b)[\p{L}'-]+){0,6} $/u;

/** Whether a thing is called by its own name, and not by another word for it. */
const isByOwnName = ({ target, length }: Mention): boolean =>
  (target.kind === 'feature' && bare(target.feature.name).length === length) ||
  (target.kind === 'loot' && bare(target.loot.name).length === length);

/** Whether one thing is told by what lies over it: "the shape under the sacking". */
const hides = (each: Mention, cover: Mention): boolean =>
  each.target.kind === 'feature' && cover.target.kind === 'feature' && isNamed(each.target.feature.name, bare(cover.target.feature.name));

/** What stands before several of which one is meant. */
const oneOfThem = /\b(?:one|another|any|some) of (?:the|those|these) (?:\p{L}+ )?$/u;

/** Whether a mention only says which small thing is meant, or where it is: the shelf, of "the lamp over the shelf" and of "the shelf lamp". */
function isOfDetail(each: Mention, detail: Mention, text: string): boolean {
  const [end, detailEnd] = [each.at + each.length, detail.at + detail.length];
  if (each.target.kind === 'hero' || (each.target.kind === 'exit' && goes.test(text))) return false;
  // One of those shawls may be the one that lies there to be taken.
  if (each.target.kind === 'loot' && each.at === detail.at && oneOfThem.test(text.slice(0, each.at))) return false;
  if (each.at >= detail.at && end <= detailEnd)
    return each.length < detail.length || (isByOwnName(detail) && !isByOwnName(each) && !hides(each, detail));
  const isThing = each.target.kind === 'feature' || each.target.kind === 'loot';
  return isThing && detailEnd < each.at && whereItIs.test(text.slice(detailEnd, each.at));
}

/** Light that is no lamp: "by the window light", "hold it up to the light". */
const daylight =
  /(?<=\b(?:window|sun|moon|day|star|fire|candle|good|better|bright|evening|morning|failing|last|open)[ -]?)lights?\b|(?<=\b(?:up to|against|into|in|by) the )light\b/gu;

/** Somebody who is only supposed: "someone might need help" names nobody here. */
const supposed = /\b(?:someone|somebody) (?=(?:might|may|could|must|will|should)\b)/gu;

/** What the words name in this scene: first things first, the longer name first where two begin together. */
export function targetsIn(text: string, adventure: Adventure, state: PlayState, party: readonly Hero[]): Target[] {
  const content = [daylight, supposed].reduce((rest, none) => rest.replaceAll(none, (word) => ' '.repeat(word.length)), text.toLowerCase());
  const named = namesOf(adventure, state, party).flatMap((each) => mentionOf(content, each) ?? []);
  const details =
    named.length === 0 ? [] : namesOfDetails(currentScene(adventure, state)).flatMap((each) => mentionOf(content, each) ?? []);
  // What a place has to be seen from near is named here where another name is only a part of its own, or says where it is.
  const meant = details.filter((detail) => named.some((each) => isOfDetail(each, detail, content)));
  return [...named.filter((each) => !meant.some((detail) => isOfDetail(each, detail, content))), ...meant]
    .filter((each, _, all) => !all.some((other) => isWithin(each, other) || owns(each, other, content)))
    .toSorted((left, right) => left.at - right.at || right.length - left.length)
    .map(({ target }) => target);
}

/** An NPC's name, and the parts of it that it goes by: "Wenna Tarn", "Wenna"; of whom the party has met, also the role. */
function properNames(npc: Npc, isMet: boolean): string[] {
  const name = npc.name.toLowerCase();
  const others = isMet ? [bare(npc.role), ...npc.aliases.filter((alias) => alias.length > 4)] : [];
  return [name, ...npc.aliases.filter((alias) => alias.length > 2 && name.split(' ').includes(alias.toLowerCase())), ...others];
}

/** Whether a place is described with all that a name says: a warm wall stands in many streets. */
function isDescribed(name: string, { description, touches }: Scene): boolean {
  const told = stemsOf(`${description} ${touches.join(' ')}`);
  return contentWords(name).every(({ stem }) => told.has(stem));
}

/** What a thing that is somebody's can be called: "bettan vey's letter", "bettan's letter", "vey's letter". */
const ownedNames = remember((name): readonly string[] => {
  const [, owner = '', thing = ''] = /^(.+?)['’]s (.+?)(?: in your .*)?$/u.exec(bare(name)) ?? [];
  return owner === '' ? [] : [owner, ...owner.split(' ')].map((each) => `${each}'s ${thing}`);
}, namesRemembered);

/** What a place has, or is described with, in small letters: it may go by the name of something elsewhere, for coats hang on more than one wall. */
const textsHere = rememberOf(({ start, welcome }: Adventure) =>
  rememberOf((scene: Scene): readonly string[] =>
    [
      scene.description,
      scene.id === start ? welcome : '',
      ...[...scene.features, ...(scene.details ?? [])].flatMap(({ name, description, aliases }) => [name, description, ...aliases]),
      ...scene.loot.flatMap(({ name, where, aliases }) => [name, where, ...aliases]),
      ...scene.exits.flatMap(({ label, aliases }) => [label, ...aliases]),
    ].map((each) => each.toLowerCase()),
  ),
);

/** A text without the names of what a place has: nobody is named who only stands in one of them. */
function withoutThingsHere(text: string, scene: Scene): string {
  const details = namesOfDetails(scene).flatMap(({ names }) => names);
  const things = [...scene.features, ...scene.loot].map(({ name }) => bare(name));
  return [...details, ...things]
    .filter((name) => placeOf(text, name.toLowerCase()) >= 0)
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, name) => rest.replaceAll(wholeWord(name), ' '), text);
}

/** Whether the words name someone of this adventure who is not here, or something of a place the party has left. */
export function namesAbsent(text: string, adventure: Adventure, state: PlayState): boolean {
  const scene = currentScene(adventure, state);
  const things = [...scene.features, ...scene.loot, ...takenLoot(adventure, state), ...carriedThings(adventure, state)];
  // "Bettan's letter" names a thing, and Bettan need not be here; no more need the child of "the child's drawing".
  const lower = withoutThingsHere(text.toLowerCase(), scene);
  const owned = /['’]s /.test(lower) ? things.flatMap(({ name }) => ownedNames(name)) : [];
  const content = owned.reduce((rest, name) => rest.replaceAll(name, ' '), lower);
  const elsewhere = adventure.scenes.filter((each) => each.id !== scene.id && state.visited.includes(each.id));
  const carried = [
    ...takenLoot(adventure, state).flatMap(({ name, aliases }) => [bare(name), ...aliases]),
    ...carriedThings(adventure, state).flatMap(namesOfCarried),
  ];
  const here = textsHere(adventure)(scene);
  const isSpokenOfHere = (name: string) => here.some((each) => name.split(' ').every((word) => placeOf(each, word) >= 0));
  const isOnlyElsewhere = (name: string) => name.length > 3 && !carried.includes(name) && !isSpokenOfHere(name);
  const features = elsewhere.flatMap((each) => each.features.flatMap((feature) => [bare(feature.name), ...feature.aliases]));
  // What stands where the party has never been goes by its whole name alone.
  const unseen = adventure.scenes
    .filter((each) => each.id !== scene.id && !state.visited.includes(each.id))
    .flatMap((each) => each.features.map(({ name }) => bare(name)))
    .filter((name) => !isDescribed(name, scene));
  const isMet = (npc: Npc) => elsewhere.some(({ npcs }) => npcs.includes(npc.id));
  const names = adventure.npcs.filter((npc) => !scene.npcs.includes(npc.id)).flatMap((npc) => properNames(npc, isMet(npc)));
  const isNamedIn = (name: string) => placeOf(content, name) >= 0;
  return names.some(isNamedIn) || [...features, ...unseen].some((name) => isNamedIn(name) && isOnlyElsewhere(name));
}

const pronouns = {
  he: /\b(?:him|he|the (?:\p{L}+ )?(?:man|fellow|lad|gentleman|guy))\b/iu,
  she: /\b(?:she|the (?:\p{L}+ )?(?:woman|lady|girl))\b|\bher\b(?! (?!(?:the|an?|my|our|some|this|that|these|those|one|two|what|if|whether|about|to|for|with|how|why|where|and|then|please)\b)\p{L}+)/iu,
  they: /\b(?:them|they)\b/i,
  it: /\bits?\b/i,
};

/** Whom a lone "him", "her" or "the woman" means: the one NPC here whom it fits, the hostile before the rest. */
export function pronounTarget(text: string, adventure: Adventure, state: PlayState): Target | undefined {
  const scene = currentScene(adventure, state);
  const fitting = adventure.npcs.filter(
    (npc) => scene.npcs.includes(npc.id) && hitPointsOf(state, npc) > 0 && pronouns[npc.pronouns].test(text),
  );
  const hostile = fitting.filter((npc) => (state.npcs[npc.id]?.attitude ?? npc.attitude) === 'hostile');
  const npc = hostile[0] ?? (fitting.length === 1 ? fitting[0] : undefined);
  return npc === undefined ? undefined : { kind: 'npc', npc };
}
