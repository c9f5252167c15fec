import type { Character } from '#domain/character/character.ts';
import { withItemEffects } from '#domain/character/effects/item-effects.ts';
import { within } from '#domain/character/interchange/clamp.ts';
import { hitPointsLeft, maximumHitPointsOf } from '#domain/character/sheet/hit-points.ts';
import { abilityModifierOf } from '#domain/character/sheet/scores.ts';
import { highestSlot, pactSlotsOf, slotsOf } from '#domain/character/sheet/class-casting.ts';
import { usesOf } from '#domain/character/sheet/uses.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { MagicCatalogue } from '#domain/srd/items/catalogue.ts';
import type { BeyondClass, BeyondDocument } from './document.ts';
import { amountOf, modifiersOf } from './modifiers.ts';
import type { Found } from './origin.ts';

const levelIn = ({ level }: BeyondClass) => within(level, 1, gameLimits.hitPoints);

/** How many levels a modifier of hit points counts: those of the class whose feature gives it, or all. */
function levelsOf({ classes }: BeyondDocument, componentId: number | null): number {
  const owner = classes.find(({ classFeatures }) =>
    classFeatures.some(({ definition }) => definition.id !== null && definition.id === componentId),
  );
  return owner ? levelIn(owner) : classes.reduce((sum, each) => sum + levelIn(each), 0);
}

/** The hit point maximum as the document has it. */
function maximumIn(document: BeyondDocument, constitution: number): number {
  const { baseHitPoints, bonusHitPoints, overrideHitPoints, classes } = document;
  const bonus = bonusHitPoints ?? 0;
  if (overrideHitPoints !== null && overrideHitPoints > 0) return overrideHitPoints + bonus;
  const levels = classes.reduce((sum, each) => sum + levelIn(each), 0);
  const raised = modifiersOf(document)
    .filter(({ type, subType }) => type === 'bonus' && (subType === 'hit-points-per-level' || subType === 'hit-points'))
    .reduce((sum, each) => sum + amountOf(each) * (each.subType === 'hit-points' ? 1 : levelsOf(document, each.componentId)), 0);
  return (baseHitPoints ?? 0) + constitution * levels + raised + bonus;
}

/** A character with what the document says is left: hit points, death saves, conditions, slots and uses. */
export function withState(character: Character, document: BeyondDocument, catalogue: MagicCatalogue): Found<Character> {
  const lasting = new Set(document.conditions.map(({ id }) => conditionIds[id - 1]));
  const exhausted = document.conditions.find(({ id }) => conditionIds[id - 1] === 'exhaustion');
  const equipped = withItemEffects(character, catalogue);
  const most = maximumHitPointsOf(equipped).value;
  const theirs = maximumIn(document, abilityModifierOf(equipped, 'constitution'));
  const value: Character = {
    ...character,
    damage: within(document.removedHitPoints ?? 0, 0, most),
    temporaryHitPoints: within(document.temporaryHitPoints ?? 0, 0, gameLimits.hitPoints),
    experience: within(document.currentXp ?? 0, 0, gameLimits.experience),
    inspiration: document.inspiration === true,
    exhaustion: within(exhausted?.level ?? (exhausted ? 1 : 0), 0, gameLimits.exhaustion),
    conditions: conditionIds.filter((id) => id !== 'exhaustion').filter((id) => lasting.has(id)),
    ...spentSlots(character, document),
    usesSpent: spentUses(character, document),
  };
  const { successCount, failCount } = document.deathSaves;
  const saves = {
    successes: within(successCount ?? 0, 0, gameLimits.deathSaves),
    failures: within(failCount ?? 0, 0, gameLimits.deathSaves),
  };
  const isUp = hitPointsLeft(withItemEffects(value, catalogue)) > 0 && saves.failures < gameLimits.deathSaves;
  const differs =
    theirs === most
      ? []
      : [`The hit point maximum is ${within(theirs, 0, gameLimits.hitPoints)} in the file and ${most} by the rules here.`];
  return { value: isUp ? value : { ...value, deathSaves: saves }, report: differs };
}

function spentSlots(character: Character, { spellSlots, pactMagic }: BeyondDocument): Pick<Character, 'slotsSpent' | 'pactSlotsSpent'> {
  const used = (slots: BeyondDocument['spellSlots'], level: number) => slots.find((each) => each.level === level)?.used ?? 0;
  const pact = pactSlotsOf(character);
  const levels = Array.from({ length: highestSlot }, (_, index) => index + 1);
  return {
    slotsSpent: slotsOf(character).map((total, index) => within(used(spellSlots, index + 1), 0, total)),
    pactSlotsSpent: pact ? within(Math.max(...levels.map((level) => used(pactMagic, level))), 0, pact.count) : 0,
  };
}

function spentUses(character: Character, { actions }: BeyondDocument): Character['usesSpent'] {
  const written = [...actions.class, ...actions.race, ...actions.feat];
  const spent = usesOf(character).flatMap(({ id, name, total }): [string, number][] => {
    const action = written.find((each) => slugOf(each.name) === slugOf(name) && each.limitedUse !== null);
    const used = within(action?.limitedUse?.numberUsed ?? 0, 0, total);
    return used > 0 ? [[id, used]] : [];
  });
  return Object.fromEntries(spent);
}
