import type { LegendaryAction } from '#domain/rules/legendary-data.ts';
import type { Combatant } from '#domain/combat/state.ts';
import type { Cover } from '#domain/rules/combat-terms.ts';
import type { LegendNow } from '#domain/combat/legendary/legend-now.ts';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Suspense, lazy, useState } from 'react';
import { effectText } from '#domain/combat/deeds/attack-figures.ts';
import { ActionButton } from '#web/features/combat/fields/action-button.tsx';
import type { UseChoice } from '#domain/combat/deeds/step-of-use.ts';
import { placing } from '#web/features/combat/around/placing.ts';
import { useAround } from '#web/features/combat/around/use-around.ts';
import type { Figure } from '#web/features/combat/figure.ts';
import type { Doing } from '#web/features/combat/use-combat.ts';

const LegendSpell = lazy(() => import('./legend-spell.tsx').then((module) => ({ default: module.LegendSpell })));
const EffectDialog = lazy(() => import('./effect-dialog.tsx').then((module) => ({ default: module.EffectDialog })));

interface LegendCardProps {
  one: Combatant;
  /** How it stands with its legendary actions. */
  now: LegendNow;
  target: Figure | null;
  figures: readonly Figure[];
  doing: Doing;
}

/** Why an action cannot be taken now, in a word or two: the rules refuse it, or its attack has no target. */
function whyNotNow({ name, attack }: LegendaryAction, { notNow }: LegendNow, target: Figure | null): string | undefined {
  return notNow[name] ?? (attack !== null && target === null ? 'pick a target' : undefined);
}

/** What a legendary creature can do after the turns of others, and the failed saves it can still make after all. */
export function LegendCard({ one, now, target, figures, doing }: LegendCardProps) {
  const [reaching, setReaching] = useState<LegendaryAction | null>(null);
  const { id, name, legend } = one;
  if (!legend) return null;
  const { waits } = now;
  const act: Act = (action, targetIds, cover = 'none', chosen = null) =>
    doing.step({ name: 'legendary', actorId: id, action, targetIds, cover, ...chosen });
  const place = usePlaced(one, waits, doing);
  const press = (action: LegendaryAction) => {
    if (place && action.teleports !== undefined) place(action, action.attack !== null && target ? [target.id] : []);
    else if (action.effect || action.spell) setReaching(action);
    else void act(action.name, action.attack !== null && target ? [target.id] : []);
  };
  return (
    <section aria-label={`${name}, legendary`} className="flex flex-col gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <h3 className="font-display text-name font-semibold wrap-anywhere">{name}, legendary</h3>
      {legend.lair && (
        <Checkbox
          label="In its lair"
          hint="One more legendary action, and one more legendary resistance."
          checked={one.inLair === true}
          onChange={(on) => doing.step({ name: 'lair', targetId: id, on })}
        />
      )}
      {legend.actions > 0 && (
        <p className="figures text-note text-ink-soft" role="status">
          {now.left} of {legend.actions} legendary actions left. {now.when} {!waits && target !== null && `Target: ${target.name}.`}
        </p>
      )}
      {!waits && legend.legendaryActions.length > 0 && (
        <div role="group" aria-label={`Legendary actions of ${name}`} className="flex flex-col gap-2">
          {legend.legendaryActions.map((action) => (
            <ActionButton
              key={action.name}
              name={action.name}
              aside={whyNotNow(action, now, target)}
              off={whyNotNow(action, now, target) !== undefined || (action.attack !== null && target?.id === id) || doing.busy}
              onPress={() => press(action)}
            >
              {action.text}
              {action.effect && ` ${effectText(action.effect)}.`}
            </ActionButton>
          ))}
        </div>
      )}
      <Checkbox
        label="Legendary Resistance: turn a failed save into a success"
        hint={`${now.resistances} of ${legend.resistances} left. Untick to save them for later.`}
        checked={one.legendaryResistanceEnabled}
        onChange={(on) => doing.step({ name: 'legendaryResistance', targetId: id, on })}
      />
      {reaching && <Reaching action={reaching} {...{ one, target, figures, doing }} onAct={act} onClose={() => setReaching(null)} />}
    </section>
  );
}

/** Asks on the battle map that is shown where an action that teleports leads; undefined where the creature stands on none, or has no such action. */
function usePlaced({ id, legend }: Combatant, waits: boolean, { campaignId, step }: Doing) {
  const leaps = !waits && legend?.legendaryActions.some(({ teleports }) => teleports !== undefined) === true;
  const around = useAround(campaignId, leaps ? id : null);
  if (!leaps || around === null) return undefined;
  return ({ name, teleports = 0 }: LegendaryAction, targetIds: string[]) =>
    placing.set({
      campaignId,
      actorId: id,
      name,
      area: { shape: 'sphere', feet: 0 },
      reach: teleports,
      use: (placed) => step({ name: 'legendary', actorId: id, action: name, targetIds }, { placing: placed }),
    });
}

type Act = (
  action: string,
  targetIds: string[],
  cover?: Cover,
  chosen?: Pick<UseChoice, 'choice' | 'damageType'> | null,
) => Promise<boolean>;

interface ReachingProps extends Omit<LegendCardProps, 'now'> {
  action: LegendaryAction;
  onAct: Act;
  onClose: () => void;
}

/** Asks what a legendary action leaves open: whom its effect reaches, or what its spell asks for. */
function Reaching({ action, one, target, figures, doing, onAct, onClose }: ReachingProps) {
  return (
    <>
      {action.spell && (
        <Suspense>
          <LegendSpell
            {...{ one, target, figures }}
            name={action.name}
            spell={action.spell}
            campaignId={doing.campaignId}
            busy={doing.busy}
            onClose={onClose}
            onCast={({ targetIds, cover, choice, damageType }) =>
              void onAct(action.name, targetIds, cover, { choice, damageType }).then((done) => done && onClose())
            }
          />
        </Suspense>
      )}
      {action.effect && (
        <Suspense>
          <EffectDialog
            title={action.name}
            asksCover={action.effect.ability === 'dexterity'}
            side={one.side}
            figures={figures.filter((figure) => figure.id !== one.id)}
            busy={doing.busy}
            onClose={onClose}
            onUse={(targetIds, cover) => void onAct(action.name, targetIds, cover).then((done) => done && onClose())}
          />
        </Suspense>
      )}
    </>
  );
}
