import { classNames } from './class-names.ts';

/** How many wait, as a mark at the corner of a button; nothing for none. Whatever it stands at says the number in its name. */
export function CountMark({ count, className }: { count: number; className?: string }) {
  if (count === 0) return null;
  return (
    <span
      aria-hidden
      className={classNames(
        'figures absolute flex min-w-5 items-center justify-center rounded-full bg-candle px-1 text-[0.75rem] leading-5 font-bold text-room',
        className,
      )}
    >
      {count}
    </span>
  );
}
