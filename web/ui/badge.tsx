import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type BadgeTone = 'plain' | 'ember' | 'candle' | 'moss' | 'sea' | 'wine' | 'seal';

const tones: Record<BadgeTone, string> = {
  plain: 'border-line bg-sunken text-ink-soft',
  ember: 'border-transparent bg-ember-wash text-ember',
  candle: 'border-transparent bg-candle-wash text-candle',
  moss: 'border-transparent bg-moss-wash text-moss',
  sea: 'border-transparent bg-sea-wash text-sea',
  wine: 'border-transparent bg-wine-wash text-wine',
  seal: 'border-transparent bg-seal text-on-seal',
};

interface BadgeProps {
  tone?: BadgeTone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

/** One or two words about a thing. */
export function Badge({ tone = 'plain', icon, children, className }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2.5 py-0.5 text-note font-semibold whitespace-nowrap [&_svg]:size-3.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
