import type { Npc } from '#domain/narration/adventure.ts';
import { presentNpcs } from '#domain/narration/play-state.ts';
import type { Hero } from '#domain/narration/brief.ts';
import { withinSentence } from '#domain/text/within-sentence.ts';
import { guardHere } from '#domain/narration/rulings/loot.ts';
import { action, lootOf } from '#server/features/storyteller/parse/action.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { carriedIn } from '#server/features/storyteller/parse/things/carried-in.ts';
import type { HeardClause } from '#server/features/storyteller/parse/clauses.ts';
import { waysTo } from '#server/features/storyteller/parse/journey.ts';
import type { Stage } from '#server/features/storyteller/parse/stage.ts';
import { bringingAlong } from '#server/features/storyteller/parse/words/turns-of-phrase.ts';
import { goingThere } from './done-there.ts';
import { inStages } from './in-stages.ts';
import { scenesNamed } from './scenes-named.ts';
import { goingToThing } from './to-thing.ts';
import { callsOf } from './whereabouts-of.ts';
import { bare, targetsIn } from '#server/features/storyteller/parse/targets.ts';

const bringing =
  /^((?:(?:i|we|and|then|let's|ok(?:ay)?|so|now) )*(?:carry|bring|haul|lug|drag|take|fetch)s?) (.{2,40}?) ((?:(?:up|down|back|over|out|straight) )*(?:to|into) (?:the )?\p{L}.+)$/iu;

/** A trail that is followed to where it leads: "follow the barrow track to the coal door". */
const following =
  /^(?:(?:i|we|and|then|let's|ok(?:ay)?|so|now) )*(?:follow|trace)s? (?:the|that|this|its|his|her|their) .{2,40}? ((?:(?:up|down|back|over|out|straight) )*(?:to|into|through) (?:the )?\p{L}.+)$/iu;

/** Somebody with whom one goes: "out the felted door with Pell". */
const goingWith =
  /^((?:(?:i|we|and|then|let's|ok(?:ay)?|so|now) )*(?:go|head|walk|run|climb|leave|hurry|return)s? .{2,60}?),? (?:together )?with ((?:the )?\p{L}+(?: \p{L}+)?)$/iu;

/** Whether somebody would come along, which is asked of nobody else: "will Pell come along or not?" */
const willCome =
  /^(?:(?:so|and|but|ok(?:ay)?),? )*(?:will|would|does|is|can) ((?:the )?\p{L}+(?: \p{L}+)?) (?:come|coming|go|going|join|joining|tag)(?: along)?(?: with (?:us|me)| us| me)?(?: or (?:not|what))?$/iu;

/** Somebody who is said to come along, and is asked by it: "and Pell comes with us", "bun, you can come too", "I want Pell to tag along". */
const comesAlong =
  /^(?:(?<before>.+?),? and |and |then |but )*(?:(?:i|we)(?: would|'d)? (?:want|like|need) )?(?<name>(?:the )?\p{L}+(?: \p{L}+)?),? (?:(?:you|to|can|could|should|must|may|will|has to|gets to) )*(?:com(?:e|es|ing)|joins?|tags?|goes|go)(?: (?:along|too|also|as well|with (?:us|me|you)|us))+(?: (?:when|as|if) (?<when>we .+))?$/iu;

/** Somebody of the place, by any of their names. */
function personHere(name: string, { adventure, state }: Stage): Npc | undefined {
  return presentNpcs(adventure, state).find((npc) => callsOf(npc).some((call) => bare(call) === bare(name)));
}

/** That somebody of the place is asked to come along, which is for them to say. */
const asked = (clause: HeardClause, { name }: Npc): HeardClause => ({ ...clause, mode: 'act', text: `ask ${name} to come with us` });

const isAsking = ({ text }: HeardClause) => /^ask .+ to come with us$/.test(text);

/** The clauses of a line as they come about, one by one: whoever would be taken along is asked before all else. */
export function withBringing(clauses: readonly HeardClause[], actor: Hero, stage: Stage): HeardClause[] {
  const all = clauses
    .flatMap((each) => asBringing(each, actor, stage))
    .flatMap((each) => inStages(each, stage))
    .flatMap((each) => goingThere(each, stage))
    .flatMap((each) => goingToThing(each, actor, stage));
  return [...all.filter(isAsking), ...all.filter((each) => !isAsking(each))];
}

/** A clause that takes somebody or something along as what comes of it before one goes; undefined for all others. */
function broughtAlong(clause: HeardClause, stage: Stage): HeardClause[] | undefined {
  if (clause.quote !== null) return undefined;
  const [, asker = ''] = willCome.exec(clause.text) ?? [];
  const wanted = asker === '' ? undefined : personHere(asker, stage);
  if (wanted) return [{ ...asked(clause, wanted), question: false }];
  if (clause.question) return undefined;
  const [, way = '', whom = ''] = goingWith.exec(clause.text) ?? [];
  const along = personHere(whom, stage);
  if (along) return [asked(clause, along), { ...clause, mode: 'act', text: way }];
  // Of whoever is elsewhere nobody is told that they go along.
  const isOfTale = stage.adventure.npcs.some((npc) => callsOf(npc).some((call) => whom !== '' && bare(call) === bare(whom)));
  if (isOfTale) return [{ ...clause, mode: 'act', text: way }];
  const { before = '', name = '', when = '' } = comesAlong.exec(clause.text)?.groups ?? {};
  const coming = personHere(name, stage);
  if (coming)
    return [
      asked(clause, coming),
      ...[before, when].filter((text) => text !== '').map((text): HeardClause => ({ ...clause, mode: 'act', text })),
    ];
  const [, , what = ''] = bringingAlong.exec(clause.text) ?? [];
  const npc = what === '' ? undefined : personHere(what, stage);
  if (npc) return [asked(clause, npc)];
  const [thing] = what === '' ? [] : targetsIn(what, stage.adventure, stage.state, stage.party);
  if (thing?.kind === 'hero') return [];
  if (thing?.kind !== 'loot' || !/^(?:(?:and|then|i|we|let's) )*bring/i.test(clause.text)) return undefined;
  return Object.hasOwn(stage.state.taken, thing.loot.id) ? [] : [{ ...clause, mode: 'act', text: `take ${what}` }];
}

/**
 * A clause that brings a thing to a place as the two things that it is: the thing is taken, where it lies here, and then one goes, unless
 * somebody guards it.
 */
function asBringing(clause: HeardClause, actor: Hero, stage: Stage): HeardClause[] {
  const { adventure, state, party } = stage;
  const along = broughtAlong(clause, stage);
  if (along) return along;
  const [, trail = ''] = clause.quote === null && !clause.question ? (following.exec(clause.text) ?? []) : [];
  if (trail !== '' && waysTo(trail, adventure, state).length > 0) return [{ ...clause, mode: 'act', text: `go ${trail}` }];
  const [, verb = '', thing = '', goal = ''] = clause.quote === null && !clause.question ? (bringing.exec(clause.text) ?? []) : [];
  const taken = personHere(thing.replace(/ (?:along|with (?:us|me))$/iu, ''), stage);
  if (taken) return [asked(clause, taken), { ...clause, mode: 'act', text: `go ${goal}` }];
  if (goal === '' || waysTo(goal, adventure, state).length === 0) return [clause];
  const found = targetsIn(thing, adventure, state, party);
  const first = found.find(({ kind }) => kind === 'loot') ?? found[0];
  const going: HeardClause = { ...clause, mode: 'act', text: `go ${goal}` };
  if (first?.kind === 'loot' && !Object.hasOwn(state.taken, first.loot.id))
    return guardHere({ adventure, state }, first.loot) !== undefined
      ? [{ ...clause, mode: 'act', text: `take ${thing}` }]
      : [{ ...clause, mode: 'act', text: `take ${thing}` }, going];
  const isHad =
    first?.kind === 'loot' ||
    (first === undefined ? carriedIn(thing, actor, stage).length > 0 : first.kind === 'feature' && / in your /.test(first.feature.name));
  // What belongs to a place stays there.
  if (!isHad && first?.kind === 'feature') return [{ ...clause, mode: 'act', text: `take ${thing}` }];
  return isHad ? [{ ...going, text: `go ${goal} with ${thing}` }] : [{ ...clause, text: `${verb} ${thing} ${goal}` }];
}

/** What was just taken is brought to another place: "and carry her to her chair in the Moot Hall". */
const bringsOn =
  /^(?:(?:i|we|and|then|let's|so|now) )*(?:carry|bring|haul|lug|drag|take|roll|wheel)s? (?:it|them|her|him|this|that) (?<goal>(?:(?:back|up|down|out|over|off|home|all the way) )*(?:to|into) .+)$/iu;

/**
 * Where something is brought that the words before take. What lies here is taken along; what is not had yet stays where it is, and is
 * brought nowhere before it is had. Undefined for all other words.
 */
export function readBringingOn(
  { text, quote, question }: HeardClause,
  actor: Hero,
  last: HeroAction | undefined,
  { adventure, state }: Stage,
): HeroAction | undefined {
  const goal = quote === null && !question ? bringsOn.exec(text)?.groups?.['goal'] : undefined;
  const isTaking = last?.kind === 'take' || last?.change?.state === 'carried';
  const [place] = goal === undefined ? [] : scenesNamed(goal, adventure, state);
  if (!place || !last || !isTaking) return undefined;
  return lootOf(last) && !last.absent
    ? action(actor, [`go to ${withinSentence(place.name)}`], { kind: 'travel' })
    : action(actor, [text], { kept: 'then' });
}
