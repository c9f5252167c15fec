import { listenForKeys } from '#web/features/palette/listen-for-keys.ts';
import { overlays } from '#web/lib/commands.ts';
import type { SignedInPerson } from '#web/lib/session.ts';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('#web/features/palette/shortcuts-dialog.tsx')).ShortcutsDialog }));

/** Keys that work on every screen of somebody who is signed in, and what they open. */
export function Shortcuts({ person }: { person: SignedInPerson }) {
  const overlay = useSyncExternalStore(overlays.subscribe, overlays.current);
  useEffect(listenForKeys, []);
  const close = () => overlays.show(null);
  return (
    <Suspense>
      {overlay === 'palette' && <CommandPalette person={person} onClose={close} />}
      {overlay === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
