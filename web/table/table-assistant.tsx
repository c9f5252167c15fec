import { lazy, Suspense, useLayoutEffect } from 'react';

const AssistantPanel = lazy(async () => ({ default: (await import('#web/features/assistant/assistant-panel.tsx')).AssistantPanel }));

interface TableAssistantProps {
  campaignId: string;
  personId: string;
  /** Puts words into the composer of the table. */
  onCopy: (text: string) => void;
  onClose: () => void;
}

/** The DM's private assistant, loaded when it is first wanted. When it closes, the focus goes back to where it was. */
export function TableAssistant(props: TableAssistantProps) {
  useLayoutEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <Suspense>
      <AssistantPanel {...props} />
    </Suspense>
  );
}
