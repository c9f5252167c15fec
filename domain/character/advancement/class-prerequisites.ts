import type { Character } from '#domain/character/character.ts';
import { classTaken, firstClassOf } from '#domain/character/classes/class-levels.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { refuse } from '#domain/character/refusals.ts';
import { classIds, highestLevel, multiclassScore } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';

type Refused = ReturnType<typeof refuse>;

/** Why the scores do not allow a class beside another; null where they do. */
function whyNotByScores({ name, stats }: Character, id: ClassId): Refused | null {
  const { primary, eitherPrimary = false } = classes[id];
  const short = primary.filter((ability) => stats[ability] < multiclassScore);
  const [first] = short;
  if (first === undefined || (eitherPrimary && short.length < primary.length)) return null;
  const ability = eitherPrimary ? primary.join(' or ') : first;
  const score = eitherPrimary ? Math.max(...primary.map((each) => stats[each])) : stats[first];
  return refuse('classNeedsScore', { class: classes[id].name.toLowerCase(), ability, least: multiclassScore, name, score });
}

/**
 * Why no level can be taken in a class; null where one can. A new class asks for 13 in the primary abilities of all classes, the
 * new one and the old ones (SRD 5.2.1, Multiclassing).
 */
export function whyNotClass(character: Character, id: ClassId): Refused | null {
  if (levelOf(character) >= highestLevel) return refuse('highestLevel', { level: highestLevel });
  if (classTaken(character, id)) return null;
  if (character.ruleSet === 'quick')
    return refuse('quickHasOneClass', { class: classes[firstClassOf(character).class].name.toLowerCase() });
  const all = [...character.classes.map((each) => each.class), id];
  return all.map((each) => whyNotByScores(character, each)).find((refused) => refused !== null) ?? null;
}

/** A class in which a level may be taken, or not. */
export interface ClassOffer {
  class: ClassId;
  /** The level in it; 0 for a new one. */
  level: number;
  /** Why no level can be taken in it; null where one can. */
  refused: Refused | null;
}

/** Every class with what stands against a level in it: the own ones first, then new ones. */
export function classOffersOf(character: Character): ClassOffer[] {
  const own = character.classes.map((each) => each.class);
  const ids = [...own, ...classIds.filter((id) => !own.includes(id))];
  return ids.map((id) => ({ class: id, level: classTaken(character, id)?.level ?? 0, refused: whyNotClass(character, id) }));
}
