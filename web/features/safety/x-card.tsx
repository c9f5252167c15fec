import { CrossedCardIcon } from '#web/ui/icons/crossed-card-icon.tsx';
import { ToolButton } from '#web/ui/buttons/tool-button.tsx';
import { Suspense, lazy, useState } from 'react';

const XCardDialog = lazy(async () => ({ default: (await import('./x-card-dialog.tsx')).XCardDialog }));
const AgreementDialog = lazy(async () => ({ default: (await import('./agreement-dialog.tsx')).AgreementDialog }));

interface XCardProps {
  campaignId: string;
  /** Keeps what is typed apart for each person. */
  personId: string;
  /** Whether this table keeps lines and veils. */
  editsSafety: boolean;
}

/** The X-card, for everybody at the table: one press and a short question take the last passage back. */
export function XCard({ campaignId, personId, editsSafety }: XCardProps) {
  const [shown, setShown] = useState<'card' | 'agreement' | null>(null);
  // A dialog that gives way to the other says late that it has closed.
  const close = (which: 'card' | 'agreement') => () => setShown((now) => (now === which ? null : now));
  return (
    <>
      <ToolButton
        icon={<CrossedCardIcon aria-hidden />}
        title="Take the last passage back, without a reason"
        onClick={() => setShown('card')}
      >
        X-card
      </ToolButton>
      {shown !== null && (
        <Suspense>
          {shown === 'card' ? (
            <XCardDialog campaignId={campaignId} onAgreement={editsSafety ? () => setShown('agreement') : null} onClose={close('card')} />
          ) : (
            <AgreementDialog campaignId={campaignId} personId={personId} onClose={close('agreement')} />
          )}
        </Suspense>
      )}
    </>
  );
}
