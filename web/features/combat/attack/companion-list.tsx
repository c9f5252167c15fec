import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { damageText, effectText, reachText, signed } from '#domain/combat/deeds/attack-figures.ts';
import type { Figure } from '#web/features/combat/figure.ts';

/** Those whom one's hero has called: how they are, and what they can do when it is their turn. */
export function CompanionList({ companions, figures }: { companions: readonly OwnHero[]; figures: readonly Figure[] }) {
  const shown = companions.flatMap((one) => {
    const figure = figures.find(({ id }) => id === one.id);
    // Of a mount that nobody called there is nothing to read.
    return figure && !(one.isRidden === true && one.attacks.length === 0) ? [{ one, figure }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Called creatures" className="mb-3 flex flex-col gap-2">
      {shown.map(({ one: { attacks, attacksPerTurn, effects }, figure: { id, name, hitPoints, armorClass } }) => (
        <li key={id} className="flex flex-col gap-0.5 rounded-card border border-line bg-surface px-4 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-2 text-control font-semibold">
            {name}
            <span className="figures font-normal text-ink-soft">
              {hitPoints && `${hitPoints.now} of ${hitPoints.maximum} hit points`}
              {armorClass !== null && ` · AC ${armorClass}`}
              {attacksPerTurn > 1 && ` · ${attacksPerTurn} attacks a turn`}
            </span>
          </p>
          {attacks.map((attack) => (
            <p key={attack.name} className="figures text-note">
              {attack.name}: {signed(attack.toHit)} to hit, {reachText(attack)}, {damageText(attack.damage)}
            </p>
          ))}
          {effects.map((effect) => (
            <p key={effect.name} className="figures text-note">
              {effect.name}: {effectText(effect)}
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}
