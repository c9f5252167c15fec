import { classNames } from '#web/ui/class-names.ts';
import { isStill } from '#web/ui/appearance.ts';
import { useTheme } from '#web/ui/theme.ts';
import { useEffect, useRef } from 'react';
import { StageHand } from './stage-hand.ts';
import { onThrow } from './throws.ts';
import { wantsThrownDice } from './wants-thrown-dice.ts';

/**
 * Where dice roll that have fallen, over whatever it lies on: nobody presses it, and nobody hears of it, as the result stands in words
 * elsewhere. A press anywhere takes the dice away. Nothing comes for people who want no motion or no such dice, and where nothing draws them.
 */
export function ThrowStage({ className = 'inset-0' }: { className?: string }) {
  const theme = useTheme();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    const hand = new StageHand(place.current);
    const stop = onThrow((dice) => {
      // Where it is not in sight, behind another tab or page, nobody waits for them.
      const isSeen = !document.hidden && (place.current?.clientWidth ?? 0) > 0;
      if (isSeen && wantsThrownDice() && !isStill()) hand.take(dice);
    });
    window.addEventListener('pointerdown', hand.drop);
    return () => {
      stop();
      window.removeEventListener('pointerdown', hand.drop);
      hand.end();
    };
    // Another theme has dice of other colours.
  }, [theme]);
  return (
    <div aria-hidden className={classNames('pointer-events-none absolute overflow-hidden print:hidden', className)}>
      {/* Its colours are those of the dice. */}
      <div ref={place} className="size-full fill-ember text-on-ember" />
    </div>
  );
}
