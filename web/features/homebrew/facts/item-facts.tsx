import type { HomebrewItem } from '#domain/homebrew/entry.ts';
import { limits } from '#domain/limits/limits.ts';
import { itemKinds, rarities } from '#domain/srd/items/item-kinds.ts';
import { FormulaField } from '#web/features/homebrew/fields/formula-field.tsx';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { asOptions, OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { LineField } from '#web/features/homebrew/fields/line-field.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';

type Facts = HomebrewItem['facts'];

const kinds = itemKinds.map((id) => [id, id === 'wondrous' ? 'wondrous item' : id] as const);
const returns = [
  ['dawn', 'at dawn'],
  ['longRest', 'after a long rest'],
  ['never', 'never'],
  ['other', 'as its text says'],
] as const;

interface ItemFactsProps {
  facts: Facts;
  onChange: (facts: Facts) => void;
}

/** What an item is. */
export function ItemFacts({ facts, onChange }: ItemFactsProps) {
  const set = (part: Partial<Facts>) => onChange({ ...facts, ...part });
  const isArms = facts.kind === 'weapon' || facts.kind === 'armor';
  return (
    <>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        <OneOfField
          label="Kind of item"
          options={kinds}
          value={facts.kind}
          onChange={(kind) => set({ kind, ...(kind !== 'weapon' && kind !== 'armor' && { base: undefined }) })}
        />
        <OneOfField label="Rarity" options={asOptions(rarities)} value={facts.rarity} onChange={(rarity) => set({ rarity })} />
        {isArms && (
          <LineField
            label={facts.kind === 'weapon' ? 'Which weapon' : 'Which armor'}
            hint={facts.kind === 'weapon' ? 'Longsword, any sword, any weapon.' : 'Chain Mail, any Medium armor, Shield.'}
            required
            length={limits.homebrewBaseLength}
            value={facts.base}
            onChange={(base) => set({ base })}
          />
        )}
        {(isArms || facts.bonus !== undefined) && (
          <NumberField
            label="Magic bonus"
            hint="To attack and damage, or to armor class."
            optional
            lowest={1}
            highest={3}
            value={facts.bonus}
            onChange={(bonus) => set({ bonus })}
          />
        )}
      </div>
      <Checkbox label="Requires attunement" checked={facts.attunement !== false} onChange={(on) => set({ attunement: on })} />
      <ChargeFields facts={facts} onChange={onChange} />
      <LineField
        label="Curse"
        hint="Its bearer reads of it only when you tell them."
        length={limits.homebrewCurseLength}
        value={facts.curse}
        onChange={(curse) => set({ curse })}
      />
    </>
  );
}

function ChargeFields({ facts, onChange }: ItemFactsProps) {
  const { charges } = facts;
  const set = (part: Partial<NonNullable<typeof charges>>) => onChange({ ...facts, charges: { most: '3', ...charges, ...part } });
  return (
    <>
      <Checkbox
        label="Holds charges"
        checked={charges !== undefined}
        onChange={(on) => onChange({ ...facts, charges: on ? { most: '3', regains: '1d3', when: 'dawn' } : undefined })}
      />
      {charges && (
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
          <FormulaField label="Charges" value={charges.most} mostDice={limits.homebrewSlotDice} onChange={(most = '') => set({ most })} />
          <FormulaField
            label="Regains"
            optional
            value={charges.regains === 'all' ? charges.most : charges.regains}
            onChange={(regains) => set({ regains })}
          />
          <OneOfField label="When" options={returns} value={charges.when ?? 'dawn'} onChange={(when) => set({ when })} />
        </div>
      )}
    </>
  );
}
