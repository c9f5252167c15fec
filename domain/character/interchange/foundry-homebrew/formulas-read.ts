import { z } from 'zod';
import { abilities } from '#domain/rules/ability.ts';
import { damageTypes } from '#domain/rules/damage-types.ts';
import { problemOfFormula } from '#domain/homebrew/formula-problem.ts';
import { foundryAbility } from '#domain/character/interchange/foundry-terms.ts';

/** Names in formulas of Foundry, by what the same is called here. */
const names: readonly (readonly [theirs: string, ours: string])[] = [
  ...abilities.map((ability) => [`@abilities.${foundryAbility[ability]}.mod`, `@${ability}`] as const),
  ['@attributes.prof', '@proficiency'],
  ['@details.level', '@level'],
  ['@item.level', '@slot'],
  ['@prof', '@proficiency'],
  ['@mod', '@ability'],
];

/** A formula of Foundry as content here writes it; null where it names or does what no formula here does. */
export function formulaOf(text: string): string | null {
  const plain = text.replaceAll(/\[[^\]]*\]/g, '').replaceAll(/\s/g, '');
  const named = names.reduce((all, [theirs, ours]) => all.replaceAll(theirs, ours), plain).replace(/^\+/, '');
  return named !== '' && problemOfFormula(named) === null ? named : null;
}

const Text = z.union([z.string().max(200), z.number().transform(String)]).catch('');
const Count = z.coerce.number().int().nonnegative().nullable().catch(null);
const Scaling = z.looseObject({ mode: Text, number: Count, formula: Text }).catch({ mode: '', number: null, formula: '' });
const Part = z.looseObject({
  number: Count,
  denomination: Count,
  bonus: Text,
  types: z.array(z.string()).max(40).catch([]),
  custom: z.looseObject({ enabled: z.boolean().catch(false), formula: Text }).catch({ enabled: false, formula: '' }),
  scaling: Scaling,
});
const EarlierPart = z.tuple([z.string().max(200), z.string().max(40)]);

/** An amount of some kinds as Foundry writes it, in our words. */
export interface ReadAmount {
  formula: string;
  types: string[];
  perSlot?: string;
  everySlots?: 2;
  cantrip?: true;
}

function growthOf({ mode, number, formula }: z.infer<typeof Scaling>, sides: number | null, isCantrip: boolean): Partial<ReadAmount> {
  if (mode !== 'whole' && mode !== 'half') return {};
  if (isCantrip) return { cantrip: true };
  const perSlot = formulaOf(formula !== '' ? formula : number && sides ? `${number}d${sides}` : '');
  return perSlot === null ? {} : { perSlot, ...(mode === 'half' && { everySlots: 2 }) };
}

/** An amount as either generation of the system writes it; null where it has no place. */
export function amountIn(given: unknown, isCantrip: boolean): ReadAmount | null {
  const earlier = EarlierPart.safeParse(given);
  if (earlier.success) {
    const formula = formulaOf(earlier.data[0]);
    return formula === null ? null : { formula, types: [earlier.data[1]] };
  }
  const read = Part.safeParse(given);
  if (!read.success) return null;
  const { number, denomination, bonus, types, custom, scaling } = read.data;
  const dice = number && denomination ? `${number}d${denomination}` : '';
  const added = bonus === '' ? '' : /^\s*[-+]/.test(bonus) || dice === '' ? bonus : `+${bonus}`;
  const formula = formulaOf(custom.enabled ? custom.formula : `${dice}${added}`);
  return formula === null ? null : { formula, types, ...growthOf(scaling, denomination, isCantrip) };
}

/** Damage in our words; null where the amount or all of its kinds have no place. */
export function damageIn(given: unknown, isCantrip: boolean): object | null {
  const amount = amountIn(given, isCantrip);
  const types = damageTypes.filter((each) => amount?.types.includes(each));
  return amount === null || types.length === 0 ? null : { ...amount, types };
}
