import { doorSubstances } from '#domain/battle-map/terrain.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { isOneOf } from '#web/lib/drafts/stored-shape.ts';
import { doorFacts, doorText } from './doors.ts';
import type { KnownDoor } from './doors.ts';
import { Row } from './row.tsx';

interface DoorRowProps {
  scene: Scene;
  known: KnownDoor;
  leads: boolean;
  from: TokenView | null;
  onTurn: (door: Wall) => void;
  onAim?: (door: Wall) => void;
  onDoor: (door: Wall) => void;
}

const isSubstance = isOneOf(doorSubstances);
const [usual] = doorSubstances;

/** A door in words, with what can be done about it. */
export function DoorRow({ scene, known, leads, from, onTurn, onAim, onDoor }: DoorRowProps) {
  const { door, mayTurn, mayAim } = known;
  const { broken: _, substance = usual, ...rest } = door;
  const of = (next: string) => {
    if (isSubstance(next)) onDoor({ ...rest, ...(next !== usual && { substance: next }) });
  };
  return (
    <Row text={`A door, ${doorFacts(known)}, ${doorText(scene, door, from)}`}>
      {mayTurn && (
        <Button size="sm" variant="outline" onClick={() => onTurn(door)}>
          {door.open ? 'Close' : 'Open'}
        </Button>
      )}
      {mayAim && onAim && (
        <Button size="sm" variant="outline" onClick={() => onAim(door)}>
          Break
        </Button>
      )}
      {leads && door.broken && (
        <Button size="sm" variant="quiet" onClick={() => of(substance)}>
          Mend
        </Button>
      )}
      {leads && !door.broken && (
        <>
          <Button size="sm" variant="quiet" onClick={() => onDoor({ ...door, locked: !door.locked })}>
            {door.locked ? 'Unlock' : 'Lock'}
          </Button>
          <SelectField
            label="What the door is made of"
            hideLabel
            value={substance}
            onChange={({ target }) => of(target.value)}
            controlClassName="!min-h-9 !py-1"
          >
            {doorSubstances.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </SelectField>
        </>
      )}
    </Row>
  );
}
