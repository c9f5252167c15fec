import type { ShownSheet } from '#domain/character/shown/shown-sheet.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Flame, MoonStar, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Character } from '#domain/character/character.ts';
import type { Hand } from '#web/features/characters/use-act.ts';

const RestDialog = lazy(() => import('./rest-dialog.tsx').then((part) => ({ default: part.RestDialog })));
const PassInspirationDialog = lazy(() => import('./pass-inspiration-dialog.tsx').then((part) => ({ default: part.PassInspirationDialog })));

interface RestProps {
  character: Character;
  sheet: ShownSheet;
  hand: Hand;
  /** Whether rests wait for a Dungeon Master. */
  awaitsDm: boolean;
  /** Whether whoever looks gives Heroic Inspiration to this hero. */
  gives: boolean;
}

/** Rests, and Heroic Inspiration. */
export function SheetRest({ character, sheet, hand, awaitsDm, gives }: RestProps) {
  const [asking, setAsking] = useState<'short' | 'long' | null>(null);
  const off = hand.busy || awaitsDm || sheet.hitPoints.left === 0;
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="outline" size="sm" disabled={off} icon={<Flame aria-hidden />} onClick={() => setAsking('short')}>
        Short Rest
      </Button>
      <Button variant="outline" size="sm" disabled={off} icon={<MoonStar aria-hidden />} onClick={() => setAsking('long')}>
        Long Rest
      </Button>
      <Inspiration {...{ character, hand, gives }} />
      <Suspense>{asking && <RestDialog rest={asking} sheet={sheet} hand={hand} onClose={() => setAsking(null)} />}</Suspense>
    </div>
  );
}

/**
 * Heroic Inspiration: given by whoever may, who also says that it went to a die that was rolled elsewhere, or passed on where it came a
 * second time. It is spent below the roll that it changes.
 */
function Inspiration({ character, hand, gives }: Pick<RestProps, 'character' | 'hand' | 'gives'>) {
  const [isPassing, setPassing] = useState(false);
  const { inspiration, inspirationToPass } = character;
  return (
    <>
      {gives && (
        <Button
          variant="quiet"
          title={inspiration ? 'Heroic Inspiration went to a die that was rolled elsewhere' : 'Gives Heroic Inspiration'}
          size="sm"
          disabled={hand.busy}
          icon={<Sparkles aria-hidden />}
          onClick={() => void hand.act({ kind: 'inspiration', held: !inspiration })}
        >
          {inspiration ? 'Inspiration was spent' : 'Give inspiration'}
        </Button>
      )}
      {inspirationToPass && (
        <Button variant="soft" size="sm" disabled={hand.busy} onClick={() => setPassing(true)}>
          Pass inspiration on
        </Button>
      )}
      <Suspense>{isPassing && <PassInspirationDialog character={character} onClose={() => setPassing(false)} />}</Suspense>
    </>
  );
}
