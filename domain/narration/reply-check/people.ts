import type { Adventure } from '#domain/narration/adventure.ts';
import { about, npcsIn } from './named.ts';
import type { Named } from './named.ts';
import { objection } from './objection.ts';
import type { Objection } from './objection.ts';
import type { Piece } from './passage-of-speech.ts';
import type { ReplyFacts } from './reply-facts.ts';
import { verbsOf } from './told-deeds.ts';
import { actVerbs, sayVerbs } from './words/verbs.ts';

const act = verbsOf(actVerbs);
const say = verbsOf(sayVerbs);
/** What is thought, told or remembered of somebody is not done by them here. */
const notNow =
  /\b(?:if|remember|remembers|recall|recalls|once|would|could|might|used to|rumou?r|they say|it is said|somewhere|wonders?|imagine|imagines|that|whether|says|say|tells|heard|hear|thought|thinks|think|how|where|when|what|why)\b[^.;]*$/iu;
const ofSomebody = /\b(?:of|from|by|for|to|with|about|behind|beside|like)\s$/iu;

/** Whether somebody speaks or acts in the narrator's own words. */
function actsIn(narration: string, whom: Named): boolean {
  const acts = about(whom, 'acts', () => [
    `(?<![\\p{L}'’-])(?:${whom.pattern})(?:,[^,.“”]{1,60},| \\([^)]*\\))?(?: (?:\\p{L}+ly|then|now|only|just|merely|still|also))* (?:${act.either})(?![\\p{L}'’-]| you:)`,
    'gu',
  ]);
  for (const { index } of narration.matchAll(acts)) {
    const lead = narration.slice(0, index);
    if (!notNow.test(lead) && !ofSomebody.test(lead)) return true;
  }
  return about(whom, 'speaks', () => [`(?:“”|^)\\s*(?:${say.either}) (?:${whom.pattern})(?![\\p{L}'’-])`, 'u']).test(narration);
}

/** Whether words are those in which something is found out, or is said by everybody. */
function isKnown(narration: string, { clues, common = [] }: Adventure): boolean {
  const told = [...clues.map(({ text }) => text), ...common.map(({ says }) => says)];
  return told.some((text) => text.includes(narration.trim()) || narration.includes(text.replace(/[.!?]+$/, '')));
}

/** Those who are beaten neither speak nor act, and no more do those who are somewhere else. */
export function checkPeople({ narration }: Piece, { people, present, beaten, allowed, brief }: ReplyFacts): Objection[] {
  return npcsIn(people, narration).flatMap((npc) => {
    const { id, name } = npc;
    // Whoever falls in this reply may act before.
    const isBeaten =
      beaten.has(id) &&
      !allowed.some(({ call }) =>
        call.name === 'attack' ? call.target === id : call.name === 'cast_spell' && call.at?.includes(id) === true,
      );
    if ((present.has(id) && !isBeaten) || !actsIn(narration, npc)) return [];
    // What is known of somebody may be told in the words in which it is known.
    if (isKnown(narration, brief.adventure)) return [];
    return [isBeaten ? objection('deadActs', { npc: name }) : objection('absentActs', { npc: name })];
  });
}
