import type { MagicWare } from '#domain/srd/items/catalogue.ts';
import { Description } from '#web/ui/data-display/described.tsx';
import { magicFacts } from './magic-text.ts';

interface MagicWareTextProps {
  /** What it is called where it is shown. */
  name: string;
  /** Undefined while it is fetched, null where no item is known by its id. */
  ware: MagicWare | null | undefined;
  /** Whether who reads it leads the table and so knows of curses. */
  leads: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** What a magic item is and does, in full; its curse is for those who lead the table. */
export function MagicWareText({ name, ware, leads, failed, onRetry }: MagicWareTextProps) {
  return (
    <>
      {ware && <p className="text-note text-ink-soft">{magicFacts(ware)}</p>}
      <Description text={ware === null ? `${name} has no description.` : ware?.text} of={name} failed={failed} onRetry={onRetry}>
        {ware && ware.curse !== null && leads && (
          <p>
            <strong>Curse.</strong> {ware.curse}
          </p>
        )}
      </Description>
    </>
  );
}
