import { worksMagic } from '#domain/narration/spells/unnamed-magic.ts';
import { cleanText } from '#server/features/storyteller/parse/words/clean-text.ts';
import { asksLeave, bareClause, fightClauses, isVerb } from './fight-clauses.ts';
import { withFirstsNumbered } from './first-of-name.ts';
import type { FightClause } from './fight-clauses.ts';
import { fightLexicon } from './fight-lexicon.ts';
import type { Aimed, FightAction, FightStage, NamedWay, Reading } from './fight-stage.ts';
import { withoutItems } from './item-means.ts';
import { attackNamed, naturalKind, spellNamed, spellUnknown, wayNamed } from './name-means.ts';
import { absentIn, nobody, readTargets, withoutNames } from './name-targets.ts';
import { isFlourish, readItem, readThing } from './read-item.ts';
import { readGift, readPeace } from './read-peace.ts';
import { isAsked, readQuestion } from './read-question.ts';
import { wakesSomebody } from '#server/features/storyteller/parse/words/waking.ts';
import { readSlot } from '#server/features/storyteller/parse/things/read-slot.ts';
import { findName, wordsOf } from './words-of.ts';

const oftenWords: readonly (readonly [RegExp, number])[] = [
  [/\b(?:twice|two times|2 times|x ?2|2x|both (?:of my )?attacks|two attacks|with both attacks)\b/, 2],
  [/\b(?:thrice|three times|3 times|x ?3|3x|three attacks)\b/, 3],
  [/\b(?:four times|4 times|x ?4|4x|four attacks)\b/, 4],
];
/** How often an attack is made: as often as is said, or as often as its maker can in a turn. */
const timesIn = (text: string, { attacksPerTurn }: FightStage) =>
  /\bmulti-?attacks?\b|\bwith (?:all|everything)(?: that)? (?:i|it|he|she|they) (?:has|have|got)\b/i.test(text)
    ? attacksPerTurn
    : (oftenWords.find(([pattern]) => pattern.test(text.toLowerCase()))?.[1] ?? 1);

/** What a weapon is said to be that the hero does not have: the noun after "with my". */
function lackIn(text: string): string | null {
  const found =
    /\b(?:with|using) (?:my|the|an?|his|her|its|their|both) ((?!(?:all|shout|roar|yell|might|strength|advantage|bonus|action|eyes|back|other|hand|hands|weapon|attack|first|second|next|whole|full|help)\b)\p{L}{3,}(?: (?:sword|axe|bow|hammer|knife|staff|club|blade))?)/iu.exec(
      text,
    );
  return found?.[1]?.toLowerCase() ?? null;
}

const aimedBy = (wanted: FightAction | undefined): Aimed | undefined =>
  wanted && 'aimed' in wanted && wanted.kind !== 'question' ? wanted.aimed : undefined;

/** Whom an attack is for: those named, or whoever was stepped up to just now. */
function targetsOf(text: string, { stage, before }: Reading): Aimed {
  const aimed = readTargets(text, stage);
  const earlier = before?.kind === 'approach' ? aimedBy(before) : undefined;
  if (!earlier || aimed.ids.length > 0) return aimed;
  // Where it was not clear whom, it still is not: only of them one can be meant.
  return aimed.unclear.length === 0 || earlier.unclear.length > 0 ? earlier : aimed;
}

/** That an ally stands by, as Sneak Attack may need it, where words say so: "with a friend beside him", "flanking". */
const allyIn = (text: string): { ally?: true } =>
  /\b(?:ally|allies|friends?|companions?|flank(?:s|ing|ed)?)\b/i.test(text) ? { ally: true } : {};

/** What joins a weapon to whoever is struck with it, where the verb is none of a blow: "I bring my sword down on it". */
const bearsOn = /\b(?:with|using|on|onto|in|into|at|through|across|against|upon|over|to)\b/i;
/** Whether the name of an attack is itself what is done: "the wolf bites it". */
const isDoing = (words: readonly string[], name: string): boolean =>
  words.some((word, at) => findName([word], name) !== undefined && !/^(?:my|the|an?|his|her|its|their)$/.test(words[at - 1] ?? ''));
const isAtFoe = ({ ids, unclear }: Aimed, { others }: FightStage): boolean =>
  [...ids, ...unclear].some((id) => others.some((one) => one.id === id && one.isFoe));

