import { groupSpokenCode } from '#domain/account/invitation-code.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';
import { momentOf } from '#web/ui/format/dates.ts';
import { QrCode } from '#web/ui/qr-code.tsx';
import { Share2 } from 'lucide-react';
import type { Made } from './use-invite.ts';

interface MadeInvitationProps {
  made: Made;
  campaignName: string;
  onAnother: () => void;
}

/** An invitation that was just made: to copy or share first, then to scan or read aloud. */
export function MadeInvitation({ made: { url, spoken }, campaignName, onAnother }: MadeInvitationProps) {
  return (
    <div className="flex flex-col gap-4 rounded-control bg-candle-wash p-4 text-ink">
      <CopyField label="Link" value={url} hint="Copy it now: you won’t be able to see this link again." />
      <div className="flex flex-wrap gap-3 empty:hidden">
        <ShareButton url={url} title={`Join ${campaignName}`} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4 border-t border-line pt-4">
        <QrCode text={url} label="QR code of the link" className="size-32" />
        {spoken !== null && <SpokenCode {...spoken} />}
      </div>
      <Button variant="outline" size="sm" className="self-start" onClick={onAnother}>
        Create another link
      </Button>
    </div>
  );
}

function SpokenCode({ code, expiresAt }: { code: string; expiresAt: string }) {
  return (
    <dl className="min-w-0 flex-[1_1_12rem]">
      <dt className="text-control font-semibold">Or say this code</dt>
      <dd className="font-mono text-title font-semibold tracking-wider whitespace-nowrap">{groupSpokenCode(code)}</dd>
      <dd className="text-note text-ink-soft">
        Players type it at <span className="font-semibold wrap-anywhere">{window.location.host}/campaign/join</span>. It works until{' '}
        <time dateTime={expiresAt}>{momentOf(expiresAt)}</time>.
      </dd>
    </dl>
  );
}

/** Hands the link to whatever the device shares with; nothing where it cannot. */
function ShareButton({ url, title }: { url: string; title: string }) {
  if (!('share' in navigator)) return null;
  return (
    <Button
      size="sm"
      icon={<Share2 aria-hidden />}
      // Who closes the sheet of the device has thought better of it.
      onClick={() => void navigator.share({ title, url }).catch(() => {})}
    >
      Share link
    </Button>
  );
}
