import { isSuccess } from '#domain/dice/degree.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, objectOf, verbsOf } from './told-deeds.ts';
import type { Deed } from './told-deeds.ts';
import { lastingVerbs } from './words/verbs.ts';

const plain = verbsOf(lastingVerbs.plain);
const handed = verbsOf(lastingVerbs.handed);
const any = verbsOf(lastingVerbs.plain, lastingVerbs.handed, lastingVerbs.beside);
const sounded = verbsOf(lastingVerbs.sounded);
const isOf = ({ either }: { either: string }) => new RegExp(`^(?:${either})$`, 'iu');
const [isPlain, isHanded, isSounded] = [isOf(plain), isOf(handed), isOf(sounded)];
/** What the verbs need beside them to leave something other than it was: "blows the candle out", "lets the dog off". */
const apart = /\b(?:out|off|loose|free|open|apart|over|from)\b/iu;
/** Turns of phrase that change nothing: "gives it a thought", "breaks into a run", "throws a glance", "gives a step of ground". */
const figurative =
  /\b(?:looks?|glance|nod|smile|grin|curtse?y|salute|peck|pinch|poke|thought|wave|bow|wink|shrug|sigh|hug|kiss|moment|time|try|chance|answer|shout|laugh|voice|breath|pat|warning|ground|long|boost|lift|leg[- ]up|shoe ?laces)$|^ \p{L}+ (?:his|her|their|an?) (?:hand|arm|shoulders?|back)\b|(?:^ \p{L}+)? (?:an? )?(?:boost|lift|leg[- ]up|shoulder) (?:up|onto|into|over|to)\b|\b(?:thought|chance)\b|\bto understand\b|^ (?:an? |the )?(?:\p{L}+ )?(?:look|glance|smile|eye|step|word|words|shout|way|breath|hand|name|silence|news|ice)\b|\b(?:off|from) (?:his|her|their) (?:\p{L}+ )?(?:boots?|shoes?|cloak|coat|hat|hair|hands?|feet|sleeves?|shoulders?|knees?|trousers|clothes)$|^ (?:himself|herself|themself)\b|^ (?:into|through|across|past|on|about|up|in|(?:(?:that|this|it) )?off(?: for| until|$))\b/iu;
/** One's own body and clothes are not of the scene. */
const ownBody =
  /^ (?:himself|herself|themself|themselves|yourself)\b|^ (?:open |out )?(?:his|her|their|your) (?:\p{L}+ )?(?:eyes?|ears?|mouth|face|hands?|arms?|legs?|head|hair|hood|feet|foot|fingers?|teeth)\b/iu;

const ownClothes =
  /^ (?:on |off |down |up |away )?(?:his|her|their|your) (?:\p{L}+ )?(?:cloaks?|coats?|hats?|caps?|boots?|shoes?|gloves?|mittens?|scar(?:f|ves)|shawls?|belt|packs?|bags?|bedrolls?|blankets?|sleeves|trousers|skirts?)\b/iu;

/** How clothes sit on whoever wears them: "puts his hat on straight". */
const wornSo = /^[^,;.]* (?:on|straight|back|askew|down|up)(?: (?:again|straight|properly|firmly|tight))?(?: and\b.*)?$/iu;

/** What is turned over in the hand, or inside out, is the same afterwards; what stands on the floor is not. */
const turnedInHand =
  /(?<!\b(?:table|bench|bed|boat|barrow|cart|sledge|sled|chair|stool|desk|barrel|chest|shelf|stove|statue|bucket|jug|pot|bottle|cup|bowl)s?) (?:over|inside out|upside down)$/iu;

/** What is given where words are told of: "finds the words, and gives them to Wenna Tarn". */
const areWords = /\b(?:words?|questions?|answers?)\b/iu;

