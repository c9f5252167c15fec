import type { ComponentProps } from 'react';

export type IconProps = ComponentProps<'svg'>;

/** The grid our own icons share with lucide's: 24 px, strokes of 2, round ends. Hidden from screen readers unless labelled. */
export function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={rest['aria-label'] === undefined ? true : undefined}
      {...rest}
    >
      {children}
    </svg>
  );
}
