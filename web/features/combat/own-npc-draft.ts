import type { OwnNpc } from '#domain/own-npc.ts';
import type { DamageType } from '#domain/combat-terms.ts';
import { wholeNumber } from './whole-number.ts';

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
  attack: string;
  toHit: string;
  damage: string;
  type: DamageType;
  ranged: boolean;
  notes: string;
  hidden: boolean;
}

export const blankNpc: NpcDraft = {
  name: '',
  side: 'foes',
  armorClass: '12',
  hitPoints: '10',
  initiative: '0',
  saves: '0',
  attacksPerTurn: '1',
  xp: '0',
  attack: '',
  toHit: '3',
  damage: '1d6+1',
  type: 'bludgeoning',
  ranged: false,
  notes: '',
  hidden: false,
};

export type NumberName = 'armorClass' | 'hitPoints' | 'initiative' | 'saves' | 'attacksPerTurn' | 'toHit' | 'xp';
export type NpcFaults = Partial<Record<NumberName | 'damage', string>>;

const bounds: Record<NumberName, readonly [least: number, most: number]> = {
  armorClass: [1, 40],
  hitPoints: [1, 10_000],
  initiative: [-10, 30],
  saves: [-10, 30],
  attacksPerTurn: [1, 10],
  toHit: [-10, 30],
  xp: [0, 1_000_000],
};
const numbers = ['armorClass', 'hitPoints', 'initiative', 'saves', 'attacksPerTurn', 'toHit', 'xp'] as const;
const dice = /^\d{0,2}(d\d{1,3})?([+-]\d{1,3})?$/;

/** What was typed as the server takes it, once it is whole; what is wrong stands beside each field. */
export function readNpc(draft: NpcDraft) {
  const faults: NpcFaults = {};
  for (const field of numbers) {
    const [least, most] = bounds[field];
    if (wholeNumber(draft[field], least, most) === null) faults[field] = `${least} to ${most}`;
  }
  const damage = draft.damage.replaceAll(/\s/g, '');
  if (draft.attack.trim() !== '' && (damage === '' || !dice.test(damage))) faults.damage = 'Dice such as 2d6+3';
  if (draft.name.trim() === '' || Object.keys(faults).length > 0) return { npc: null, faults };
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
    attacks:
      draft.attack.trim() === ''
        ? []
        : [{ name: draft.attack, toHit: Number(draft.toHit), damage, type: draft.type, ranged: draft.ranged }],
  };
  return { npc, faults };
}
