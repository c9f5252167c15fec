import { capitalize } from '#domain/text/capitalize.ts';
import type { FightFact } from './recap.ts';

/** What those did who did not fall. */
const stayed = { ended: 'got away or gave up', lost: 'kept the field', unfinished: 'still stood' } as const;

/** How a fight of a session went, as one sentence. */
export function tellFight(fight: FightFact): string {
  if (fight.outcome === 'written') return fight.text;
  if (fight.outcome === 'broughtDown') return `${capitalize(listed(fight.foes))} ${fight.foes.length > 1 ? 'were' : 'was'} brought down.`;
  const { fallen, remaining, heroesLost } = fight;
  const parts = [
    ...(fallen.length > 0 ? [`${listed(fallen)} fell`] : []),
    ...(remaining.length > 0 ? [`${listed(remaining)} ${stayed[fight.outcome]}`] : []),
    ...(heroesLost.length > 0 ? [`${listed(heroesLost)} died`] : []),
  ];
  return `${capitalize(parts.join(', and '))}.`;
}

function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const parts = [...counts].map(([name, count]) => (count > 1 ? `${name} × ${count}` : name));
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}
