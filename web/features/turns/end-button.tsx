import { Button } from '#web/ui/buttons/button.tsx';
import { useLayoutEffect, useRef } from 'react';

/** Ends the turn before its time, for whoever may: what was written goes to the narrator. With the turn it goes away, and hands the focus to the button for the hand. */
export function EndButton({ pending, onEnd }: { pending: boolean; onEnd: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || document.activeElement !== element) return;
      element.parentElement?.querySelector<HTMLElement>('[data-shortcut=hand]')?.focus();
    };
  }, []);
  return (
    <Button
      ref={button}
      variant="quiet"
      size="sm"
      className="!px-2"
      title="Lowers every hand. What was written is played now."
      busy={pending}
      onClick={onEnd}
    >
      End the turn now
    </Button>
  );
}