function readAttack(bare: string, words: readonly string[], verb: string, reading: Reading): FightAction | undefined {
  const { stage } = reading;
  const natural = naturalKind(verb);
  const isRanged = isVerb(verb, fightLexicon.ranged);
  const isThrown = isVerb(verb, fightLexicon.thrown) || /\bthrow at\b/.test(bare);
  const isAttack = isVerb(verb, fightLexicon.attack) || isRanged || isThrown || natural !== undefined;
  const left = withoutNames(bare, stage);
  const attack = attackNamed(left, stage, natural === undefined ? '' : verb);
  if (!isAttack && !attack) return undefined;
  const aimed = targetsOf(bare, reading);
  const isNobody = aimed.ids.length === 0 && aimed.unclear.length === 0;
  if (!isAttack && (isNobody || !isAtFoe(aimed, stage) || !(bearsOn.test(bare) || isDoing(left, attack?.name ?? '')))) return undefined;
  const rider = wayNamed(words, stage, true);
  const missing = attack ? null : (lackIn(bare) ?? natural ?? null);
  const lacks =
    missing !== null && rider !== undefined && rider.names.some((name) => findName(wordsOf(missing), name) !== undefined) ? null : missing;
  const absent = isNobody ? absentIn(bare.slice(verb.length)) : null;
  return {
    kind: 'attack',
    attack: attack?.name ?? null,
    thrown: isThrown,
    ranged: isRanged,
    lacks: attack !== undefined || (absent !== null && lacks === absent) ? null : lacks,
    aimed: { ...aimed, absent },
    times: timesIn(bare, stage),
    riders: rider ? [rider.id] : [],
    ...(rider && allyIn(bare)),
  };
}

function readSpell(bare: string, words: readonly string[], verb: string, reading: Reading): FightAction | undefined {
  const { stage } = reading;
  const isCast = isVerb(verb, fightLexicon.casting) || words.some((word) => isVerb(word, ['cast', 'upcast']));
  const left = withoutItems(withoutNames(bare, stage), stage);
  const spell = spellNamed(left, stage);
  const found = spell && (findName(left, spell.name) ?? { at: 0, length: 1 });
  if (spell && found) {
    const isSaid =
      isCast ||
      found.at <= 1 ||
      found.length > 1 ||
      /^(?:with|using|by)$/.test(left[found.at - 1] ?? '') ||
      isVerb(verb, [...fightLexicon.using, ...fightLexicon.thrown, ...fightLexicon.ranged, ...fightLexicon.attack]) ||
      /\bput\b/.test(bare);
    if (isSaid) {
      const { slot, rest } = readSlot(bare);
      const aimed = readTargets(withoutWords(rest, spell.name), stage);
      return { kind: 'cast', spell: spell.id, aimed, slot, text: bare };
    }
  }
  const reviving = fightLexicon.revives.test(bare) ? stage.spells.find(({ revives }) => revives) : undefined;
  if (reviving) return { kind: 'cast', spell: reviving.id, aimed: readTargets(bare, stage), slot: null, text: bare };
  const isMagic = worksMagic(bare) || /^(?:a )?(?:spell|cantrip|magic)\b/.test(bare);
  if (!isMagic && !words.some((word) => isVerb(word, ['cast', 'upcast']))) return undefined;
  const unknown = spellUnknown(left, stage);
  return unknown ? { kind: 'lacksSpell', name: unknown.name } : { kind: 'whichSpell' };
}

/** A text without a name, so that its words are read as nobody's. */
function withoutWords(text: string, name: string): string {
  const words = text.split(/\s+/);
  const found = findName(
    words.flatMap((word) =>
      wordsOf(word)
        .slice(0, 1)
        .concat(wordsOf(word).length === 0 ? ['-'] : []),
    ),
    name,
  );
  return found ? words.toSpliced(found.at, found.length).join(' ') : text;
}

/** A spell that is meant by a word of its name: "I shoot fire at it", "I zap it". */
function readMagic(bare: string, verb: string, { stage }: Reading): FightAction | undefined {
  if (!isVerb(verb, [...fightLexicon.casting, ...fightLexicon.ranged, ...fightLexicon.thrown, 'burn', 'freeze'])) return undefined;
  const left = withoutNames(bare, stage);
  const meant = stage.spells.find(({ name }) => wordsOf(name).some((part) => part.length >= 4 && left.includes(part)));
  if (meant) return { kind: 'cast', spell: meant.id, aimed: readTargets(bare, stage), slot: null, text: bare };
  const isMagic = isVerb(verb, ['blast', 'zap', 'burn', 'freeze', 'conjure', 'invoke']) && stage.spells.length > 0;
  return isMagic ? { kind: 'whichSpell' } : undefined;
}

