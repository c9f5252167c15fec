import { HearthIcon } from '#web/ui/icons/hearth-icon.tsx';

/** The product's name with its sign. */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2">
      <HearthIcon className="size-6 text-ember" />
      <span className="whitespace-nowrap max-[23rem]:hidden @max-[23rem]/header:hidden font-display text-[1.3125rem] leading-none font-semibold tracking-[-0.01em]">
        Hearthlore
      </span>
    </span>
  );
}
