import type { SeenCard } from '#contract/play/characters-shapes.ts';
import type { Character } from '#domain/character/character.ts';
import { coinNames } from '#domain/text/coin-names.ts';
import { coinWorth } from '#domain/rules/coins.ts';
import type { Coin } from '#domain/text/coin-names.ts';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { coinDealOf } from './coin-deal.ts';
import type { CoinWay } from './coin-deal.ts';
import { blankPurse, purseIn } from './purse.ts';
import { ReceiverField } from '#web/features/characters/receiver-field.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { useGive } from '#web/features/characters/use-give.ts';

interface CoinsDialogProps {
  character: Character;
  hand: Hand;
  others: readonly SeenCard[];
  onClose: () => void;
}

const ways: readonly { id: CoinWay; label: string }[] = [
  { id: 'gain', label: 'Gain' },
  { id: 'pay', label: 'Pay' },
  { id: 'change', label: 'Change' },
  { id: 'give', label: 'Give' },
];

/** Coins come, go with change given, turn into others, or change hands. */
export function CoinsDialog({ character, hand, others, onClose }: CoinsDialogProps) {
  const [way, setWay] = useState<CoinWay>('gain');
  const [typed, setTyped] = useState(blankPurse);
  const [to, setTo] = useState(others[0]?.id ?? '');
  const [from, setFrom] = useState<Coin>('gold');
  const [into, setInto] = useState<Coin>('silver');
  const give = useGive(character, onClose);
  const purse = purseIn(typed);
  const { act, text, isOff } = coinDealOf(character.coins, { way, typed: purse, from, into });
  const go = () => {
    if (way === 'give' && purse !== null) give.mutate({ to, what: { kind: 'coins', coins: purse } });
    else if (act !== null) void hand.act(act).then((done) => done && onClose());
  };
  return (
    <FormDialog
      title="Coins"
      onClose={onClose}
      action={ways.find(({ id }) => id === way)?.label}
      busy={hand.busy || give.isPending}
      disabled={isOff}
      onSubmit={go}
    >
      <SegmentField
        label="What happens"
        options={ways.filter(({ id }) => id !== 'give' || others.length > 0)}
        value={way}
        onChange={setWay}
      />
      {way === 'give' && <ReceiverField others={others} value={to} onChange={setTo} />}
      {way === 'change' ? (
        <div className="grid grid-triples gap-2">
          <CoinAmount coin={from} typed={typed[from]} label="How many" onType={(value) => setTyped({ ...blankPurse, [from]: value })} />
          <CoinSelect label="From" value={from} onChange={setFrom} />
          <CoinSelect label="Into" value={into} onChange={setInto} />
        </div>
      ) : (
        <CoinAmounts typed={typed} onType={setTyped} />
      )}
      <p role="status" className="text-control">
        {text}
      </p>
    </FormDialog>
  );
}

function CoinAmounts({ typed, onType }: { typed: Record<Coin, string>; onType: (typed: Record<Coin, string>) => void }) {
  return (
    <div className="grid grid-triples gap-2 sm:grid-cols-5">
      {coinNames.toReversed().map((coin) => (
        <CoinAmount key={coin} coin={coin} typed={typed[coin]} onType={(value) => onType({ ...typed, [coin]: value })} />
      ))}
    </div>
  );
}

interface CoinAmountProps {
  coin: Coin;
  typed: string;
  label?: string;
  onType: (value: string) => void;
}

function CoinAmount({ coin, typed, label, onType }: CoinAmountProps) {
  return (
    <TextField
      label={label ?? coin.charAt(0).toUpperCase() + coin.slice(1)}
      inputMode="numeric"
      placeholder="0"
      maxLength={6}
      controlClassName="figures text-center !px-1"
      value={typed}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

function CoinSelect({ label, value, onChange }: { label: string; value: Coin; onChange: (coin: Coin) => void }) {
  return (
    <SelectField
      label={label}
      controlClassName="!px-2"
      value={value}
      onChange={(event) => onChange(coinNames.find((coin) => coin === event.target.value) ?? value)}
    >
      {coinNames.toReversed().map((coin) => (
        <option key={coin} value={coin}>
          {coin} ({coinWorth[coin]})
        </option>
      ))}
    </SelectField>
  );
}