function readAct(bare: string, reading: Reading, asBonus: boolean): FightAction | undefined {
  const { stage } = reading;
  if (fightLexicon.ready.test(bare)) return { kind: 'act', action: 'ready', aimed: nobody, text: bare, asBonus };
  const found = fightLexicon.acts.find(({ pattern }) => pattern.test(bare));
  if (!found) return undefined;
  const { action } = found;
  const aimed = targetsOf(bare, reading);
  if (action === 'help') {
    // Whoever helps somebody against a foe distracts the foe; nobody wakes a foe.
    const wakes = wakesSomebody.test(bare);
    const meant = aimed.ids.filter((id) => stage.others.some((one) => one.id === id && one.isFoe !== wakes));
    const helped = meant.length > 0 ? { ...aimed, ids: meant } : aimed;
    return { kind: 'act', action, aimed: helped, text: '', asBonus };
  }
  if (action === 'moveAway' && /\bnobody/.test(bare)) return { kind: 'act', action, aimed: nobody, text: 'nobody', asBonus };
  const isFlight = action === 'moveAway' && fightLexicon.flees.test(bare) && (aimed.ids.length === 0 || isAtFoe(aimed, stage));
  return { kind: 'act', action, aimed, text: isFlight ? 'flees' : '', asBonus };
}

/** A clause that only names somebody, or says "again": the deed before it, done to them. */
function readAgain(bare: string, words: readonly string[], { stage, before }: Reading): FightAction | undefined {
  const aimed = readTargets(bare, stage);
  if (before?.kind === 'attack' && aimed.ids.length > 0 && words.length <= 6) return { ...before, aimed, times: 1 };
  if (before?.kind === 'cast' && aimed.ids.length > 0 && words.length <= 6) return { ...before, aimed };
  if (!/^(?:(?:and|do it|once|same|the same|same thing|attack) )?(?:again|more|thing|it)\b/.test(bare) && !/\bagain$/.test(bare))
    return undefined;
  if (before?.kind === 'attack') return before;
  return { kind: 'attack', attack: null, thrown: false, ranged: false, lacks: null, aimed: readTargets('it', stage), times: 1, riders: [] };
}

function readClause({ text, quote, isQuestion }: FightClause, reading: Reading): FightAction {
  const { stage } = reading;
  if (quote !== null) return readPeace('', quote, stage) ?? { kind: 'talk', text: quote, aimed: readTargets(text, stage) };
  const bare = bareClause(text, stage);
  const words = wordsOf(bare);
  const [verb = ''] = words;
  const asBonus = /\bbonus action\b/i.test(text);
  if (fightLexicon.ends.test(text) || fightLexicon.ends.test(bare)) return { kind: 'endTurn' };
  if (asksLeave(text)) {
    const wanted = readDeed(bare, words, verb, { ...reading, asBonus });
    if (wanted) return { kind: 'question', about: 'possible', aimed: nobody, wanted };
  }
  if (isAsked(text, isQuestion)) return readQuestion(text, stage);
  // What another of one's side does is for whoever plays them to say.
  if (isOfAlly(words, stage)) return { kind: 'unread', text };
  if (fightLexicon.joins.test(bare)) return { kind: 'join' };
  const peace = readPeace(bare, text, stage) ?? readGift(bare, stage);
  if (peace) return peace;
  if (fightLexicon.proposes.test(text)) return { kind: 'talk', text, aimed: nobody };
  if (fightLexicon.negated.test(bare)) return { kind: 'unread', text };
  if (fightLexicon.allFlee.test(text)) return { kind: 'act', action: 'moveAway', aimed: nobody, text: 'flees', asBonus, isTogether: true };
  return readDeed(bare, words, verb, { ...reading, asBonus }) ?? { kind: 'unread', text };
}

/** Whether words say what somebody else of one's own side does: their name, and more than it. */
function isOfAlly(words: readonly string[], { others }: FightStage): boolean {
  const [first = ''] = words;
  const ally = others.find(({ name, isFoe }) => !isFoe && wordsOf(name)[0] === first);
  return ally !== undefined && words.length > wordsOf(ally.name).length;
}

