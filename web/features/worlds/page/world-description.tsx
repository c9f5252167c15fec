import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useId, useState } from 'react';

/** Characters from which a description is folded where there is little room. */
const FOLDED_FROM_LENGTH = 240;

/** The description of a world. A long one is folded below 1024 px, so that the lore begins on the first screen. */
export function WorldDescription({ text }: { text: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const folds = text.length > FOLDED_FROM_LENGTH;
  return (
    <div className="flex flex-col items-start gap-1">
      <p
        id={id}
        className={classNames('max-w-[62ch] font-book text-story break-words whitespace-pre-line', folds && !open && 'max-lg:line-clamp-4')}
      >
        {text}
      </p>
      {folds && (
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls={id}
          className="-ml-3 lg:hidden"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Show less' : 'Show all'}
        </Button>
      )}
    </div>
  );
}
