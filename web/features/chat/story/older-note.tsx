import { Button } from '#web/ui/buttons/button.tsx';

/** Says over the top of the list that older messages are on their way, or could not be had. */
export function OlderNote({ older, onRetry }: { older: 'rest' | 'loading' | 'failed'; onRetry: () => void }) {
  if (older === 'rest') return null;
  return (
    <div className="pointer-events-none absolute inset-x-0 top-2 flex justify-center">
      <p
        role={older === 'failed' ? 'alert' : 'status'}
        className="pointer-events-auto flex items-center gap-3 rounded-full border border-line bg-raised px-4 py-1 text-note text-ink-soft shadow-card"
      >
        {older === 'loading' ? 'Loading earlier messages…' : 'Failed to load chat history'}
        {older === 'failed' && (
          <Button variant="quiet" size="sm" onClick={onRetry}>
            Try again
          </Button>
        )}
      </p>
    </div>
  );
}
