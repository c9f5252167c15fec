import { densities, makeKinds } from '#domain/battle-map/make/choices.ts';
import type { Density, MakeKind } from '#domain/battle-map/make/choices.ts';
import { makeGround } from '#domain/battle-map/make/make.ts';
import type { Ground } from '#domain/battle-map/state.ts';
import { nameStyles } from '#domain/idea/places.ts';
import { battleMapLimits } from '#domain/limits/battle-map-limits.ts';
import { IconButton } from '#web/ui/buttons/icon-button.tsx';
import { FormDialog } from '#web/ui/dialogs/form-dialog.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dices } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { GroundPreview } from './ground-preview.tsx';

const { nameLength, seedLength } = battleMapLimits;

const kindNames: Record<MakeKind, string> = { dungeon: 'Dungeon', cave: 'Cave', town: 'Town', wilds: 'Wilderness', region: 'Region' };
const densityNames: Record<MakeKind, Record<Density, string>> = {
  dungeon: { sparse: 'Few rooms', usual: 'Rooms', dense: 'Many rooms' },
  cave: { sparse: 'Narrow', usual: 'Winding', dense: 'Wide' },
  town: { sparse: 'Few houses', usual: 'Houses', dense: 'Many houses' },
  wilds: { sparse: 'Open', usual: 'Woods', dense: 'Deep woods' },
  region: { sparse: 'Few settlements', usual: 'Settlements', dense: 'Many settlements' },
};
const sizes = [
  { id: 'small', label: 'Small: 24 by 18', columns: 24, rows: 18 },
  { id: 'medium', label: 'Medium: 40 by 30', columns: 40, rows: 30 },
  { id: 'large', label: 'Large: 60 by 45', columns: 60, rows: 45 },
  { id: 'huge', label: 'Huge: 100 by 75', columns: 100, rows: 75 },
] as const;
const [, usualSize] = sizes;

/** A seed that nobody chose. */
const newSeed = () => Math.random().toString(36).slice(2, 8);

export interface MakeDialogProps {
  onMake: (ground: Ground) => void;
  onClose: () => void;
}

/** Makes a map from a seed: what it is to be, and how it looks. */
export function MakeDialog({ onMake, onClose }: MakeDialogProps) {
  const [kind, setKind] = useState<MakeKind>('dungeon');
  const [sizeId, setSizeId] = useState<string>(usualSize.id);
  const [density, setDensity] = useState<Density>('usual');
  const [nameStyle, setNameStyle] = useState('');
  const [seed, setSeed] = useState(newSeed);
  const { columns, rows } = sizes.find(({ id }) => id === sizeId) ?? usualSize;
  const chosen = useMemo(() => ({ kind, columns, rows, density, nameStyle, seed }), [kind, columns, rows, density, nameStyle, seed]);
  // A key in the seed shows before the map that it makes.
  const shown = useDeferredValue(chosen);
  const ground = useMemo(() => named(shown), [shown]);
  return (
    <FormDialog
      title="Map from a seed"
      action="Make the map"
      onSubmit={() => onMake(chosen === shown ? ground : named(chosen))}
      onClose={onClose}
    >
      <SegmentField label="Kind" options={makeKinds.map((id) => ({ id, label: kindNames[id] }))} value={kind} onChange={setKind} />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField label="Size" value={sizeId} onChange={({ target }) => setSizeId(target.value)}>
          {sizes.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Density"
          value={density}
          onChange={({ target }) => setDensity(densities.find((each) => each === target.value) ?? 'usual')}
        >
          {densities.map((each) => (
            <option key={each} value={each}>
              {densityNames[kind][each]}
            </option>
          ))}
        </SelectField>
        {kind === 'region' && (
          <SelectField label="Names" value={nameStyle} onChange={({ target }) => setNameStyle(target.value)}>
            <option value="">Any style</option>
            {nameStyles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
      </div>
      <SeedField seed={seed} onSeed={setSeed} />
      <GroundPreview ground={ground} />
      <p className="text-note text-ink-soft">The same choices and the same seed make the same map again.</p>
    </FormDialog>
  );
}

function SeedField({ seed, onSeed }: { seed: string; onSeed: (seed: string) => void }) {
  return (
    <div className="flex items-end gap-2">
      <TextField
        label="Seed"
        className="min-w-0 flex-1"
        maxLength={seedLength}
        value={seed}
        onChange={({ target }) => onSeed(target.value)}
      />
      <IconButton label="Another seed" icon={<Dices aria-hidden />} onClick={() => onSeed(newSeed())} />
    </div>
  );
}

function named({ seed, ...choices }: Parameters<typeof makeGround>[0] & { seed: string }): Ground {
  const ground = makeGround(choices, seed);
  // A land has a name of its own.
  if (choices.kind === 'region') return ground;
  return { ...ground, name: `${kindNames[choices.kind]} ${seed}`.trim().slice(0, nameLength) };
}
