import { ChevronDown } from 'lucide-react';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ReactNode } from 'react';

interface DescribedNameProps {
  name: ReactNode;
  /** The id of the description, which is there while it is open. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** The name of something, which opens its description and closes it again. */
export function DescribedName({ name, controls, isOpen, onToggle }: DescribedNameProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      title={isOpen ? 'Hide the description' : 'Read the description'}
      className="flex min-h-6 items-center gap-1 max-md:-my-2.5 max-md:py-2.5 rounded-[0.25rem] text-left font-semibold hover:text-ember"
      onClick={onToggle}
    >
      {name}
      <ChevronDown
        aria-hidden
        className={classNames('size-4 shrink-0 text-ink-soft transition-transform motion-reduce:transition-none', isOpen && 'rotate-180')}
      />
    </button>
  );
}

interface DescriptionProps {
  /** Paragraphs, parted by an empty line; undefined while they are fetched. */
  text: string | undefined;
  /** Of what it is, for the sentence that says it could not be loaded. */
  of: string;
  failed: boolean;
  onRetry: () => void;
  /** What follows the paragraphs. */
  children?: ReactNode;
}

/** A description that is fetched when it is opened. */
export function Description({ text, of, failed, onRetry, children }: DescriptionProps) {
  if (failed)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-x-3 text-control text-wine">
        The description of {of} could not be loaded.
        <Button variant="quiet" size="sm" onClick={onRetry}>
          Try again
        </Button>
      </div>
    );
  if (text === undefined) return <p className="text-note text-ink-soft">Loading the description …</p>;
  return (
    <div className="flex max-w-[68ch] flex-col gap-2 text-control [overflow-wrap:anywhere]">
      {text.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {children}
    </div>
  );
}
