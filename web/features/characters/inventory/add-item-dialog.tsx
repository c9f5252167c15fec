import { srdAttribution } from '#domain/srd/attribution.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Dialog } from '#web/ui/dialogs/dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { useContent } from '#web/lib/use-content.ts';
import { useMemo, useState } from 'react';
import { wares, withMagic } from './catalogue.ts';
import { CustomItemForm } from './custom-item-form.tsx';
import { findWares } from './find-wares.ts';
import { useMagicCatalogue } from '#web/features/characters/item-use/use-magic-catalogue.ts';
import { WareRow } from './ware-row.tsx';
import { Stepper } from '#web/features/characters/choices/stepper.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';

interface AddItemDialogProps {
  campaignId: string;
  hand: Hand;
  /** Whether who adds it leads the table and so reads of curses. */
  leads: boolean;
  onClose: () => void;
}

/** Something new in the pack: from the equipment list and the magic items, or of one's own. */
export function AddItemDialog({ campaignId, hand, leads, onClose }: AddItemDialogProps) {
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
        {way === 'list' ? <Wares campaignId={campaignId} hand={hand} leads={leads} /> : <CustomItemForm hand={hand} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

/** Fetched with the dialog: a scroll is found by its spell. */
const loadSpells = async () => (await import('#domain/srd/spells.ts')).spells;

function Wares({ campaignId, hand, leads }: Omit<AddItemDialogProps, 'onClose'>) {
  const [search, setSearch] = useState('');
  const [quantity, setQuantity] = useState(1);
  const { data, failed, retry } = useMagicCatalogue(campaignId);
  const all = useMemo(() => (data ? withMagic(data) : wares), [data]);
  const spells = useContent('spells', 'all', loadSpells);
  const { found, total } = findWares(search, all, spells.data);
  return (
    <>
      <TextField
        type="search"
        label="Search"
        placeholder="Rope, longsword, rare ring…"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <Stepper label="How many" value={quantity} lowest={1} highest={100} onChange={setQuantity} />
      {failed && (
        <div role="alert" className="flex flex-wrap items-center gap-x-3 text-control text-wine">
          Magic items could not be loaded.
          <Button variant="quiet" size="sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {found.map((ware) => (
          <WareRow key={[ware.id, ware.spell, ware.base].join(' ')} ware={ware} quantity={quantity} leads={leads} hand={hand} />
        ))}
      </ul>
      <p role="status" className="text-note">
        {data === undefined && !failed && 'Loading magic items … '}
        {total === 0 ? 'No item has that name. Add it as a custom item.' : `${found.length} of ${total} shown.`}
      </p>
      <p className="text-note">{srdAttribution}</p>
    </>
  );
}
