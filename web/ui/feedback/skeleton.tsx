import { classNames } from '#web/ui/class-names.ts';

/** A still shape where something will stand; give it the size of what comes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames('block rounded-control bg-line motion-safe:animate-[breathe_1.8s_ease-in-out_infinite]', className)}
    />
  );
}

/** Lines of text that are on their way; the last is shorter. */
export function SkeletonLines({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <span aria-hidden className={classNames('flex flex-col gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={classNames('h-4', line === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  );
}
