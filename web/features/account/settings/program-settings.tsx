import { onSessionEvent } from '#web/lib/session/session-events.ts';
import { currentToken } from '#web/lib/session/session-watch.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { useState, useSyncExternalStore } from 'react';
import { SettingsSection } from './settings-section.tsx';

/** A token with which the person's own programs call in their name, for a quarter of an hour. */
export function ProgramSettings() {
  const token = useSyncExternalStore(onSessionEvent, currentToken);
  const [shown, setShown] = useState(false);
  return (
    <SettingsSection
      title="Programs"
      lead="With an access token, your own program can call this server as you. It is valid for 15 minutes, and no longer than this session."
    >
      {shown && token !== null ? (
        <CopyField label="Access token" value={token.accessToken} hint={`Valid until ${momentOf(token.expiresAt)}. Do not share it.`} />
      ) : (
        <Button variant="outline" disabled={token === null} className="self-start" onClick={() => setShown(true)}>
          Show access token
        </Button>
      )}
    </SettingsSection>
  );
}
