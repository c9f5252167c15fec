import type { DamageType } from '#domain/rules/combat-terms.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { OwnNpc } from '#domain/combat/npc/own-npc.ts';
import { objectFacts } from '#domain/srd/equipment/objects.ts';
import { newId } from '#web/lib/new-id.ts';
import { wholeNumber } from '#web/features/combat/fields/whole-number.ts';

/** An attack as it is typed; one without a name is none. */
export interface AttackDraft {
  id: string;
  name: string;
  toHit: string;
  damage: string;
  type: DamageType;
  ranged: boolean;
}

/** Of what a thing is made, how large it is, and how it is built. */
export interface ObjectDraft {
  substance: string;
  size: string;
  build: 'fragile' | 'resilient';
}

export const blankObject: ObjectDraft = { substance: 'wood', size: 'Medium', build: 'resilient' };

/** Somebody of the DM's own making as it is typed. */
export interface NpcDraft {
  name: string;
  side: OwnNpc['side'];
  armorClass: string;
  hitPoints: string;
  initiative: string;
  /** Added to every saving throw. */
  saves: string;
  attacksPerTurn: string;
  xp: string;
  attacks: AttackDraft[];
  notes: string;
  hidden: boolean;
  /** What it is made of where it is a thing; earlier drafts do not say it. */
  object?: ObjectDraft | null;
}

const anyAttack = { name: '', toHit: '3', damage: '1d6+1', type: 'bludgeoning', ranged: false } as const;
export const blankAttack = (): AttackDraft => ({ id: newId(), ...anyAttack });

export const blankNpc: NpcDraft = {
  name: '',
  side: 'foes',
  armorClass: '12',
  hitPoints: '10',
  initiative: '0',
  saves: '0',
  attacksPerTurn: '1',
  xp: '0',
  attacks: [{ id: 'first', ...anyAttack }],
  notes: '',
  hidden: false,
};

/** A draft of a thing, with the armor class and hit points of its substance and size. */
export function asObject(draft: NpcDraft, object: ObjectDraft): NpcDraft {
  const substance = objectFacts.substances.find(({ id }) => id === object.substance);
  const size = objectFacts.sizes.find((each) => each.size === object.size);
  const numbers = { armorClass: `${substance?.armorClass ?? draft.armorClass}`, hitPoints: `${size?.[object.build] ?? draft.hitPoints}` };
  return { ...draft, ...numbers, side: 'others', object };
}

/** Whether what was kept is a draft. */
export const isNpcDraft = (value: unknown): value is NpcDraft =>
  typeof value === 'object' && value !== null && 'attacks' in value && Array.isArray(value.attacks) && value.attacks.length > 0;

const modifierBounds = [gameLimits.modifierMinimum, gameLimits.modifierMaximum] as const;
const bounds = {
  armorClass: [1, gameLimits.armorClass],
  hitPoints: [1, gameLimits.hitPoints],
  initiative: modifierBounds,
  saves: modifierBounds,
  attacksPerTurn: [1, gameLimits.attacksPerTurn],
  xp: [0, gameLimits.experience],
} as const;
export type NumberName = keyof typeof bounds;
const numbers = ['armorClass', 'hitPoints', 'initiative', 'saves', 'attacksPerTurn', 'xp'] as const;
const dice = /^\d{0,2}(d\d{1,3})?([+-]\d{1,3})?$/;

export type AttackFaults = Partial<Record<'toHit' | 'damage', string>>;
/** What is wrong, beside which field; of attacks, by their ids. */
export interface NpcFaults {
  numbers: Partial<Record<NumberName, string>>;
  attacks: Map<string, AttackFaults>;
}

const faultOf = (typed: string, [least, most]: readonly [number, number]) =>
  wholeNumber(typed, least, most) === null ? `${least} to ${most}` : null;
const diceOf = ({ damage }: AttackDraft) => damage.replaceAll(/\s/g, '');

function faultsOf(draft: NpcDraft, named: readonly AttackDraft[]): NpcFaults {
  const faults: NpcFaults = { numbers: {}, attacks: new Map() };
  for (const field of numbers) {
    const fault = faultOf(draft[field], bounds[field]);
    if (fault !== null) faults.numbers[field] = fault;
  }
  for (const attack of named) {
    const toHit = faultOf(attack.toHit, modifierBounds);
    const damage = diceOf(attack) === '' || !dice.test(diceOf(attack)) ? 'Dice such as 2d6+3' : null;
    if (toHit !== null || damage !== null)
      faults.attacks.set(attack.id, { ...(toHit !== null && { toHit }), ...(damage !== null && { damage }) });
  }
  return faults;
}

/** What was typed as the server takes it, once it is whole; what is wrong stands beside each field. */
export function readNpc(draft: NpcDraft) {
  const isObject = draft.object !== undefined && draft.object !== null;
  const named = isObject ? [] : draft.attacks.filter(({ name }) => name.trim() !== '');
  const faults = faultsOf(draft, named);
  if (draft.name.trim() === '' || Object.keys(faults.numbers).length > 0 || faults.attacks.size > 0) return { npc: null, faults };
  const npc = {
    name: draft.name,
    side: draft.side,
    armorClass: Number(draft.armorClass),
    hitPoints: Number(draft.hitPoints),
    initiativeBonus: Number(draft.initiative),
    saves: Number(draft.saves),
    attacksPerTurn: Number(draft.attacksPerTurn),
    notes: draft.notes,
    xp: Number(draft.xp),
    attacks: named.map((attack) => ({
      name: attack.name,
      toHit: Number(attack.toHit),
      damage: diceOf(attack),
      type: attack.type,
      ranged: attack.ranged,
    })),
    ...(isObject && { isObject: true as const }),
  };
  return { npc, faults };
}
