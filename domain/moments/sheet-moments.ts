import type { CharacterFact } from '#domain/character/fact.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { stateOfCondition } from './condition-states.ts';
import { moment } from './moment.ts';
import type { Moment } from './moment.ts';
import { sheetTelling } from './telling.ts';

/** A hero before a change of their sheet. */
interface Before {
  isDown: boolean;
  deathSaves: { successes: number; failures: number };
  /** Who has done it, where that is another hero. */
  by?: string | null;
  /** What they saved against, where the damage hangs on it, and whether the save was made. */
  save?: { what: string; isMade: boolean } | undefined;
}

const isHarm = ({ kind }: CharacterFact) =>
  kind === 'takesDamage' || kind === 'fallsUnconscious' || kind === 'diesAtOnce' || kind === 'dies' || kind === 'failsDeathSaves';

/** What the story tells of one fact; nothing of most. */
function momentOf(fact: CharacterFact, earlier: readonly CharacterFact[], { isDown, deathSaves, by = null }: Before): Moment[] {
  switch (fact.kind) {
    case 'takesDamage':
      return [moment(fact.left * 2 > fact.maximum ? 'hurt' : 'hurtBadly', fact.hero.name)];
    case 'fallsUnconscious':
      return [moment('falls', fact.hero.name)];
    case 'diesAtOnce':
    case 'dies':
    case 'diesOfExhaustion':
      return [moment('dies', fact.hero.name)];
    case 'failsDeathSaves':
      return [moment('struck', fact.hero.name)];
    case 'deathSaves':
      return [moment(fact.successes > deathSaves.successes ? 'holds' : 'slips', fact.hero.name)];
    case 'isStable':
      return [moment('steadied', fact.hero.name, { other: by })];
    case 'wakes':
      return [moment('rises', fact.hero.name)];
    case 'isRevived':
      return [moment('revived', fact.hero.name)];
    case 'hasHitPoints':
    case 'regains':
      return isDown && fact.left > 0 ? [moment('rises', fact.hero.name, { other: by })] : [];
    case 'condition':
    case 'conditionEnded': {
      const what = stateOfCondition(fact.condition);
      return what === null ? [] : [moment(fact.kind === 'condition' ? 'begins' : 'ends', fact.hero.name, { what })];
    }
    case 'concentrationEnded': {
      // Cast anew, it goes on.
      if (earlier.some((each) => each.kind === 'casts' && each.spell === fact.spell)) return [];
      const what = findSpell(fact.spell)?.name ?? fact.spell;
      return [moment(earlier.some(isHarm) ? 'broken' : 'released', fact.hero.name, { what })];
    }
    default:
      return [];
  }
}

/**
 * What the story tells of a change of a sheet, in its order. Damage of several kinds is one hurt, and none where somebody falls by it;
 * whoever saved against it is told of first.
 */
export function momentsOfSheet(facts: readonly CharacterFact[], before: Before): Moment[] {
  const harm = facts.findLast(isHarm);
  const told = facts.flatMap((fact, at) =>
    (isHarm(fact) && fact !== harm) || sheetTelling[fact.kind].story === 'never' ? [] : momentOf(fact, facts.slice(0, at), before),
  );
  const isSaved = before.save !== undefined && harm?.kind === 'takesDamage';
  return isSaved
    ? [moment(before.save?.isMade === true ? 'halved' : 'caught', harm.hero.name, { what: before.save?.what ?? '' }), ...told]
    : told;
}
