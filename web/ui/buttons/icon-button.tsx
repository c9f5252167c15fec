import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What it does, for those who do not see the icon, and as its tooltip. */
  label: string;
  icon: ReactNode;
  size?: 'sm' | 'md';
}

/** A square button with only an icon; its target is at least 36 px, 44 px on phones. */
export function IconButton({ label, icon, size = 'md', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex shrink-0 items-center justify-center rounded-control text-ink-soft transition-colors duration-quick',
        'hover:bg-ember-wash hover:text-ink disabled:cursor-not-allowed disabled:opacity-55 [&_svg]:size-5',
        size === 'sm' ? 'size-11 md:size-9' : 'size-11 md:size-10',
        className,
      )}
    >
      {icon}
    </button>
  );
}
