import type { Combat, Combatant } from './state.ts';
import type { CombatEvent } from './follow/event.ts';
import { resistsCondition } from './effects/condition.ts';
import { refuseCombat } from './refusals.ts';
import type { CombatRefused } from './refusals.ts';
import type { Field } from './place/stand.ts';
import type { DamageAmount } from './effects/damage-amount.ts';
import type { AttackForm } from './effects/effect-modifiers.ts';
import type { Roll } from '#domain/dice/roll.ts';
import type { Ability, ConditionName, DamageType } from '#domain/rules/combat-terms.ts';
import type { Dice } from '#domain/dice/dice.ts';

/** Ends a step that the rules refuse; `takeCombatStep` answers it as a result. */
export class CombatRefusal extends Error {
  readonly refused: CombatRefused;
  constructor(refused: CombatRefused) {
    super(refused.code);
    this.refused = refused;
  }
}

/** An attack roll that has hit, before its damage. */
export interface Struck {
  attackerId: string;
  targetId: string;
  /** The attack or spell. */
  name: string;
  roll: Roll;
  /** What it was rolled against: armor class and cover; and the armor class alone. */
  against: number;
  armorClass: number;
  form: AttackForm;
  /** Types of its damage. */
  types: readonly DamageType[];
}

/** What others make of a hit. */
export interface Guard {
  /** The roll as it stands in the end. */
  roll: Roll;
  /** Whether it misses after all. */
  misses: boolean;
  /** The damage that is left, before resistances: it is asked about once it has fallen. */
  lessen: (rolls: readonly DamageAmount[]) => DamageAmount[];
}

/** A d20 that has failed: an attack that misses, a check, or a save. */
export interface Failed {
  to: 'missed' | 'failedCheck' | 'failedSave';
  /** Who has rolled it. */
  id: string;
  /** The attack, or what is saved against. */
  name: string;
  roll: Roll;
  against: number;
  /** What a failed save would bring. */
  conditions: readonly ConditionName[];
  /** Whether the lower of two dice counts. */
  isLow: boolean;
  /** Whether it succeeds as it stands now. */
  succeeds: (roll: Roll) => boolean;
  /** Rolls it anew. */
  again: (how: 'plain' | 'advantage') => Roll;
}

/** A save as it fell, before anybody has answered it. */
export interface FallenSave {
  roll: Roll;
  /** Whether the lower of two dice counts. */
  isLow: boolean;
  /** Rolls it anew. */
  again: Failed['again'];
}

/** A save that is about to be rolled. */
export interface PlannedSave {
  /** Who saves. */
  id: string;
  ability: Ability;
  against: number;
  /** What is saved against. */
  name: string;
  /** Whether everybody may know what it must reach. */
  isOpen?: true;
  roll: () => FallenSave;
}

/** Damage that is about to strike somebody, before resistances. */
export interface Taken {
  byId: string | null;
  targetId: string;
  rolls: readonly DamageAmount[];
}

/** A check that has succeeded. */
export type Made = Pick<Failed, 'id' | 'name' | 'roll' | 'against'>;

/** What others may do in the middle of a step. */
export interface ReactionRules {
  /** The saves that players roll, by who saves; the others fall by themselves. */
  toSaves: (saves: readonly PlannedSave[]) => ReadonlyMap<string, FallenSave>;
  /** The roll as it stands in the end. */
  toFailed: (draft: Draft, failed: Failed) => Roll;
  /** The roll as others leave it. */
  toMade: (draft: Draft, made: Made) => Roll;
  /** Damage that somebody has rolled without an attack, as others leave it. */
  toDealing: (draft: Draft, byId: string, what: string, rolls: readonly DamageAmount[]) => DamageAmount[];
  /** The damage of a fall that is left. */
  toLanding: (draft: Draft, id: string, rolls: readonly DamageAmount[]) => DamageAmount[];
  toHit: (draft: Draft, struck: Struck) => Guard;
  /** What somebody makes of damage before it strikes them. */
  toTaking: (draft: Draft, taken: Taken) => void;
  toDamage: (draft: Draft, byId: string, targetId: string) => void;
  /** True where the spell comes to nothing. */
  toSpell: (draft: Draft, casterId: string, spell: string) => boolean;
  toLeaving: (draft: Draft, moverId: string, fromIds: readonly string[]) => void;
  /** True where they stay at 1 hit point. */
  toFalling: (draft: Draft, id: string) => boolean;
}

