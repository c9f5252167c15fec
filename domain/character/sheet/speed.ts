import { changesOn } from '#domain/rules/activity/read-changes.ts';
import type { Character } from '#domain/character/character.ts';
import { classLevelOf } from '#domain/character/classes/class-levels.ts';
import { carriedWeight, carryingCapacityOf } from './weight.ts';
import { heldShield, wornArmor } from './equipment.ts';
import { figure, part, partIf } from './figure.ts';
import type { Figure, Part } from './figure.ts';
import { scoreOf } from './scores.ts';
import { shapeOf } from '#domain/character/shape/shape-of.ts';
import { conditionsOf } from './state.ts';
import { grownTo } from '#domain/srd/class-rules.ts';
import type { Growth } from '#domain/srd/class-rules.ts';
import { conditions, exhaustionSlowing } from '#domain/rules/conditions.ts';
import { lineageOf } from '#domain/srd/lineages.ts';
import { species } from '#domain/srd/species.ts';

const quickSpeed = 30;
const heavyArmorSlowing = 10;
const overloadedSpeed = 5;
const unarmoredMovement: Growth = [
  [2, 10],
  [6, 15],
  [10, 20],
  [14, 25],
  [18, 30],
];

/** What classes add to the speed; features of several classes add up. */
function classSpeeds(character: Character): (Part | null)[] {
  const armor = wornArmor(character);
  const bare = !armor && !heldShield(character);
  const free = armor?.rules?.kind !== 'heavy';
  return [
    bare ? partIf('Unarmored Movement', grownTo(unarmoredMovement, classLevelOf(character, 'monk'))) : null,
    free && classLevelOf(character, 'barbarian') >= 5 ? part('Fast Movement', 10) : null,
    free && classLevelOf(character, 'ranger') >= 6 ? part('Roving', 10) : null,
  ];
}

/** What effects make of a walking speed: what they set it to, what they add, and how often they take it. */
function withSpeedEffects(character: Character, own: Figure): Figure {
  const changes = changesOn(character.activeEffects, 'speed').filter(({ change: { of } }) => of === 'walk' || of === 'all');
  let speed = own;
  for (const { name, change } of changes)
    if (change.set !== undefined) speed = figure(...speed.parts, partIf(name, change.set - speed.value));
  speed = figure(...speed.parts, ...changes.map(({ name, change }) => partIf(name, change.add ?? 0)));
  for (const { name, change } of changes)
    if (change.times !== undefined) speed = figure(...speed.parts, partIf(name, Math.floor(speed.value * change.times) - speed.value));
  return figure(...speed.parts, partIf('Never below 0', changes.length > 0 ? Math.max(0, -speed.value) : 0));
}

/** A way to move beside walking. */
export interface OtherSpeed {
  kind: 'fly' | 'swim' | 'climb' | 'burrow';
  feet: number;
  hover: boolean;
  /** The effects it comes from. */
  from: string;
}

/** Ways to move that effects give beside walking. */
export function otherSpeedsOf(character: Character, walking: number): OtherSpeed[] {
  if (character.activeEffects.length === 0) return [];
  const changes = changesOn(character.activeEffects, 'speed');
  const shape = shapeOf(character);
  return (['fly', 'swim', 'climb', 'burrow'] as const).flatMap((kind) => {
    const own = changes.filter(({ change: { of } }) => of === kind);
    const given = own.map(({ change: { set, asWalking } }) => set ?? (asWalking === true ? walking : 0));
    const base = Math.max(shape?.speeds[kind] ?? 0, ...given);
    if (base === 0) return [];
    const added = changes.reduce((sum, { change: { of, add = 0 } }) => (of === kind || of === 'all' ? sum + add : sum), base);
    const feet = own.reduce((sum, { change: { times = 1 } }) => Math.floor(sum * times), added);
    return [
      {
        kind,
        feet,
        hover: own.some(({ change }) => change.hover === true),
        from: [...(shape?.speeds[kind] ? [shape.name] : []), ...own.map(({ name }) => name)].join(', '),
      },
    ];
  });
}

/** Feet a round that a species walks; a line of ancestors may be faster. */
export function speciesSpeedOf({ species: kind, lineage }: Pick<Character, 'species' | 'lineage'>): number {
  return lineageOf(lineage)?.speed ?? species[kind].speed;
}

function srdSpeedOf(character: Character): Figure {
  const rules = species[character.species];
  const base = speciesSpeedOf(character);
  const shape = shapeOf(character);
  const needed = wornArmor(character)?.rules?.strength ?? 0;
  const slow = scoreOf(character, 'strength') < needed ? -heavyArmorSlowing : 0;
  const free = withSpeedEffects(
    character,
    figure(
      ...(shape
        ? [part(shape.name, shape.speeds.walk)]
        : [part(rules.name, base), ...classSpeeds(character), partIf('Armor too heavy', slow)]),
      partIf('Exhaustion', -character.exhaustion * exhaustionSlowing),
    ),
  );
  const holding = conditionsOf(character).find((id) => conditions[id].speedIsZero);
  if (holding) return figure(...free.parts, partIf(conditions[holding].name, -free.value));
  const over = carriedWeight(character) > carryingCapacityOf(character) ? Math.min(0, overloadedSpeed - free.value) : 0;
  const rest = Math.max(0, -(free.value + over));
  return figure(...free.parts, partIf('Carries too much', over), partIf('Never below 0', rest));
}

/** Feet a round: 30 by the quick rules; by SRD 5.2 the species, the class, armor, exhaustion, effects and conditions. */
export function speedOf(character: Character): Figure {
  return character.ruleSet === 'quick' ? withSpeedEffects(character, figure(part('Everyone', quickSpeed))) : srdSpeedOf(character);
}

/** The same without what a fight counts itself: effects, exhaustion and conditions. */
export function ownSpeedOf(character: Character): number {
  const activeEffects = character.activeEffects.map((effect) => ({ ...effect, changes: [] }));
  return speedOf({ ...character, activeEffects, conditions: [], exhaustion: 0, damage: 0 }).value;
}
