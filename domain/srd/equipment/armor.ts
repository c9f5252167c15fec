import { numberIn, oneOf, readTable, slugOf } from '#domain/srd/read-table.ts';

export const armorTrainings = ['light', 'medium', 'heavy', 'shield'] as const;
export type ArmorTraining = (typeof armorTrainings)[number];

export interface Armor {
  id: string;
  name: string;
  kind: ArmorTraining;
  /** What it sets the armor class to before dexterity; a shield adds it instead. */
  base: number;
  /** Strength score below which it slows by 10 feet; 0 when it never does. */
  strength: number;
  stealthDisadvantage: boolean;
  /** Pounds. */
  weight: number;
  /** Copper pieces. */
  cost: number;
}

const table = `
Padded Armor          | light  | 11 |  0 | loud  |  8 |    5
Leather Armor         | light  | 11 |  0 | quiet | 10 |   10
Studded Leather Armor | light  | 12 |  0 | quiet | 13 |   45
Hide Armor            | medium | 12 |  0 | quiet | 12 |   10
Chain Shirt           | medium | 13 |  0 | quiet | 20 |   50
Scale Mail            | medium | 14 |  0 | loud  | 45 |   50
Breastplate           | medium | 14 |  0 | quiet | 20 |  400
Half Plate Armor      | medium | 15 |  0 | loud  | 40 |  750
Ring Mail             | heavy  | 14 |  0 | loud  | 40 |   30
Chain Mail            | heavy  | 16 | 13 | loud  | 55 |   75
Splint Armor          | heavy  | 17 | 15 | loud  | 60 |  200
Plate Armor           | heavy  | 18 | 15 | loud  | 65 | 1500
Shield                | shield |  2 |  0 | quiet |  6 |   10
`;

/** Armor and shields of SRD 5.2. Columns: name, training, armor class, strength, noise, pounds, gold pieces. */
export const armors: readonly Armor[] = readTable(table, 7).map(([name = '', kind, base, strength, noise, weight, gold]) => ({
  id: slugOf(name),
  name,
  kind: oneOf(armorTrainings, kind),
  base: numberIn(base),
  strength: numberIn(strength),
  stealthDisadvantage: noise === 'loud',
  weight: numberIn(weight),
  cost: numberIn(gold) * 100,
}));

export function findArmor(id: string | null): Armor | undefined {
  return armors.find((armor) => armor.id === id);
}
