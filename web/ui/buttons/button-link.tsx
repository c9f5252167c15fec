import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { buttonLook } from './button-look.ts';
import type { ButtonSize, ButtonVariant } from './button-look.ts';

interface AnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

function ButtonAnchor({ variant, size, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} className={buttonLook(variant, size, className)}>
      {icon}
      {children}
    </a>
  );
}

/** A link that looks like a button: `<ButtonLink to="/campaign">`. */
export const ButtonLink = createLink(ButtonAnchor);
