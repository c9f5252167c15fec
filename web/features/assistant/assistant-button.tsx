import { ToolButton } from '#web/ui/tool-button.tsx';
import { Sparkles } from 'lucide-react';
import { lazy, Suspense, useLayoutEffect } from 'react';

const AssistantPanel = lazy(async () => ({ default: (await import('./assistant-panel.tsx')).AssistantPanel }));

interface AssistantButtonProps {
  campaignId: string;
  personId: string;
  open: boolean;
  /** Puts words into the composer of the table. */
  onCopy: (words: string) => void;
  onToggle: (open: boolean) => void;
}

/** The DM's private helper, which comes when it is first wanted, and its button; phones have that in their menu. */
export function AssistantButton({ campaignId, personId, open, onCopy, onToggle }: AssistantButtonProps) {
  useGivenBack(open);
  return (
    <>
      <ToolButton
        aria-label="DM Assistant"
        aria-expanded={open}
        className="max-md:hidden"
        icon={<Sparkles aria-hidden />}
        onClick={() => onToggle(!open)}
      >
        <span>
          <span className="max-2xl:hidden">DM </span>Assistant
        </span>
      </ToolButton>
      {open && (
        <Suspense>
          <AssistantPanel campaignId={campaignId} personId={personId} onCopy={onCopy} onClose={() => onToggle(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Gives the focus back to where it was before something opened. */
function useGivenBack(open: boolean): void {
  useLayoutEffect(() => {
    const before = document.activeElement;
    if (!open || !(before instanceof HTMLElement)) return undefined;
    return () => before.focus();
  }, [open]);
}
