import type { Character } from '#domain/character/character.ts';
import type { FallenUse } from '#domain/character/shown/shown-uses.ts';
import { isCalledBack } from '#domain/character/rebirth/called-back.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { HeartPulse, Sprout } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { deathSaveText } from './sheet-text.ts';
import { useRollPress } from '#web/features/characters/rolls/use-roll-press.tsx';
import type { Hand } from '#web/features/characters/use-act.ts';
import { Term } from '#web/lib/terms/term.tsx';

const RebirthDialog = lazy(() => import('./rebirth/rebirth-dialog.tsx').then((part) => ({ default: part.RebirthDialog })));

interface DeathSavesProps {
  character: Character;
  life: 'dying' | 'stable' | 'dead';
  fallen: readonly FallenUse[];
  hand: Hand;
}

const sentences = {
  dying: (
    <>
      0 hit points: make <Term name="death save">death saving throws</Term>. Three successes stabilize you, three failures kill you.
    </>
  ),
  stable: '0 hit points and stable.',
  dead: 'Dead. Only strong magic can bring them back.',
};

/** What holds between life and death, and the roll that decides it. */
export function DeathSaves({ character, life, fallen, hand }: DeathSavesProps) {
  const { deathSaves } = character;
  return (
    <div className="flex flex-col gap-3 rounded-control bg-wine-wash p-3">
      <p className="text-control">{sentences[life]}</p>
      {life === 'dying' && (
        <div role="img" aria-label={deathSaveText(deathSaves)} className="flex flex-wrap gap-x-6 gap-y-2 text-note">
          <Pips label="Successes" count={deathSaves.successes} tone="border-moss" full="bg-moss" />
          <Pips label="Failures" count={deathSaves.failures} tone="border-wine rotate-45 !rounded-[2px]" full="bg-wine" />
        </div>
      )}
      {hand.mayAct && (
        <div className="flex flex-wrap gap-2">
          {life === 'dying' && (
            <>
              <DeathSave busy={hand.busy} />
              <Button
                variant="outline"
                disabled={hand.busy}
                icon={<HeartPulse aria-hidden />}
                onClick={() => void hand.act({ kind: 'stabilize' })}
              >
                Stabilize
              </Button>
              <FallenUses fallen={fallen} hand={hand} />
            </>
          )}
          {life === 'dead' && <WaysBack character={character} hand={hand} />}
        </div>
      )}
    </div>
  );
}

/** Ways in which the dead come back: as they were, or in a new body, as Reincarnate has it. */
function WaysBack({ character, hand }: Pick<DeathSavesProps, 'character' | 'hand'>) {
  const isCalled = character.activeEffects.some(isCalledBack);
  // The spell opens the dialog by itself; whoever closes it has the button still.
  const [isReborn, setReborn] = useState<boolean | null>(null);
  return (
    <>
      <Button variant="outline" disabled={hand.busy} icon={<HeartPulse aria-hidden />} onClick={() => void hand.act({ kind: 'revive' })}>
        Bring back
      </Button>
      <Button variant="outline" disabled={hand.busy} icon={<Sprout aria-hidden />} onClick={() => setReborn(true)}>
        Reborn in a new body
      </Button>
      <Suspense>{(isReborn ?? isCalled) && <RebirthDialog character={character} hand={hand} onClose={() => setReborn(false)} />}</Suspense>
    </>
  );
}

/** What is there for the moment in which somebody drops to 0 hit points, such as Relentless Endurance. */
function FallenUses({ fallen, hand }: Pick<DeathSavesProps, 'fallen' | 'hand'>) {
  return fallen.map(({ use, key, name }) => (
    <Button
      key={key}
      variant="outline"
      disabled={hand.busy}
      icon={<HeartPulse aria-hidden />}
      onClick={() => void hand.act({ kind: 'useFeature', use, way: key })}
    >
      {name}
    </Button>
  ));
}

function DeathSave({ busy }: { busy: boolean }) {
  const { button, options } = useRollPress({ kind: 'deathSave' }, 'Death save');
  return (
    <>
      <Button {...button} variant="seal" disabled={busy} icon={<DiceIcon aria-hidden />}>
        Death Save
      </Button>
      {options}
    </>
  );
}

function Pips({ label, count, tone, full }: { label: string; count: number; tone: string; full: string }) {
  return (
    <span className="flex items-center gap-2">
      {label}
      {[1, 2, 3].map((pip) => (
        <span key={pip} className={classNames('size-3.5 rounded-full border-2', tone, pip <= count && full)} />
      ))}
    </span>
  );
}
