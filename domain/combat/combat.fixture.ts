import { takeCombatStep } from './combat.ts';
import { tellCombatRefusal } from './refusals.ts';
import type { CombatResult } from './refusals.ts';
import type { CombatOutcome } from './combat.ts';
import { CombatantProfile, newCombat } from './state.ts';
import type { Combat, Combatant } from './state.ts';
import { CombatStep } from './step.ts';
import type { CombatStepInput } from './step.ts';
import type { Ability } from '#domain/rules/ability.ts';
import type { Effect } from '#domain/rules/attack-data.ts';
import type { Dice } from '#domain/dice/dice.ts';

/** Dice that fall as written, and then on 1. */
export function scripted(...faces: number[]): Dice {
  const left = [...faces];
  return () => left.shift() ?? 1;
}

/** Any run of faces, spread evenly; the same seed gives the same run. */
export function seeded(seed: number): Dice {
  let step = seed;
  return (sides) => {
    step = (step * 48_271) % (2 ** 31 - 1);
    return 1 + Math.floor((step / (2 ** 31 - 1)) * sides);
  };
}

const saves = { strength: 1, dexterity: 2, constitution: 3, intelligence: 0, wisdom: 1, charisma: -1 };
const sword = {
  name: 'Sword',
  kind: 'melee',
  toHit: 5,
  reach: 5,
  range: null,
  damage: [{ dice: '1d8+3', type: 'slashing' }],
  inflicts: null,
} as const;
const bow = { ...sword, name: 'Bow', kind: 'ranged', reach: null, range: { normal: 80, long: 320 } } as const;
const claw = {
  ...sword,
  name: 'Claw',
  damage: [{ dice: '2d6+2', type: 'slashing' }],
  inflicts: { condition: 'poisoned', save: { ability: 'constitution', dc: 12 }, lasts: 'save' },
} as const;
const breath = {
  name: 'Cold Breath',
  ability: 'dexterity',
  dc: 13,
  area: '30-foot cone',
  damage: [{ dice: '4d8', type: 'cold' }],
  onSave: 'half',
  inflicts: null,
  recharge: 5,
} as const;

/** What asks for a save and does no damage. */
export const onlySave = (name: string, ability: Ability, dc: number, inflicts: Effect['inflicts'] = null): Effect => ({
  name,
  ability,
  dc,
  area: '',
  damage: [],
  onSave: 'none',
  inflicts,
  recharge: null,
});

const fog = { name: 'Fog', level: 1, uses: 2, pool: null, concentration: true } as const;
const legend = {
  actions: 2,
  resistances: 0,
  lair: false,
  legendaryActions: [
    { name: 'Swipe', text: '', attack: 'Claw', effect: null, spell: null, once: false },
    { name: 'Howl', text: '', attack: null, effect: { ...breath, name: 'Howl', recharge: null }, spell: null, once: true },
  ],
} as const;

const plain = { source: null, initiativeBonus: 2, dexterity: 14, saves, attacks: [sword, bow] } as const;

/** Two heroes, a troll of cold breath, a goblin and a lurker of whom players do not know. */
export const profiles = {
  kara: CombatantProfile.parse({
    ...plain,
    id: 'kara',
    name: 'Kara',
    kind: 'hero',
    side: 'heroes',
    armorClass: 16,
    hitPoints: 20,
    maxHitPoints: 20,
  }),
  tomas: CombatantProfile.parse({
    ...plain,
    id: 'tomas',
    name: 'Tomas',
    kind: 'hero',
    side: 'heroes',
    armorClass: 12,
    hitPoints: 10,
    maxHitPoints: 12,
    dexterity: 10,
  }),
  troll: CombatantProfile.parse({
    ...plain,
    id: 'troll',
    name: 'Frost Troll',
    kind: 'npc',
    side: 'foes',
    armorClass: 13,
    hitPoints: 30,
    maxHitPoints: 30,
    attacks: [claw],
    effects: [breath],
    attacksPerTurn: 2,
    spellcasting: { ability: 'wisdom', dc: 12, toHit: 4, spells: [fog] },
    legend,
    vulnerabilities: ['fire'],
    resistances: ['slashing'],
    immunities: ['cold'],
    conditionImmunities: ['charmed'],
    xp: 700,
  }),
  goblin: CombatantProfile.parse({
    ...plain,
    id: 'goblin',
    name: 'Goblin',
    kind: 'npc',
    side: 'foes',
    source: 'goblin-warrior',
    armorClass: 15,
    hitPoints: 10,
    maxHitPoints: 10,
    notes: 'Carries the key.',
    xp: 50,
  }),
  lurker: CombatantProfile.parse({
    ...plain,
    id: 'lurker',
    name: 'Vashti Undertow',
    kind: 'npc',
    side: 'foes',
    armorClass: 14,
    hitPoints: 15,
    maxHitPoints: 15,
    hidden: true,
    notes: 'Waits in the well.',
    xp: 100,
  }),
} as const;
export type ProfileName = keyof typeof profiles;

/** A step with what is left out filled in. */
export const step = (input: CombatStepInput): CombatStep => CombatStep.parse(input);

/** Takes steps one after another, every one of which is allowed. */
export function play(combat: Combat, dice: Dice, ...steps: CombatStepInput[]): Combat {
  return steps.reduce((before, each) => allowed(takeCombatStep(before, step(each), dice)).combat, combat);
}

/** The outcome of a step that was allowed. */
export function allowed(outcome: CombatResult<CombatOutcome>): CombatOutcome {
  if (!outcome.ok) throw new Error(tellCombatRefusal(outcome.refused));
  return outcome.value;
}

/** A fight of these, in which they act in the order they are named. */
export function fightOf(...names: ProfileName[]): Combat {
  const joined = play(newCombat(), scripted(), ...names.map((name) => ({ name: 'join', profile: profiles[name] }) as const));
  return play(joined, scripted(...names.map((_, index) => 20 - index)), { name: 'start' });
}

/** Somebody in a fight. */
export function one(combat: Combat, id: string): Combatant {
  const found = combat.combatants.find((each) => each.id === id);
  if (!found) throw new Error(`no ${id} in the fight`);
  return found;
}
