import { stemmer } from 'stemmer';
import type { Npc } from '#domain/narration/adventure.ts';
import { attitudeOf } from '#domain/narration/play-state.ts';
import { wholeSentencesOf } from '#domain/text/sentences.ts';
import { isBeast } from '#server/features/storyteller/parse/addressee.ts';
import type { HeroAction, Target } from '#server/features/storyteller/parse/action.ts';
import { isSense } from '#server/features/storyteller/parse/improvised/free-action.ts';
import type { FreeAction, Sense } from '#server/features/storyteller/parse/improvised/free-action.ts';
import { isDetail, placeTexts, isCrowd, touchTexts } from '#server/features/storyteller/parse/things/scenery.ts';
import { soughtFor } from '#server/features/storyteller/parse/things/sought-for.ts';
import { isRestatable, spoken } from '#server/features/storyteller/parse/words/restate.ts';
import type { Facts } from '#server/features/storyteller/compose/facts.ts';
import { onlooker } from './onlooker.ts';
import { isIdle, tellDone } from './tell-done.ts';
import { required } from '#server/features/storyteller/compose/ranked-text.ts';
import type { RankedText } from '#server/features/storyteller/compose/ranked-text.ts';
import { actionFacts, actionText, bare, withNpc } from '#server/features/storyteller/compose/scene-writer.ts';
import type { SceneWriter } from '#server/features/storyteller/compose/scene-writer.ts';

/** Words by which a text says what a sense finds. */
const said: Record<Sense, RegExp> = {
  taste: /\b(?:tastes? (?:of|like)|flavou?r\p{L}*|salt\p{L}*|sour\p{L}*|sweet\p{L}*|bitter\p{L}*|stale|brackish|honey|spiced?)\b/iu,
  smell: /\b(?:smell\p{L}*|stink\p{L}*|stench|reek\p{L}*|scent\p{L}*|odou?rs?|whiff)\b/iu,
  touch: /\b(?:warm\p{L}*|cold|hot|cool|icy|wet|damp|dry|rough|smooth|soft|hard|sticky|slippery|heavy|thick|thin|worn)\b/iu,
  count:
    /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|dozens?|hundreds?)\b/iu,
  wear: /\b(?:long|short|narrow|wide|broad|tight|loose|fits?|fitted|cut|warm|heavy|small|big|large|sleeves?|shoulders?|worn)\b/iu,
  sound: /\b(?:sounds?|rings?|rang|tolls?|hums?|clang\p{L}*|note|toll\p{L}*|cracked|silent|mute|dumb)\b/iu,
};

function nameOf(thing: Target): string {
  if (thing.kind === 'feature') return thing.feature.name;
  return thing.kind === 'loot' ? thing.loot.name.replace(/^(?:an?|some) /, 'the ').replace(/ (?:in|on|with) .*$/, '') : '';
}

/** Whether a text says how many there are of a noun: "nine good chimneys". */
function isCounted(text: string, noun: string): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  // "Nine Chimneys" is a name.
  const isNumber = (word: string) => said.count.test(word) && (word === words[0] || word === word.toLowerCase());
  return words.some((word, at) => isNumber(word) && words.slice(at + 1, at + 4).some((each) => stemmer(each) === noun));
}

/** The sentence by which the place, or what everybody knows, says what a sense finds of a thing. */
function knownOf(sense: Sense, thing: Target, writer: SceneWriter): string | undefined {
  const { adventure } = writer.context.brief;
  if (thing.kind === 'feature' && isDetail(thing.feature, writer.scene)) return thing.feature.description;
  const own = thing.kind === 'feature' ? wholeSentencesOf(thing.feature.description) : [];
  const named = stemmer(nameOf(thing).toLowerCase().split(' ').at(-1) ?? '');
  const names = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => stemmer(word) === named);
  const touches = touchTexts(writer.scene);
  const prose = placeTexts(adventure, writer.before).filter((text) => !touches.includes(text));
  const texts = [...prose, ...wholeSentencesOf(adventure.premise), ...touches];
  // The name of a sweet says nothing of how it tastes.
  const unnamed = (text: string) => text.replaceAll(/\p{L}+/gu, (word) => (stemmer(word.toLowerCase()) === named ? '' : word));
  const all = [...own, ...texts.filter(names)].filter((text) => said[sense].test(unnamed(text)));
  // What is told of a place again and again comes after what is told of it once.
  const telling = all.toSorted((one, other) => Number(touches.includes(one)) - Number(touches.includes(other)));
  if (sense !== 'count') return telling[0];
  const counted = telling.find((text) => isCounted(text, named));
  if (thing.kind !== 'feature') return counted;
  const { aliases, clue, description } = thing.feature;
  const called = aliases.map((alias) => stemmer(alias.split(' ').at(-1) ?? alias));
  // Of what has told its clue the number is known, though it be "one more than you are".
  const known = clue !== undefined && writer.before.clues.includes(clue) ? description : undefined;
  return own.find((text) => called.some((alias) => isCounted(text, alias))) ?? counted ?? known;
}

