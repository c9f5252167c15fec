import { classNames } from '#web/ui/class-names.ts';
import { Crosshair, EyeOff, Flame, Skull } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure } from '#web/features/combat/figure.ts';
import { initialsOf } from '#web/ui/initials.ts';

/** Heroes are round and foes square, so that no colour is needed to tell them apart. */
const shapes: Record<Figure['side'], string> = {
  heroes: 'rounded-full border-candle',
  foes: 'rounded-control border-wine text-wine',
  others: 'rounded-[0.25rem] border-line-strong border-dashed',
};

interface FaceProps {
  figure: Figure;
  target: boolean;
  /** Whether it gives room to what can be done on a phone. */
  isSmall?: boolean;
  /** Their picture; their initials stand in for it. */
  picture?: ReactNode;
}

/** Somebody in the order as a token, with what one must see of them at a glance. Decorative: the words stand beside it. */
export function Face({ figure: { name, side, health, hidden, concentration }, target, isSmall = false, picture }: FaceProps) {
  const { letters, number } = initialsOf(name);
  const isDead = health === 'dead';
  return (
    <span aria-hidden className={classNames('relative inline-flex shrink-0 short:hidden', (isDead || hidden) && 'opacity-60')}>
      <span
        className={classNames(
          'figures inline-flex items-center justify-center overflow-hidden border-2 bg-surface font-display text-control font-semibold',
          isSmall ? 'size-10 whitespace-nowrap narrow:size-8 narrow:text-[0.8125rem]' : 'size-10',
          shapes[side],
        )}
      >
        {isDead ? <Skull className="size-5" /> : (picture ?? `${letters}${number}`)}
      </span>
      <Mark shown={target} place="-right-1.5 -top-1.5 text-ember" icon={<Crosshair />} />
      <Mark shown={hidden} place="-left-1.5 -bottom-1 text-ink-soft" icon={<EyeOff />} />
      <Mark shown={concentration !== null} place="-right-1.5 -bottom-1 text-sea" icon={<Flame />} />
    </span>
  );
}

function Mark({ shown, place, icon }: { shown: boolean; place: string; icon: ReactNode }) {
  if (!shown) return null;
  return <span className={`absolute rounded-full bg-raised p-0.5 [&_svg]:size-3.5 ${place}`}>{icon}</span>;
}
