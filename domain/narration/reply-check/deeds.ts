import { isSuccess } from '#domain/dice/degree.ts';
import { carriedThings, namesOfCarried } from '#domain/narration/scene-tags/carried.ts';
import type { CarriedThing } from '#domain/narration/scene-tags/carried.ts';
import { about, npcsIn } from './named.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import { wordsOfText } from './passage-of-speech.ts';
import type { Piece } from './passage-of-speech.ts';
import { hasPassed, takenNow } from './reply-facts.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, objectOf, verbsOf } from './told-deeds.ts';
import type { Deed } from './told-deeds.ts';
import { barriers, deedVerbs, money, portable } from './words/verbs.ts';

/** These need no known thing after them to be taking. */
const carryOff = verbsOf(deedVerbs.pocket, 'picks_up pick_up picked_up');
const take = verbsOf(deedVerbs.take, deedVerbs.pocket, 'picks_up pick_up picked_up');
const isCarriedOff = new RegExp(`^(?:${carryOff.either})$`, 'iu');
const open = verbsOf(deedVerbs.open, deedVerbs.force);
const pay = verbsOf(deedVerbs.pay);
const give = verbsOf(deedVerbs.give);
const cast = verbsOf(deedVerbs.cast);
const heal = verbsOf(deedVerbs.heal);
const rest = verbsOf(deedVerbs.rest);

const anyOf = (list: string) => new RegExp(`\\b(?:${list.split(' ').join('|')})\\b`, 'iu');
const isPortable = anyOf(portable);
const isBarrier = anyOf(barriers);
const isMoney = anyOf(money);
/** One's own things may be taken to hand. */
const isOwn = /^(?:(?:up|off) )?(?:his|her|their|your|its)\b/iu;
const isIdiom =
  /^(?:(?:a|an|the|one|another|two|three|careful|deep|long|slow|half a) )*(?:weight|breath|breaths|step|steps|seat|place|stand|look|moment|turn|turns|bow|sip|bite|pause|swig|knee|side|way|time|chance|risk|care|aim|cover|heart|hold|note|notice|in|measure|stock|lid|head|hand|hands|eyes|chin|voice|eyebrow|brow|lead|point)\b/iu;
/** Where a thing is, or is brought to, is not what is taken. */
const aside =
  /(?<=\S) (?:to|into|onto|from|out|off|back|down|up|through|under|behind|beside|beneath|on|at|in|inside|with|for|by|across|along|over|past)\b.*$/iu;
const isWay =
  /\b(?:steps?|stairs?|stair|bridge|walk|ramp|slipway|door|passage|arch|ladder|rungs|path|road|way|lane|street|gate|tunnel|track|trail|bend|fork|turning|route|corridor|exit)$/iu;
const isFigurative = {
  pay: /^ (?:no |little |any |close |some )?(?:attention|heed|respects?|court|lip|visit|a visit|it no|them no|a moment)/iu,
  cast: /^ (?:an? |one |another |his |her |their |your |no )?(?:\p{L}+ )?(?:glance|look|eyes?|shadows?|about|around|off|doubt|light)\b/iu,
  heal: /\b(?:nets?|rope|sail|cloth|boots?|fence|wall|rift|shirt|cloak)\b/iu,
};

const nameOf = ({ hero }: Deed) => hero?.name ?? 'the party';

/** Whether words name a thing by its name or one of the words that it is known by. */
function names(words: string, thing: { name: string; aliases: readonly string[] }): boolean {
  const said = ` ${wordsOfText(words).join(' ')} `;
  return [thing.name.replace(/^(?:the|an?) /i, ''), ...thing.aliases].some((alias) => said.includes(` ${wordsOfText(alias).join(' ')} `));
}

/** Small things that heroes have with them, before this reply, in it or after it. */
function carriedNow({ allowed, brief, happened }: ReplyFacts): Pick<CarriedThing, 'name' | 'aliases'>[] {
  const now = allowed.flatMap(({ call }) =>
    call.name === 'scene_tag' && call.state === 'carried' ? [{ name: call.thing ?? '', aliases: [] }] : [],
  );
  return [...now, ...[brief.state, happened.state].flatMap((state) => carriedThings(brief.adventure, state))];
}

/** What was named just before: "takes the thread and pockets it". */
const isNamedBefore = /^(?:it|them|both|these|those)$/iu;

/** A thing is taken only by a ruling on it, now or before. */
function taking(piece: Piece, facts: ReplyFacts): Objection[] {
  return deedsIn(piece, facts.people, take).flatMap((deed) => {
    const object = objectOf(deed.rest).replace(aside, '').trim();
    if (object === '' || isOwn.test(object) || isIdiom.test(object) || isWay.test(object)) return [];
    // Somebody is lifted or led, and never had.
    if (npcsIn(facts.people, object).length > 0 && !isMoney.test(object)) return [];
    const { adventure, state } = facts.brief;
    const known = adventure.scenes.flatMap((scene) => scene.loot).filter((thing) => names(object, thing));
    if (known.length === 0 && !isCarriedOff.test(deed.verb) && !isPortable.test(object)) return [];
    const now = takenNow(facts).filter(({ heroId }) => deed.hero === null || heroId === deed.hero.id);
    const isCarried = carriedNow(facts).some((thing) => names(object, { name: thing.name, aliases: namesOfCarried(thing) }));
    const carriesNow = facts.allowed.some(
      ({ call }) => call.name === 'scene_tag' && call.state === 'carried' && (deed.hero === null || call.heroId === deed.hero.id),
    );
    const isTaken =
      isCarried ||
      (carriesNow && isNamedBefore.test(object)) ||
      known.some(({ id }) => Object.hasOwn(state.taken, id)) ||
      now.some(({ loot }) => known.length === 0 || known.includes(loot));
    return isTaken ? [] : [objection('tookWithoutRuling', { hero: nameOf(deed), thing: object })];
  });
}

