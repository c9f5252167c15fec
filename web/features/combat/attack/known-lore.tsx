import type { OwnHero } from '#contract/play/combat-shapes.ts';
import { listText } from '#domain/text/list-text.ts';
import type { Figure } from '#web/features/combat/figure.ts';

/** What a hunter knows of whom they have marked, in a line each. */
export function KnownLore({ lore = [], figures }: Pick<OwnHero, 'lore'> & { figures: readonly Figure[] }) {
  return lore.map(({ id, resistances, immunities, vulnerabilities }) => {
    const told = [
      ...(resistances.length > 0 ? [`resists ${listText(resistances)}`] : []),
      ...(immunities.length > 0 ? [`is immune to ${listText(immunities)}`] : []),
      ...(vulnerabilities.length > 0 ? [`is vulnerable to ${listText(vulnerabilities)}`] : []),
    ];
    const name = figures.find((each) => each.id === id)?.name ?? 'Your mark';
    return (
      <p key={id} className="text-note text-ink-soft">
        Hunter’s Lore: {name} {told.length > 0 ? listText(told) : 'resists nothing, and is immune and vulnerable to nothing'}.
      </p>
    );
  });
}
