import { Button } from '#web/ui/buttons/button.tsx';
import { ArrowDown } from 'lucide-react';

/** Leads back to the end of the story, and says how much is new there. */
export function NewBelow({ count, onClick }: { count: number; onClick: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center">
      <Button
        variant={count > 0 ? 'primary' : 'outline'}
        size="sm"
        icon={<ArrowDown aria-hidden />}
        className={count > 0 ? 'pointer-events-auto shadow-float' : 'pointer-events-auto !bg-raised shadow-float'}
        onClick={onClick}
      >
        {count > 0 ? `${count} new below` : 'Jump to latest'}
      </Button>
    </div>
  );
}
