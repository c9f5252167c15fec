import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

/** The look of everything one types into. */
export function controlLook(wrong: boolean, extra?: string): string {
  return classNames(
    'w-full rounded-control border bg-raised px-3.5 text-body text-ink placeholder:text-ink-faint',
    'transition-colors duration-quick disabled:cursor-not-allowed disabled:opacity-55',
    wrong ? 'border-wine' : 'border-line-strong hover:border-ink-faint',
    extra,
  );
}

interface FieldProps {
  id: string;
  label: string;
  hideLabel?: boolean;
  /** Said before anything goes wrong. */
  hint?: ReactNode;
  /** Said beside the field when it is wrong. */
  error?: string;
  required?: boolean;
  children: ReactNode;
  className?: string;
}

/** A label, a control, and what there is to say about it. */
export function Field({ id, label, hideLabel = false, hint, error, required = false, children, className }: FieldProps) {
  return (
    <div className={classNames('flex max-w-full flex-col gap-1.5', className)}>
      <label htmlFor={id} className={classNames('text-control font-semibold', hideLabel && 'sr-only')}>
        {label}
        {required && (
          <span aria-hidden className="text-ember">
            {' '}
            *
          </span>
        )}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className="text-note font-medium text-wine">
          {error}
        </p>
      )}
      {error === undefined && hint !== undefined && (
        <p id={`${id}-hint`} className="text-note text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}

/** What a control says about its label's notes to a screen reader. */
export function describedBy(id: string, hint: ReactNode, error: string | undefined): string | undefined {
  if (error !== undefined) return `${id}-error`;
  return hint === undefined ? undefined : `${id}-hint`;
}

/** What there is to say about a text: where nothing more can be typed that is said, since a browser cuts what is pasted without a word. */
export function hintOf(hint: ReactNode, value: unknown, maxLength: number | undefined): ReactNode {
  // A shorter one is full when it is well filled: a code, or a figure.
  const isFull = maxLength !== undefined && maxLength >= 20 && typeof value === 'string' && value.length >= maxLength;
  return isFull ? `That is as long as it can be: ${maxLength} characters. What goes beyond that is cut off.` : hint;
}