/** Whether a verb, with the words around it, tells of a deed that leaves something other than it was. */
function isLasting(lead: string, verb: string, rest: string): boolean {
  const object = objectOf(rest).replace(/ (?:to look it over|to see what|all the same).*$/u, '');
  if (object === '' || figurative.test(` ${object}`) || ownBody.test(rest) || (areWords.test(lead) && /^ (?:them|it)\b/.test(rest)))
    return false;
  if (ownClothes.test(rest) && (!isHanded.test(verb) || wornSo.test(rest))) return false;
  if (/^turn/iu.test(verb) && turnedInHand.test(object)) return false;
  return isPlain.test(verb) || isHanded.test(verb) || isSounded.test(verb) || apart.test(object);
}

const verbs = new RegExp(`(?:^|, | and | then )(?:\\p{L}+ly )?(${any.either}|${sounded.either})(?![\\p{L}'-])`, 'giu');

/** Whether words that are told of somebody, such as "unlocks the door and goes in", tell of a deed that leaves something other than it was. */
export function tellsLasting(words: string): boolean {
  return [...words.matchAll(verbs)].some((match) =>
    isLasting(words.slice(0, match.index), match[1] ?? '', words.slice(match.index + match[0].length)),
  );
}

/** What a ruling may be by which a deed is as it was told. What fails makes nothing so. */
const making = [
  'check',
  'attack',
  'loot',
  'tend',
  'shake_awake',
  'pay',
  'give',
  'use_item',
  'cast_spell',
  'use_feature',
  'handle_gear',
  'meet_want',
  'scene_tag',
  'peril',
] as const satisfies readonly Ruling['call']['name'][];

/** Whether a ruling makes a deed of somebody so; `null` asks of anybody. What comes to light, comes to light by a deed of some hero. */
export function makesSo({ call, allowed, degree }: Ruling, heroId: string | null): boolean {
  const isMaking = making.some((name) => name === call.name) && (degree === null || isSuccess(degree));
  if (allowed && call.name === 'reveal_clue') return true;
  return allowed && isMaking && (heroId === null || ('heroId' in call && call.heroId === heroId));
}

/** Whether somebody lets the party be in this reply for the thing that a deed is told of, which the hero has. */
function soothes({ hero, rest }: Deed, { allowed, brief: { adventure, party }, happened }: ReplyFacts): boolean {
  const words = objectOf(rest).toLowerCase();
  const loot = adventure.scenes
    .flatMap((scene) => scene.loot)
    .filter(({ name, aliases }) => [name, ...aliases].some((each) => words.includes(each.toLowerCase())));
  const holders = hero ? [hero.id] : party.map(({ id }) => id);
  const held = loot.filter(({ id }) => holders.includes(happened.state.taken[id] ?? ''));
  const calmed = allowed.flatMap(({ call }) => (call.name === 'update_npc' && call.attitude === 'neutral' ? [call.npc] : []));
  return adventure.npcs.some(({ id, soothedBy = [] }) => calmed.includes(id) && held.some((each) => soothedBy.includes(each.id)));
}

const written = /^(?:writ|wrote|scribbl)/iu;

/** Whether a deed puts down words that its hero's own player wants written, which changes nothing but what can be read there. */
function isWrittenAsSaid({ hero, verb }: Deed, { brief: { intents } }: ReplyFacts): boolean {
  return (
    written.test(verb) &&
    intents.some(({ heroId, text }) => (hero === null || hero.id === heroId) && /\b(?:writ|wrote|scribbl)/iu.test(text))
  );
}

/** Deeds that are told as done, would leave something other than it was, and have no ruling that makes them so. */
export function checkLasting(piece: Piece, facts: ReplyFacts): Objection[] {
  const isSo = (deed: Deed) =>
    facts.allowed.some((ruling) => makesSo(ruling, deed.hero?.id ?? null)) || soothes(deed, facts) || isWrittenAsSaid(deed, facts);
  return deedsIn(piece, facts.people, any)
    .filter((deed) => isLasting(deed.lead, deed.verb, deed.rest) && !isSo(deed))
    .map(({ rest, hero }) => objection('changedWithoutRuling', { hero: hero?.name ?? 'the party', thing: objectOf(rest) }));
}
