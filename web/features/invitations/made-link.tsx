import { Button } from '#web/ui/buttons/button.tsx';
import { CopyField } from '#web/ui/fields/copy-field.tsx';

/** A link that was just made: to be copied now, as it is not shown again. */
export function MadeLink({ url, hint, onAnother }: { url: string; hint: string; onAnother: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-control bg-candle-wash p-4 text-ink">
      <div className="w-full">
        <CopyField label="Link" value={url} hint={hint} />
      </div>
      <Button variant="outline" size="sm" onClick={onAnother}>
        Create another link
      </Button>
    </div>
  );
}
