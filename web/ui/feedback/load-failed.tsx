import { Button } from '#web/ui/buttons/button.tsx';

/** Says that something could not be fetched, with a way to try again. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-x-3 text-control text-wine">
      The {what} could not be loaded.
      <Button variant="quiet" size="sm" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