function readDeed(
  bare: string,
  words: readonly string[],
  verb: string,
  { asBonus, ...reading }: Reading & { asBonus: boolean },
): FightAction | undefined {
  const { stage } = reading;
  if (fightLexicon.deathSave.test(bare)) return { kind: 'deathSave' };
  if (fightLexicon.concentration.test(bare)) return { kind: 'endConcentration' };
  if (fightLexicon.leaveForm.test(bare)) return { kind: 'leaveForm' };
  const readied = fightLexicon.ready.test(bare) ? readAct(bare, reading, asBonus) : undefined;
  if (readied) return readied;
  const item = readItem(bare, verb, reading);
  if (item) return item;
  const isNamed = spellNamed(words.slice(0, 4), stage) !== undefined || wayNamed(words.slice(0, 3), stage, false) !== undefined;
  if (!isNamed && isVerb(verb, fightLexicon.talk)) return { kind: 'talk', text: bare, aimed: readTargets(bare, stage) };
  const spell = readSpell(bare, words, verb, reading);
  if (spell && spell.kind !== 'whichSpell') return spell;
  if (fightLexicon.rest.test(bare)) return { kind: 'rest' };
  const named = wayNamed(withoutNames(bare, stage), stage, false);
  const way = named && wayOfDeed(named, bare, stage);
  if (way) return { kind: 'feature', way, aimed: readTargets(bare, stage), amount: amountIn(bare), text: bare, ...allyIn(bare) };
  if (spell && worksMagic(bare) && attackNamed(withoutNames(bare, stage), stage) === undefined) return spell;
  const thing = readThing(bare, verb, stage);
  if (thing) return thing;
  const isNobody = (aimed: Aimed) => aimed.ids.length === 0 && aimed.unclear.length === 0;
  if (fightLexicon.leave.test(bare) && isNobody(readTargets(bare, stage))) return { kind: 'leave' };
  const act = readAct(bare, reading, asBonus);
  if (act) return act;
  const magic = attackNamed(withoutNames(bare, stage), stage) === undefined ? readMagic(bare, verb, reading) : undefined;
  const deed = magic ?? readAttack(bare, words, verb, reading) ?? readAgain(bare, words, reading) ?? spell;
  if (deed) return deed;
  const aimed = readTargets(bare, stage);
  // What goes with a hit, named without an attack, is added to the one that was just made.
  const rider = wayNamed(withoutNames(bare, stage), stage, true);
  if (rider) return { kind: 'feature', way: rider, aimed, amount: null, text: bare, ...allyIn(bare) };
  if (isVerb(verb, fightLexicon.look)) return { kind: 'question', about: aimed.ids.length > 0 ? 'health' : 'foes', aimed, wanted: null };
  if (isVerb(verb, fightLexicon.approach) && (aimed.ids.length > 0 || aimed.unclear.length > 0)) return { kind: 'approach', aimed };
  return isVerb(verb, fightLexicon.approach) ? { kind: 'approach', aimed: nobody } : undefined;
}

/** Of the ways of a feature that is named the one that takes the action that is: "I hide with my cunning action". */
function wayOfDeed(named: NamedWay, bare: string, { features }: FightStage): NamedWay {
  const actions = fightLexicon.acts.filter(({ pattern }) => pattern.test(bare)).map(({ action }) => action);
  const takes = (way: NamedWay) => way.names[0] === named.names[0] && way.takes.some((each) => actions.includes(each));
  return takes(named) ? named : (features.find(takes) ?? named);
}

const amountIn = (text: string): number | null => {
  const found = /\b(?:for|with|using) (\d+)\b|\b(\d+) (?:points?|hp|hit points?)\b/i.exec(text);
  return found ? Number(found[1] ?? found[2]) : null;
};

/**
 * What a player's line in a fight asks for, one for each thing that is done, asked or said, in their order. Words are only ever read
 * as something that the hero wants; what cannot be read is said to be so.
 */
export function readFightLine(line: string, stage: FightStage): FightAction[] {
  let last = stage.last;
  const read = fightClauses(withFirstsNumbered(cleanText(line), stage), stage).reduce<FightAction[]>((all, clause) => {
    const before = all.at(-1);
    const read = readClause(clause, { stage: { ...stage, last }, before });
    const isToLive = fightLexicon.knocksOut.test(clause.text);
    const wanted = isToLive && read.kind === 'attack' ? { ...read, knocksOut: true as const } : read;
    const ids = aimedBy(wanted)?.ids ?? [];
    if (ids.length > 0) last = [...new Set(ids)];
    // "I strike it, but let it live": how the blow before is meant.
    const isOfBlow = wanted.kind === 'peace' && before?.kind === 'attack' && (isToLive || before.aimed.ids.some((id) => ids.includes(id)));
    return isOfBlow ? [...all.slice(0, -1), { ...before, knocksOut: true }] : [...all, wanted];
  }, []);
  // Whom a step up to somebody is for is asked once, with what is done there.
  const isAskedAgain = (at: number) => read[at + 1]?.kind === 'attack';
  return read
    .filter((each, at) => each.kind !== 'approach' || each.aimed.unclear.length === 0 || !isAskedAgain(at))
    .filter((each, at, all) => !isFlourish(each, all[at + 1]));
}
