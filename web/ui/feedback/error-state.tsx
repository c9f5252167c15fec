import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

interface ErrorStateProps {
  title: string;
  /** The heading the title is; a paragraph unless the page has no other heading. */
  titleAs?: 'p' | 'h1' | 'h2';
  children: ReactNode;
  onRetry?: () => void;
  retryLabel?: string;
  className?: string;
}

/** Something could not be shown; never looks like an empty result. */
export function ErrorState({ title, titleAs: Title = 'p', children, onRetry, retryLabel = 'Try again', className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={classNames(
        'flex flex-col items-center gap-3 rounded-card border border-wine bg-wine-wash px-6 py-8 text-center',
        className,
      )}
    >
      <TriangleAlert aria-hidden className="size-8 text-wine" />
      <Title className="font-display text-name font-semibold">{title}</Title>
      <div className="max-w-[52ch] text-ink-soft">{children}</div>
      {onRetry !== undefined && (
        <Button variant="outline" icon={<RotateCw aria-hidden />} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
