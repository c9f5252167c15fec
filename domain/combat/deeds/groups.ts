import type { ActivityUse } from './activity-use.ts';

/** What of a turn things take, in the order in which they are shown. */
const groups = ['Action', 'Bonus action', 'Reaction', 'Other'] as const;
export type Group = (typeof groups)[number];

const groupOf: Record<ActivityUse['used']['takes'], Group> = {
  action: 'Action',
  attack: 'Action',
  bonusAction: 'Bonus action',
  reaction: 'Reaction',
  free: 'Other',
  long: 'Other',
};

/** What strikes or asks for saves comes first, then what heals, then the rest. */
function rankOf({ used: { activity } }: ActivityUse): number {
  if (activity.kind === 'attack' || activity.kind === 'save' || activity.kind === 'damage') return 0;
  return activity.kind === 'heal' ? 1 : 2;
}

/** Things to do by what they take of a turn: in each group what goes on first, then features, then spells by level. */
export function grouped(uses: readonly ActivityUse[]): [Group, ActivityUse[]][] {
  const sorted = uses.toSorted(
    (one, other) =>
      Number(other.isLater) - Number(one.isLater) ||
      rankOf(one) - rankOf(other) ||
      Number(one.used.kind === 'spell') - Number(other.used.kind === 'spell') ||
      one.used.level - other.used.level,
  );
  const found = Map.groupBy(sorted, ({ used }) => groupOf[used.takes]);
  return groups.flatMap((group): [Group, ActivityUse[]][] => {
    const each = found.get(group);
    return each ? [[group, each]] : [];
  });
}

/** What stands in a list: one thing to do, or all ways to cast a spell where none of them rolls, or all that something lets one cast. */
type Row = { one: ActivityUse } | { name: string; ways: ActivityUse[] };

/** Puts the ways of a spell that roll nothing into one row, at the place of the first. */
export function rowsOf(uses: readonly ActivityUse[]): Row[] {
  const isQuiet = (use: ActivityUse) => use.used.kind === 'spell' && use.used.item === undefined && rankOf(use) === 2 && !use.isLater;
  const bySpell = Map.groupBy(uses, (use) => use.group ?? (isQuiet(use) ? use.used.id : use.key));
  return [...bySpell.values()].flatMap((ways): Row[] => {
    const [first] = ways;
    return ways.length > 1 && first ? [{ name: first.group ?? first.used.name, ways }] : ways.map((one) => ({ one }));
  });
}
