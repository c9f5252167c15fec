import { RotateCw } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';

/** A part of a screen that could not be loaded, in a line: the rest of the screen stands, and this never looks like nothing. */
export function PartFailed({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control border border-wine bg-wine-wash px-3.5 py-2"
    >
      <span className="min-w-0 text-control">{children}</span>
      <Button size="sm" variant="outline" className="min-h-10" icon={<RotateCw aria-hidden />} onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
