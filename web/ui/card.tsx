import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

interface CardProps extends HTMLAttributes<HTMLElement> {
  /** Rendered element; `article` for things in a list. */
  as?: 'div' | 'article' | 'section' | 'li';
  /** No inner space, for cards that begin with a picture. */
  flush?: boolean;
}

/** A quiet surface that holds one thing. */
export function Card({ as: Element = 'div', flush = false, className, ...rest }: CardProps) {
  return (
    <Element
      {...rest}
      className={classNames('rounded-card border border-line bg-surface shadow-card', !flush && 'p-[min(1.25rem,5vw)] md:p-6', className)}
    />
  );
}
