import type { ComponentProps, ReactNode } from 'react';
import { buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Stands before the words. */
  icon?: ReactNode;
  /** Work is under way: the button keeps its place and focus but does nothing. */
  busy?: boolean;
  /** Its words hold a name of any length: where they do not fit they go on in the next line. */
  long?: boolean;
}

const isTrue = (value: boolean | 'true' | 'false') => value === true || value === 'true';

/** A button. `type` is "button" unless said otherwise. With `aria-disabled` it does nothing, but keeps its place and focus. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  'aria-disabled': disabled = false,
  long = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-disabled={busy || disabled || undefined}
      aria-busy={busy || undefined}
      className={buttonLook(variant, size, className)}
      onClick={busy || isTrue(disabled) ? undefined : onClick}
    >
      {icon}
      {long ? <span className="min-w-0 py-1.5 wrap-anywhere whitespace-normal">{children}</span> : children}
    </button>
  );
}
