import type { LegendaryDeed } from '#domain/combat-legend-data.ts';
import type { Combatant } from '#domain/combat-state.ts';
import type { Cover } from '#domain/combat-terms.ts';
import { legendaryActionsLeft, refuseDeed, resistancesLeft } from '#domain/combat-uses.ts';
import type { Turn } from '#domain/combat-uses.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Suspense, lazy, useState } from 'react';
import { effectWords } from './combat-words.ts';
import { DeedButton } from './deed-button.tsx';
import type { Figure } from './figure.ts';
import type { Doing } from './use-combat.ts';

const EffectDialog = lazy(() => import('./effect-dialog.tsx').then((module) => ({ default: module.EffectDialog })));

interface LegendCardProps {
  one: Combatant;
  turn: Turn;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** What a legendary creature can do after the turns of others, and the failed saves it can still make after all. */
export function LegendCard({ one, turn, target, figures, doing }: LegendCardProps) {
  const [reaching, setReaching] = useState<LegendaryDeed | null>(null);
  const { id, name, legend } = one;
  if (!legend) return null;
  const waits = turn.active === id && turn.attacksMade > 0;
  const act = (deed: string, whom: string[], cover: Cover = 'none') => doing.step({ name: 'legendary', who: id, deed, whom, cover });
  const press = (deed: LegendaryDeed) => {
    if (deed.effect) setReaching(deed);
    else void act(deed.name, deed.attack !== null && target ? [target.id] : []);
  };
  return (
    <section aria-label={`${name}, legendary`} className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <h3 className="font-display text-name font-semibold wrap-anywhere">{name}, legendary</h3>
      {legend.actions > 0 && (
        <p className="figures text-note text-ink-soft" role="status">
          {legendaryActionsLeft(one)} of {legend.actions} legendary actions left.{' '}
          {waits ? 'Taken after other creatures’ turns.' : target && `Target: ${target.name}.`}
        </p>
      )}
      {!waits && legend.deeds.length > 0 && (
        <div role="group" aria-label={`Legendary actions of ${name}`} className="flex flex-col gap-2">
          {legend.deeds.map((deed) => (
            <DeedButton
              key={deed.name}
              name={deed.name}
              aside={asideOf(one, deed, turn, target)}
              off={refuseDeed(one, deed, turn) !== null || (deed.attack !== null && (target === null || target.id === id)) || doing.busy}
              onPress={() => press(deed)}
            >
              {deed.text}
              {deed.effect && ` ${effectWords(deed.effect)}.`}
            </DeedButton>
          ))}
        </div>
      )}
      <Checkbox
        label="Legendary Resistance: turn a failed save into a success"
        hint={`${resistancesLeft(one)} of ${legend.resistances} left. Untick to save them for later.`}
        checked={one.withstands}
        onChange={(on) => doing.step({ name: 'withstand', whom: id, on })}
      />
      {reaching?.effect && (
        <Suspense>
          <EffectDialog
            title={reaching.name}
            asksCover={reaching.effect.ability === 'dexterity'}
            figures={figures.filter((figure) => figure.id !== id)}
            busy={doing.busy}
            onClose={() => setReaching(null)}
            onUse={(whom, cover) => void act(reaching.name, whom, cover).then((done) => done && setReaching(null))}
          />
        </Suspense>
      )}
    </section>
  );
}

/** Why a deed waits, in a word or two. */
function asideOf(one: Combatant, deed: LegendaryDeed, turn: Turn, target: Figure | null): string | undefined {
  if (legendaryActionsLeft(one) === 0) return 'none left';
  if (refuseDeed(one, deed, turn) !== null) return 'used';
  return deed.attack !== null && target === null ? 'pick a target' : undefined;
}