function tellSense(action: HeroAction, sense: Sense, thing: Target, writer: SceneWriter): RankedText[] {
  if (thing.kind === 'feature') writer.narrated.add(thing.feature.id);
  const glimpse = knownOf(sense, thing, writer);
  if (glimpse !== undefined) writer.narrated.add(`said ${glimpse}`);
  const npc = onlooker(writer);
  const facts = withNpc({ ...actionFacts(action, writer), feature: nameOf(thing), ...(glimpse !== undefined && { glimpse }) }, npc);
  const heard = sense === 'sound' && npc && !isBeast(npc) ? ['sense.sound.heard'] : [];
  const group =
    glimpse === undefined || sense === 'sound' ? [...heard, `sense.${sense}`] : [sense === 'wear' ? 'sense.wear.known' : 'sense.known'];
  const sought = glimpse === undefined && sense === 'touch' ? soughtFor(action.clauses.join(', '), writer.scene) : null;
  if (sought !== null) return [required(`${bare(facts, true)} There is no ${sought} to be felt there.`)];
  const text = writer.fragments.insist(group, facts) ?? bare(facts, true);
  return [required(sense === 'sound' && glimpse !== undefined ? `${text} ${glimpse}` : text)];
}

const bearing = { friendly: 'warm', neutral: 'even', wary: 'cold', hostile: 'cold' } as const;

function reactionGroups(does: Exclude<FreeAction, Sense>, npc: Npc, isNamed: boolean, writer: SceneWriter): string[] {
  const attitude = attitudeOf(writer.before, npc);
  if (isBeast(npc)) return ['gesture.beast'];
  if (does === 'yield') return [attitude === 'hostile' ? 'gesture.yield.hostile' : 'gesture.yield'];
  if (does === 'write') return [`gesture.write.${isNamed ? 'own' : 'seen'}`];
  return does === 'mood' ? ['gesture.mood'] : [`gesture.${does}.${bearing[attitude]}`];
}

function tellGesture(action: HeroAction, does: Exclude<FreeAction, Sense>, writer: SceneWriter): RankedText[] {
  const facts = actionFacts(action, writer);
  const to = action.targets.find(({ kind }) => kind === 'npc' || kind === 'hero') ?? null;
  const crowd = action.targets.find((each) => each.kind === 'feature' && isCrowd(each.feature));
  const npc = to?.kind === 'npc' ? to.npc : onlooker(writer);
  if (npc) writer.narrated.add(npc.id);
  const [groups, about]: [string[], Facts] =
    to?.kind === 'hero'
      ? [['gesture.hero'], { other: to.hero.name }]
      : crowd?.kind === 'feature' && to === null
        ? [['gesture.crowd'], { feature: crowd.feature.name }]
        : npc
          ? [reactionGroups(does, npc, to !== null, writer), withNpc({}, npc)]
          : [['gesture.alone'], {}];
  const reaction = writer.fragments.insist(groups, { ...facts, ...about });
  const aloud = action.quote === null ? undefined : required(`${action.actor.name} says it out loud. "${spoken(action.quote)}"`);
  const lead =
    aloud ??
    (isRestatable(action) ? actionText(writer, [], facts) : required(`${action.actor.name} makes the meaning of it plain without a word.`));
  // Whoever is hugged takes it somehow, whatever is said to them then.
  const isBeforeDeed = does === 'mood' && to === null && actionsAfter(action, writer).some(({ absent }) => !absent);
  const isLeft = isBeforeDeed || (isFollowed(action, writer) && !(does === 'close' && to?.kind === 'npc'));
  return reaction === null || isLeft ? [lead] : [lead, required(reaction)];
}

/** What the same hero does after it in the same line. */
function actionsAfter(action: HeroAction, { context }: SceneWriter): HeroAction[] {
  const own = context.read.find(({ actions }) => actions.includes(action))?.actions ?? [];
  return own.slice(own.indexOf(action) + 1);
}

/** Whether the same hero says or shows more in the same line: the answer is then to the last of it. */
function isFollowed(action: HeroAction, writer: SceneWriter): boolean {
  return actionsAfter(action, writer).some((each) => !each.absent && (each.kind === 'talk' || (each.free !== null && !isSense(each.free))));
}

/** A touch that is given, which leaves nothing behind: "give him a pat on the back". */
const givenTouch = /\bgives? (?:\S+ ){1,4}(?:hugs?|kiss(?:es)?|pats?|cuddles?|squeezes?|rubs?)\b/iu;

/** An action that takes no check, with what came of it: what the sense found, or how whoever saw it takes it. */
export function tellFree(action: HeroAction, free: FreeAction, writer: SceneWriter): RankedText[] {
  if (free !== 'sound' && free !== 'wear' && free !== 'write' && !givenTouch.test(action.clauses.join(' ')) && isIdle(action, writer))
    return [tellDone(action, [], actionFacts(action, writer), writer)];
  if (!isSense(free)) return tellGesture(action, free, writer);
  const [thing] = action.targets;
  return thing ? tellSense(action, free, thing, writer) : [actionText(writer, ['any.plain'], actionFacts(action, writer))];
}
