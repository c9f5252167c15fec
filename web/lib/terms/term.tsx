import { Suspense, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { useAnchored } from '#web/ui/popups/use-anchored.ts';
import { lazyPart } from '#web/ui/router/lazy-part.tsx';
import type { TermName } from './terms.ts';
import { useRestNote } from './use-rest-note.ts';

const look =
  'cursor-help rounded-[0.2em] [font:inherit] [letter-spacing:inherit] text-inherit underline decoration-dotted decoration-from-font ' +
  'underline-offset-[0.22em] hover:decoration-solid print:no-underline';

const TermNote = lazyPart(() => import('./term-note.tsx'), 'TermNote');

interface TermProps {
  name: TermName;
  /** It stands by itself, as the name of a figure does, and not within a sentence: it is as high as what is pressed must be. */
  isLabel?: boolean;
  children?: ReactNode;
}

/**
 * A word of the game that explains itself: by a press, by Enter, or when a mouse rests on it. What it means is fetched then, so that a
 * screen carries no more than the word.
 */
export function Term({ name, isLabel = false, children = name }: TermProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const anchor = useAnchored(button, 'bottom-start');
  const { around, onClick, onClosed } = useRestNote(note, isOpen);
  return (
    <span {...around}>
      <button
        type="button"
        ref={button}
        popoverTarget={id}
        className={classNames(look, isLabel ? 'inline-flex min-h-6 items-center' : 'text-left')}
        onPointerEnter={() => void TermNote.preload()}
        onFocus={() => void TermNote.preload()}
        onClick={onClick}
      >
        {children}
      </button>
      <span
        id={id}
        ref={note}
        popover="auto"
        role="note"
        aria-label={name}
        className="m-0 max-h-(--room) w-max max-w-[min(20rem,calc(100vw-1rem))] overflow-y-auto rounded-card border border-line bg-raised p-3.5 text-left font-sans text-control font-normal text-ink not-italic normal-case shadow-float"
        onBeforeToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState !== 'open') onClosed();
          anchor(event);
        }}
      >
        {isOpen && (
          <Suspense fallback={name}>
            <TermNote name={name} />
          </Suspense>
        )}
      </span>
    </span>
  );
}
