import { srdAttribution } from '#domain/srd/attribution.ts';
import { newId } from '#web/lib/new-id.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useState } from 'react';
import { findWares } from './catalogue.ts';
import { CustomItemForm } from './custom-item-form.tsx';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface AddItemDialogProps {
  hand: Hand;
  onClose: () => void;
}

/** Something new in the pack: from the equipment list, or of one's own. */
export function AddItemDialog({ hand, onClose }: AddItemDialogProps) {
  const [way, setWay] = useState<'list' | 'own'>('list');
  return (
    <Dialog open title="Add item" onClose={onClose}>
      <div className="flex flex-col gap-4">
        <SegmentField
          label="From"
          options={[
            { id: 'list', label: 'Equipment list' },
            { id: 'own', label: 'Custom item' },
          ]}
          value={way}
          onChange={setWay}
        />
        {way === 'list' ? <Wares hand={hand} /> : <CustomItemForm hand={hand} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

function Wares({ hand }: { hand: Hand }) {
  const [search, setSearch] = useState('');
  const [quantity, setQuantity] = useState(1);
  const { found, total } = findWares(search);
  return (
    <>
      <TextField
        type="search"
        label="Search"
        placeholder="Rope, longsword, armor…"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Stepper label="How many" value={quantity} lowest={1} highest={100} onChange={setQuantity} />
      <ul className="flex flex-col divide-y divide-line">
        {found.map((ware) => (
          <li key={ware.id} className="flex items-center gap-3 py-2">
            <div className="min-w-0 flex-1">
              <p className="text-control font-semibold text-ink">{ware.name}</p>
              <p className="text-note">{[ware.facts, ware.price].filter(Boolean).join(' · ')}</p>
            </div>
            <Button
              variant="soft"
              size="sm"
              disabled={hand.busy}
              onClick={() => void hand.act({ kind: 'addItem', itemId: newId(), catalogId: ware.id, quantity })}
            >
              Add<span className="sr-only"> {ware.name}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className="text-note">
        {total === 0 ? 'No item has that name. Add it as a custom item.' : `${found.length} of ${total} shown.`}
      </p>
      <p className="text-note">{srdAttribution}</p>
    </>
  );
}
