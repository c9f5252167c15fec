import { useLink } from '#web/ui/router/link.tsx';
import type { LinkProps } from '#web/ui/router/link.tsx';
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';

interface AnchorProps extends Omit<ComponentProps<'a'>, 'href'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

/** A link that looks like a button: `<ButtonLink to="/campaign">`. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: LinkProps<AnchorProps>) {
  return (
    <a {...useLink(rest)} className={buttonLook(variant, size, className)}>
      {icon}
      {children}
    </a>
  );
}
