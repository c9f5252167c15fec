import { isListOf, isText } from '#web/lib/drafts/stored-shape.ts';
import { deviceStorage } from '#web/lib/storage/device-storage.ts';
import { readStored, writeStored } from '#web/lib/storage/use-session-storage.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useState } from 'react';
import type { DeviceHero } from './device-heroes.ts';
import { moveHeroes } from './move-heroes.ts';

const isIds = isListOf(isText);
/** Under which name a device keeps which heroes somebody wants to leave on it. */
const leftName = (personId: string) => `hearthlore.heroes-left/${personId}`;

/** Asks whoever is signed in, once for each hero of this device, whether it goes into their account. */
export function MoveQuestion({ personId, here }: { personId: string; here: readonly DeviceHero[] }) {
  const [left, setLeft] = useState(() => readStored(deviceStorage, leftName(personId), (kept) => (isIds(kept) ? kept : null)) ?? []);
  const [busy, setBusy] = useState(false);
  const open = here.filter(({ card }) => !left.includes(card.id));
  if (open.length === 0) return null;
  function leave() {
    const all = here.map(({ card }) => card.id);
    writeStored(deviceStorage, leftName(personId), all);
    setLeft(all);
  }
  return (
    <Card as="section" aria-labelledby="move-heroes" className="flex flex-col gap-3">
      <h2 id="move-heroes" className="font-display text-name font-semibold">
        Move your heroes into your account?
      </h2>
      <p>
        Only this device has {open.map(({ card }) => card.name).join(', ')}. In your account you find your heroes wherever you sign in. They
        then leave this device.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={busy}
          onClick={() => {
            setBusy(true);
            void moveHeroes(open.map(({ card }) => card)).finally(() => setBusy(false));
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
