import { listenForKeys } from '#web/features/palette/listen-for-keys.ts';
import { overlay } from '#web/lib/commands.ts';
import type { SignedInPerson } from '#web/lib/session/session.ts';
import { useStore } from '#web/lib/store/store.ts';
import { lazy, Suspense, useEffect } from 'react';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('#web/features/palette/shortcuts-dialog.tsx')).ShortcutsDialog }));

/** Keys that work on every screen of somebody who is signed in, and what they open. */
export function Shortcuts({ person }: { person: SignedInPerson }) {
  const open = useStore(overlay);
  useEffect(listenForKeys, []);
  const close = () => overlay.set(null);
  return (
    <Suspense>
      {open === 'palette' && <CommandPalette person={person} onClose={close} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </Suspense>
  );
}