/** A lock or a door gives way by a check that was passed, or where the party goes on through it. */
function opening(piece: Piece, facts: ReplyFacts): Objection[] {
  const moved = facts.allowed.some(({ call }) => call.name === 'set_location' || call.name === 'loot' || call.name === 'scene_tag');
  return deedsIn(piece, facts.people, open).flatMap((deed) => {
    const object = objectOf(deed.rest).replace(/^(?:open|up|down) /i, '');
    if (isOwn.test(object) || !isBarrier.test(object) || moved || hasPassed(facts, deed.hero?.id ?? null)) return [];
    return [objection('openedWithoutRuling', { hero: nameOf(deed), thing: object })];
  });
}

/** Whether somebody gives money to a hero. */
function isRewarded({ narration }: Piece, { people }: ReplyFacts): boolean {
  if (!isMoney.test(narration)) return false;
  return npcsIn(people, narration).some((npc) => {
    const gives = about(npc, 'gives', () => [
      `(?<![\\p{L}])(?:${npc.pattern})(?: \\p{L}+ly)? (?:${give.either}|${pay.either})(?: (?:over|down|out))?([^.;]*)`,
      'u',
    ]).exec(narration);
    const given = gives?.[1] ?? '';
    return (
      isMoney.test(given) &&
      about(people, 'taker', () => [
        `^ (?:you|${people.anyHero})\\b|\\b(?:to|into|at|for|in) (?:your?|the hands? of|${people.anyHero})\\b`,
        'u',
      ]).test(given)
    );
  });
}

/** Money moves by a ruling on who pays; nobody but the winner of a game is paid. */
function paying(piece: Piece, facts: ReplyFacts): Objection[] {
  // A silver cup that is given away is no money.
  const payments = facts.allowed.filter(
    ({ call }) => call.name === 'pay' || call.name === 'give' || (call.name === 'handle_gear' && call.coins !== undefined),
  );
  const isRuled = ({ hero }: Deed) => payments.some(({ call }) => hero === null || ('heroId' in call && call.heroId === hero.id));
  const isWon = payments.some(({ call, degree }) => call.name === 'pay' && call.purpose === 'stake' && isSuccess(degree));
  const paid = deedsIn(piece, facts.people, pay).filter(
    (deed) => (!deed.verb.startsWith('sp') || isMoney.test(objectOf(deed.rest))) && !isFigurative.pay.test(deed.rest),
  );
  const given = deedsIn(piece, facts.people, give).filter((deed) => isMoney.test(objectOf(deed.rest)));
  return [
    ...[...paid, ...given].filter((deed) => !isRuled(deed)).map((deed) => objection('paidWithoutRuling', { hero: nameOf(deed) })),
    ...(!isWon && isRewarded(piece, facts) ? [objection('paidWithoutRuling', { hero: 'the party' })] : []),
  ];
}

/** Magic is worked only by someone on whom the server has ruled. */
function casting(piece: Piece, facts: ReplyFacts): Objection[] {
  return deedsIn(piece, facts.people, cast).flatMap((deed) => {
    const ruled = facts.allowed.some(({ call }) => 'heroId' in call && (deed.hero === null || call.heroId === deed.hero.id));
    return ruled || isFigurative.cast.test(deed.rest) ? [] : [objection('castWithoutRuling', { hero: nameOf(deed) })];
  });
}

const wounds =
  /\b(?:wounds?|cuts?|bruises?|injur(?:y|ies)|gash(?:es)?|burns?)\b[^.;,]{0,30}\b(?:closes?|heals?|knits?|mends?|vanish(?:es)?|fades?|are gone|is gone)\b/iu;

/** Wounds close by a rest alone; nothing else that the narrator asks for heals. */
function healing(piece: Piece, facts: ReplyFacts): Objection[] {
  if (facts.allowed.some(({ call }) => call.name === 'rest')) return [];
  const [healed] = deedsIn(piece, facts.people, heal).filter((deed) => !isFigurative.heal.test(deed.rest));
  if (healed) return [objection('healedWithoutRuling', { hero: nameOf(healed) })];
  return wounds.test(piece.narration) && !/\?\s*$/.test(piece.narration) ? [objection('healedWithoutRuling', { hero: 'the party' })] : [];
}

const night = /\b(?:an hour|hours|the night) (?:passes|pass|goes by|go by|later)\b|\b(?:next|following) morning\b|\bmake camp\b/iu;

/** Nights and hours of rest go by where the server has ruled so. */
function resting(piece: Piece, facts: ReplyFacts): Objection[] {
  if (facts.allowed.some(({ call }) => call.name === 'rest')) return [];
  const slept = deedsIn(piece, facts.people, rest).some(
    (deed) => !deed.verb.startsWith('rest') || /^ (?:for|through|until|till|here|a while|the night|an hour)|^[.,;]|^$/iu.test(deed.rest),
  );
  const isNight = night.test(piece.narration) && !/\b(?:if|would|could|might|may|or)\b|\?/iu.test(piece.narration);
  return slept || isNight ? [objection('restedWithoutRuling', {})] : [];
}

/** What heroes are said to have done without the ruling that would make it so. */
export function checkDeeds(piece: Piece, facts: ReplyFacts): Objection[] {
  return [taking, opening, paying, casting, healing, resting].flatMap((check) => check(piece, facts));
}
