import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface InlineLinkProps {
  title?: string;
  className?: string;
  onFollow: () => void;
  children: ReactNode;
}

/** A link within words: unlike a button it breaks over lines as they do. */
export function InlineLink({ title, className = 'text-ember hover:text-ember-strong', onFollow, children }: InlineLinkProps) {
  return (
    <span
      role="link"
      tabIndex={0}
      title={title}
      className={classNames('cursor-pointer underline decoration-1 underline-offset-4', className)}
      onClick={onFollow}
      onKeyDown={(event) => event.key === 'Enter' && onFollow()}
    >
      {children}
    </span>
  );
}
