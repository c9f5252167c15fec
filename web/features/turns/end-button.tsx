import { Button } from '#web/ui/button.tsx';

/** Ends the collection before its time, for whoever may. */
export function EndButton({ pending, onEnd }: { pending: boolean; onEnd: () => void }) {
  return (
    <Button variant="quiet" size="sm" className="!px-2" disabled={pending} onClick={onEnd}>
      End collection now
    </Button>
  );
}
