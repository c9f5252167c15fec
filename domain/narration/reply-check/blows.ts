import { isSuccess } from '#domain/dice/degree.ts';
import { heroHitPointsOf } from '#domain/narration/hero-sheet.ts';
import type { Ruling } from '#domain/narration/tool-call.ts';
import { about, isNamed, npcsIn } from './named.ts';
import type { Named } from './named.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { deedsIn, verbsOf } from './told-deeds.ts';
import { deedVerbs } from './words/verbs.ts';

const kill = verbsOf(deedVerbs.kill);
const strike = verbsOf(deedVerbs.strike);
const down = String.raw`(?:falls|fall|drops|drop|collapses|collapse|sinks)(?: (?:down|to the ground))*`;
const dead = String.raw`(?:is|are|lies|lie|${down})(?: (?:down|now|still))*,? (?:dead|slain|lifeless|murdered|killed|unmoving)|dies|perishes|breathes (?:his|her|their|its) last|is no more`;
const fallen = String.raw`${down},? (?:unconscious|senseless|dead|lifeless)|dies|is (?:unconscious|dead|slain|dying)|are (?:unconscious|dead|dying)`;
const hurt = String.raw`bleeds|is (?:\p{L}+ )?(?:hurt|wounded|injured)|takes a (?:wound|blow|hit)`;
const unsure = /\?\s*$|\b(?:if|would|could|might)\b/iu;

/** Whether somebody is the subject of such words. */
function isSaid(whom: Named, kind: string, words: string, { narration }: Piece): boolean {
  if (!isNamed(whom, narration)) return false;
  return about(whom, kind, () => [`(?<![\\p{L}])(?:${whom.pattern})(?:,[^,.]{1,50},)?(?: \\p{L}+ly)? (?:${words})(?![\\p{L}])`, 'u']).test(
    narration,
  );
}

/** Whether words begin with somebody's name. */
function leadsWith(whom: Named, words: string): boolean {
  return whom.pattern !== '' && about(whom, 'leading', () => [`^ (?:${whom.pattern})(?![\\p{L}'])`, 'u']).test(words);
}

/** Only those are told as dead whom the rulings have brought down. */
function killing(piece: Piece, facts: ReplyFacts): Objection[] {
  const { people, beaten } = facts;
  const told = npcsIn(people, piece.narration).filter((npc) => !beaten.has(npc.id) && isSaid(npc, 'dead', dead, piece));
  const killed = deedsIn(piece, people, kill).flatMap(({ rest }) => {
    const named = people.npcs.find((npc) => leadsWith(npc, rest));
    if (named) return beaten.has(named.id) ? [] : [named.name];
    return beaten.size > 0 || /^ (?:time|the time|the lights?|the mood|the flame)/iu.test(rest) ? [] : ['somebody'];
  });
  if (unsure.test(piece.narration)) return [];
  return [...new Set([...told.map(({ name }) => name), ...killed])].map((npc) => objection('killedWithoutRuling', { npc }));
}

/** Whether a ruling is a blow that landed on somebody, or a spell that was cast at them and did not miss. */
function isStruckBy(ruling: Ruling, npc: string): ruling is Ruling & { call: { heroId: string } } {
  const { call, degree } = ruling;
  if (call.name === 'attack') return call.target === npc && isSuccess(degree);
  return call.name === 'cast_spell' && call.at?.includes(npc) === true && (degree === null || isSuccess(degree));
}

/** A blow lands where the server has ruled that it does. */
function striking(piece: Piece, facts: ReplyFacts): Objection[] {
  return deedsIn(piece, facts.people, strike).flatMap(({ hero, rest }) => {
    const npc = facts.people.npcs.find((each) => leadsWith(each, rest));
    if (!npc) return [];
    const lands = facts.allowed.some((ruling) => isStruckBy(ruling, npc.id) && (hero === null || ruling.call.heroId === hero.id));
    return lands ? [] : [objection('struckWithoutRuling', { hero: hero?.name ?? 'the party', npc: npc.name })];
  });
}

/** A hero is hurt or falls by a blow that was ruled, or bears the wounds of earlier ones. */
function falling(piece: Piece, { people, brief, happened }: ReplyFacts): Objection[] {
  if (unsure.test(piece.narration)) return [];
  return people.heroes.flatMap((named) => {
    const hero = brief.party.find(({ id }) => id === named.id);
    const isDown = hero !== undefined && heroHitPointsOf(happened.state, hero) === 0;
    const isWounded = (happened.state.heroes[named.id]?.damage ?? 0) > 0;
    const isWrong = (!isDown && isSaid(named, 'fallen', fallen, piece)) || (!isWounded && isSaid(named, 'hurt', hurt, piece));
    return isWrong ? [objection('woundedWithoutRuling', { hero: named.name })] : [];
  });
}

/** Blows, wounds and deaths that no ruling has brought about. */
export function checkBlows(piece: Piece, facts: ReplyFacts): Objection[] {
  return [killing, striking, falling].flatMap((check) => check(piece, facts));
}
