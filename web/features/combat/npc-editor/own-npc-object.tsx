import { objectFacts } from '#domain/srd/equipment/objects.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { SegmentField } from '#web/ui/fields/segment-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { asObject, blankObject } from './own-npc-draft.ts';
import type { NpcDraft, ObjectDraft } from './own-npc-draft.ts';

interface OwnNpcObjectProps {
  draft: NpcDraft;
  onChange: (draft: NpcDraft) => void;
}

const builds = [
  { id: 'fragile', label: 'Fragile' },
  { id: 'resilient', label: 'Resilient' },
] as const;

/** Whether it is a thing, and of what and how large: that fills in its armor class and hit points, which can be typed over. */
export function OwnNpcObject({ draft, onChange }: OwnNpcObjectProps) {
  const object = draft.object ?? null;
  const change = (changes: Partial<ObjectDraft>) => onChange(asObject(draft, { ...(object ?? blankObject), ...changes }));
  return (
    <>
      <Checkbox
        label="A thing that can be broken"
        checked={object !== null}
        onChange={(is) => (is ? change({}) : onChange({ ...draft, object: null }))}
      />
      {object && (
        <>
          <div className="grid grid-pairs gap-3">
            <SelectField label="Made of" value={object.substance} onChange={({ target }) => change({ substance: target.value })}>
              {objectFacts.substances.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField label="Size" value={object.size} onChange={({ target }) => change({ size: target.value })}>
              {objectFacts.sizes.map(({ size, such }) => (
                <option key={size} value={size}>
                  {size}, such as {such}
                </option>
              ))}
            </SelectField>
          </div>
          <SegmentField label="Built" options={builds} value={object.build} onChange={(build) => change({ build })} />
        </>
      )}
    </>
  );
}
