import { lockDifficultyOf } from '#domain/battle-map/locks.ts';
import { doorSubstances } from '#domain/battle-map/terrain.ts';
import type { Wall } from '#domain/battle-map/state.ts';
import type { TokenView } from '#domain/battle-map/view.ts';
import type { Scene } from '#web/features/battle-map/data/scene.ts';
import { Term } from '#web/lib/terms/term.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { isOneOf } from '#web/lib/drafts/stored-shape.ts';
import type { OpenLock } from '#web/features/battle-map/data/door-work.ts';
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
  onLock?: OpenLock;
  onDoor: (door: Wall) => void;
}

const isSubstance = isOneOf(doorSubstances);
const [usual] = doorSubstances;

/** A door in words, with what can be done about it. */
export function DoorRow({ scene, known, leads, from, onTurn, onAim, onLock, onDoor }: DoorRowProps) {
  const { door, mayTurn, mayAim, opener } = known;
  const { broken: _, substance = usual, ...rest } = door;
  const of = (next: string) => {
    if (isSubstance(next)) onDoor({ ...rest, ...(next !== usual && { substance: next }) });
  };
  return (
    <Row text={`A door, ${doorFacts(known)}, ${doorText(scene, door, from)}`}>
      {mayTurn && (leads || !opener) && (
        <Button size="sm" variant="outline" onClick={() => onTurn(door)}>
          {door.open ? 'Close' : 'Open'}
        </Button>
      )}
      {opener && onLock && (
        <>
          <Button size="sm" variant="outline" onClick={() => onLock(opener, door, 'tools')}>
            Pick the lock
          </Button>
          <Button size="sm" variant="outline" onClick={() => onLock(opener, door, 'force')}>
            Force
          </Button>
        </>
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
          {door.locked && <LockField door={door} onDoor={onDoor} />}
        </>
      )}
    </Row>
  );
}

/** How hard a lock can be said to be. */
const difficulties = [5, 10, 15, 20, 25, 30];

/** Says what a check must reach that opens the lock of a door: as its substance has it, unless it is chosen. */
function LockField({ door, onDoor }: Pick<DoorRowProps, 'onDoor'> & { door: Wall }) {
  const { lockDifficulty, ...usualLock } = door;
  return (
    <SelectField
      label="How hard the lock is to open"
      hideLabel
      hint={
        <>
          What a check must reach: its <Term name="difficulty" />.
        </>
      }
      value={lockDifficulty ?? ''}
      onChange={({ target: { value } }) => onDoor({ ...usualLock, ...(value !== '' && { lockDifficulty: Number(value) }) })}
      controlClassName="!min-h-9 !py-1"
    >
      <option value="">DC {lockDifficultyOf(usualLock)} by the door</option>
      {difficulties.map((each) => (
        <option key={each} value={each}>
          DC {each}
        </option>
      ))}
    </SelectField>
  );
}
