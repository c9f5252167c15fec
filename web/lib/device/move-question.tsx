import { isListOf, isText } from '#web/lib/drafts/stored-shape.ts';
import { deviceStorage } from '#web/lib/storage/device-storage.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useState } from 'react';
import type { KeptThing } from './move-into-account.ts';

const isIds = isListOf(isText);

interface MoveQuestionProps<Thing extends KeptThing> {
  personId: string;
  /** What they are called: "heroes". */
  what: string;
  /** What this device keeps. */
  here: readonly Thing[];
  onMove: (things: readonly Thing[]) => Promise<void>;
}

/** Asks whoever is signed in, once for each thing that this device keeps, whether it goes into their account. */
export function MoveQuestion<Thing extends KeptThing>({ personId, what, here, onMove }: MoveQuestionProps<Thing>) {
  /** Under which name the device keeps what somebody wants to leave on it. */
  const leftName = `hearthlore.${what}-left/${personId}`;
  const [left, setLeft] = useState(() => readStored(deviceStorage, leftName, (kept) => (isIds(kept) ? kept : null)) ?? []);
  const [busy, setBusy] = useState(false);
  const open = here.filter(({ id }) => !left.includes(id));
  if (open.length === 0) return null;
  function leave() {
    const all = here.map(({ id }) => id);
    writeStored(deviceStorage, leftName, all);
    setLeft(all);
  }
  return (
    <Card as="section" aria-labelledby={`move-${what}`} className="flex flex-col gap-3">
      <h2 id={`move-${what}`} className="font-display text-name font-semibold">
        Move your {what} into your account?
      </h2>
      <p>
        Only this device has {open.map(({ name }) => name).join(', ')}. In your account you find your {what} wherever you sign in. They then
        leave this device.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void onMove(open).finally(() => setBusy(false));
          }}
        >
          Move them
        </Button>
        <Button variant="outline" disabled={busy} onClick={leave}>
          Leave them here
        </Button>
      </div>
    </Card>
  );
}
