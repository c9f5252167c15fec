import type { HomebrewKind } from '#domain/homebrew/kinds.ts';
import type { Consumption } from '#domain/rules/activity/activation.ts';
import { NumberField } from '#web/features/homebrew/fields/number-field.tsx';
import { OneOfField } from '#web/features/homebrew/fields/one-of-field.tsx';
import { RowList } from '#web/features/homebrew/fields/row-list.tsx';

type Kind = Consumption['kind'];

const words: Record<Kind, string> = {
  recharge: 'Recharge on a d6',
  perDay: 'Times a day',
  perRest: 'Times until a rest',
  use: 'A use of the feature',
  charges: 'Charges of the item',
  item: 'The item is used up',
  slot: 'A spell slot',
  hitDie: 'Hit dice',
  oncePerTurn: 'Once a turn',
  ammunition: 'Ammunition',
};
/** What fits to each kind of entry, the likeliest first. */
const fitting: Record<HomebrewKind, readonly Kind[]> = {
  monster: ['recharge', 'perDay', 'perRest', 'oncePerTurn', 'ammunition'],
  item: ['charges', 'perDay', 'perRest', 'item', 'oncePerTurn', 'ammunition'],
  feature: ['use', 'perDay', 'perRest', 'slot', 'hitDie', 'oncePerTurn'],
  spell: ['slot', 'oncePerTurn', 'hitDie'],
};

function blankCost(kind: Kind): Consumption {
  switch (kind) {
    case 'recharge':
      return { kind, from: 5 };
    case 'perDay':
      return { kind, times: 1 };
    case 'perRest':
      return { kind, rest: 'long', times: 1 };
    case 'use':
      return { kind, id: 'self' };
    case 'charges':
    case 'hitDie':
      return { kind, amount: 1 };
    default:
      return { kind };
  }
}

interface CostFieldsProps {
  of: HomebrewKind;
  value: readonly Consumption[] | undefined;
  onChange: (consumes: Consumption[] | undefined) => void;
}

/** How often something can be used, and what that takes. */
export function CostFields({ of, value = [], onChange }: CostFieldsProps) {
  return (
    <RowList
      title="How often"
      one="Limit"
      rows={value}
      most={3}
      blank={() => blankCost(fitting[of][0] ?? 'perDay')}
      row={(cost, set) => <Cost of={of} cost={cost} onChange={set} />}
      onChange={(rows) => onChange(rows.length > 0 ? rows : undefined)}
    />
  );
}

function Cost({ of, cost, onChange }: { of: HomebrewKind; cost: Consumption; onChange: (cost: Consumption) => void }) {
  const kinds = [...new Set([...fitting[of], cost.kind])];
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
      <OneOfField
        label="Limited by"
        options={kinds.map((kind) => [kind, words[kind]] as const)}
        value={cost.kind}
        onChange={(kind) => onChange(kind === cost.kind ? cost : blankCost(kind))}
      />
      <CostAmount cost={cost} onChange={onChange} />
    </div>
  );
}

function CostAmount({ cost, onChange }: { cost: Consumption; onChange: (cost: Consumption) => void }) {
  switch (cost.kind) {
    case 'recharge':
      return (
        <NumberField
          label="Back on this or more"
          lowest={2}
          highest={6}
          value={cost.from}
          onChange={(from = 5) => onChange({ ...cost, from })}
        />
      );
    case 'perDay':
      return (
        <NumberField label="Times" lowest={1} highest={20} value={cost.times} onChange={(times = 1) => onChange({ ...cost, times })} />
      );
    case 'perRest':
      return (
        <div className="grid grid-cols-2 gap-3">
          <NumberField label="Times" lowest={1} highest={20} value={cost.times} onChange={(times = 1) => onChange({ ...cost, times })} />
          <OneOfField label="Rest" options={rests} value={cost.rest} onChange={(rest) => onChange({ ...cost, rest })} />
        </div>
      );
    case 'charges':
      return (
        <NumberField label="Charges" lowest={1} highest={50} value={cost.amount} onChange={(amount = 1) => onChange({ ...cost, amount })} />
      );
    case 'hitDie':
      return (
        <NumberField
          label="Hit dice"
          lowest={1}
          highest={20}
          value={cost.amount}
          onChange={(amount = 1) => onChange({ ...cost, amount })}
        />
      );
    case 'slot':
      return (
        <NumberField
          label="Slot of level"
          optional
          lowest={1}
          highest={9}
          value={cost.level}
          onChange={(level) => onChange({ ...cost, level })}
        />
      );
    default:
      return null;
  }
}

const rests = [
  ['short', 'Short'],
  ['long', 'Long'],
] as const;
