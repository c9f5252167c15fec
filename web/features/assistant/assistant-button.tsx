import { Button } from '#web/ui/button.tsx';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';

const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

interface AssistantButtonProps {
  campaignId: string;
  personId: string;
  /** Puts words into the composer of the table. */
  onCopy: (words: string) => void;
}

/** Opens the DM's private helper, which comes when it is first wanted. */
export function AssistantButton({ campaignId, personId, onCopy }: AssistantButtonProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        aria-label="DM Assistant"
        title="DM Assistant"
        aria-expanded={open}
        className="max-2xl:!px-2.5"
        icon={<Sparkles aria-hidden />}
        onClick={() => (open ? close() : setOpen(true))}
      >
        <span className="max-2xl:hidden">DM Assistant</span>
      </Button>
      {open && (
        <Suspense>
          <AssistantPanel campaignId={campaignId} personId={personId} onCopy={onCopy} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