/** A fight while one step is taken: the state is replaced, never changed in place, so the one before stays whole. */
export interface Draft {
  combat: Combat;
  readonly dice: Dice;
  readonly events: CombatEvent[];
  /** Where others stand, as far as a battle map tells it; left out where everything is declared. */
  readonly field?: Field | undefined;
  /** How many of the events stood when somebody was last asked: those may have been told, and stay as they are. */
  told?: number;
  /** Left out where nobody reacts to anything. */
  readonly reactions?: ReactionRules;
}

/** Notes something that happened. */
export function note(draft: Draft, kind: CombatEvent['kind'], event: Partial<Omit<CombatEvent, 'kind'>> = {}): void {
  draft.events.push({ kind, actorId: null, targetId: null, name: '', amount: null, outcome: null, rolls: [], ...event });
}

/** Somebody in the fight; refuses an id that nobody has. */
export function find({ combat }: Draft, id: string): Combatant {
  const found = combat.combatants.find((one) => one.id === id);
  if (!found) throw new CombatRefusal(refuseCombat('notInFight', {}));
  return found;
}

/** Somebody in the fight who is not dead. */
export function findLiving(draft: Draft, id: string): Combatant {
  const found = find(draft, id);
  if (found.dead) throw new CombatRefusal(refuseCombat('isDead', { name: found.name }));
  return found;
}

/** Replaces what is named of one combatant. */
export function change(draft: Draft, id: string, changes: Partial<Omit<Combatant, 'id'>>): void {
  const { combatants } = draft.combat;
  const index = combatants.findIndex((one) => one.id === id);
  const one = combatants[index];
  if (one) draft.combat = { ...draft.combat, combatants: combatants.with(index, { ...one, ...changes }) };
}

/**
 * Ends the conditions of one combatant that `ends` picks. Told is the end of each that nothing else gives them still. Who is unconscious
 * no more lies prone (SRD 5.2.1, Unconscious).
 */
export function endConditions(draft: Draft, targetId: string, ends: (condition: Combatant['conditions'][number]) => boolean): void {
  const { conditions } = find(draft, targetId);
  const over = conditions.filter(ends);
  if (over.length === 0) return;
  const left = conditions.filter((each) => !over.includes(each));
  change(draft, targetId, { conditions: left });
  const gone = new Set(over.map(({ name }) => name).filter((each) => !left.some(({ name }) => name === each)));
  for (const name of gone) note(draft, 'conditionEnded', { targetId, name });
  if (gone.has('unconscious')) leaveProne(draft, targetId);
}

function leaveProne(draft: Draft, targetId: string): void {
  const one = find(draft, targetId);
  if (one.dead || one.hitPoints === 0 || resistsCondition(one, 'prone') || one.conditions.some(({ name }) => name === 'prone')) return;
  const prone = { name: 'prone', from: null, until: null, saveEnds: null, held: false, effectId: null, escapeDc: null, level: 1 } as const;
  change(draft, targetId, { conditions: [...one.conditions, prone] });
  note(draft, 'condition', { targetId, name: prone.name });
}

/** Notes what somebody did in this turn, by a key of theirs. */
export function noteThisTurn(draft: Draft, id: string, key: string): void {
  draft.combat = { ...draft.combat, usedThisTurn: [...draft.combat.usedThisTurn, `${id} ${key}`] };
}
