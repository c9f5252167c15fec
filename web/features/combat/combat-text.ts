import type { CreatureSpell } from '#domain/rules/spell-data.ts';
import { turnsText } from '#domain/character/shown-conditions.ts';
import { healthLabel } from '#domain/combat/effects/health.ts';
import type { Figure } from './figure.ts';

/** Spells that are counted alike, with how often each or all of them can be cast: "At will", "2 a day each", "Divine Aid, 3 a day". */
export function spellGroups(spells: readonly CreatureSpell[]): { title: string; spells: CreatureSpell[] }[] {
  const groups = new Map<string, CreatureSpell[]>();
  for (const spell of spells) {
    const { uses, pool } = spell;
    const title = uses === null ? 'At will' : pool === null ? `${uses} per day each` : `${pool}, ${uses} per day`;
    groups.set(title, [...(groups.get(title) ?? []), spell]);
  }
  return [...groups].map(([title, each]) => ({ title, spells: each }));
}

/** A spell with the level it is cast at; cantrips by their name alone. */
export function spellText({ name, level }: CreatureSpell): string {
  return level === 0 ? name : `${name} (level ${level})`;
}

/** A condition on a chip: its level, and how long it still lasts. */
export function conditionText({ name, level, turns }: Figure['conditions'][number]): string {
  const named = name === 'exhaustion' ? `exhaustion ${level}` : name;
  return turns === null ? named : `${named}, ${turnsText(turns)}`;
}

/** How somebody stands, for those who do not see the bar: "12 of 20 hit points, 3 temporary" or "bloodied". */
export function standingText({ hitPoints, health }: Pick<Figure, 'hitPoints' | 'health'>): string {
  if (hitPoints === null) return healthLabel(health);
  const { now, maximum, temporary } = hitPoints;
  return `${now} of ${maximum} hit points${temporary > 0 ? `, ${temporary} temporary` : ''}, ${healthLabel(health)}`;
}

/**
 * Who acts now, and when one’s own turn is: "Aelith’s turn. You are next." The turns of the dead pass, and
 * things, which have no initiative, have none. Where the hidden stand in the
 * order is not told.
 */
export function turnText(
  figures: readonly Pick<Figure, 'id' | 'name' | 'health' | 'initiative'>[],
  active: string | null,
  own: string,
): string {
  const order = figures.filter(({ id, health, initiative }) => (health !== 'dead' && initiative !== null) || id === own || id === active);
  const acts = order.find(({ id }) => id === active);
  const now = acts ? `${acts.name}’s turn.` : 'A hidden creature’s turn.';
  const place = order.findIndex(({ id }) => id === own);
  if (order[place]?.health === 'dead') return now;
  if (!acts) return `${now} Yours is still to come.`;
  const before = order.at(place - 1);
  return before === undefined || before === acts ? `${now} You are next.` : `${now} Your turn comes after ${before.name}.`;
}
