import { PersonalTokens } from '#web/features/account/programs/personal-tokens.tsx';
import { onSessionEvent } from '#web/lib/session/session-events.ts';
import { currentToken } from '#web/lib/session/session-watch.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { useState, useSyncExternalStore } from 'react';
import { SettingsSection } from './settings-section.tsx';

/** With what the person's own programs call in their name: tokens that last, and one for a quarter of an hour. */
export function ProgramSettings() {
  return (
    <SettingsSection
      title="Programs"
      lead="Your own programs can call this server as you, with a token. A token does no more than you may do, and never touches your account."
    >
      <PersonalTokens />
      <SessionToken />
    </SettingsSection>
  );
}

/** A token that names this session. */
function SessionToken() {
  const token = useSyncExternalStore(onSessionEvent, currentToken);
  const [shown, setShown] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">Access token of this session</h3>
      <p className="text-control text-ink-soft">
        It does all that you may do here. It is valid for 15 minutes, and no longer than this session.
      </p>
      {shown && token !== null ? (
        <CopyField label="Access token" value={token.accessToken} hint={`Valid until ${momentOf(token.expiresAt)}. Do not share it.`} />
      ) : (
        <Button variant="outline" disabled={token === null} className="self-start" onClick={() => setShown(true)}>
          Show access token
        </Button>
      )}
    </div>
  );
}
