import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface EmptyStateProps {
  /** An icon or a small picture. */
  art?: ReactNode;
  title: string;
  /** The heading the title is; a paragraph unless the page has no other heading. */
  titleAs?: 'p' | 'h1' | 'h2';
  /** What belongs here and how it comes about. */
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  className?: string;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ art, title, titleAs: Title = 'p', children, action, className }: EmptyStateProps) {
  return (
    <div
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-[min(1.5rem,6vw)] py-10 text-center',
        className,
      )}
    >
      {art !== undefined && <span className="text-ember [&_svg]:size-9">{art}</span>}
      <Title className="font-display text-name font-semibold">{title}</Title>
      {children !== undefined && <div className="max-w-[52ch] text-ink-soft">{children}</div>}
      {action !== undefined && (
        <div className="mt-2 flex max-w-full flex-wrap justify-center gap-3 [&>*]:max-w-full [&>*]:whitespace-normal">{action}</div>
      )}
    </div>
  );
}
