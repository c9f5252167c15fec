import { isSame } from '#domain/difference.ts';
import { mergeBoth } from '#domain/world/lore/edit.ts';
import type { Part, Written } from './part.ts';

/** Whose words hold where both were changed: one’s own, those of the new version, or both together. */
export const sides = ['mine', 'theirs', 'both'] as const;
export type Side = (typeof sides)[number];

/** Something that one has changed, and that the new version changes in another way. */
export interface Choice {
  /** What is chosen: a field of a part, or the part as a whole. */
  key: string;
  part: Pick<Part, 'key' | 'kind' | 'name'>;
  /** Null where one side has removed the part and the other has changed it. */
  field: string | null;
  /** Null for a part that one has removed. */
  mine: unknown;
  /** Null for a part that the new version has no more. */
  theirs: unknown;
  /** Both together, where their changes can be merged. */
  both: { value: unknown } | null;
}

/** What one has changed and the new version has not: it stays. */
export interface Kept {
  part: Pick<Part, 'key' | 'kind' | 'name'>;
  /** None where one has removed the part. */
  fields: string[];
}

/** What becomes of an installed copy with a newer version. */
export interface UpdatePlan {
  /** Parts as they are written, with what stood there before; `after` is null for those that go. */
  follows: Written[];
  kept: Kept[];
  choices: Choice[];
}

interface Compared {
  /** What was installed; null where that is not known. */
  base: readonly Part[] | null;
  /** What stands there now. */
  mine: readonly Part[];
  /** The new version. */
  theirs: readonly Part[];
}

const byKey = (parts: readonly Part[]) => new Map(parts.map((part) => [part.key, part]));
const brief = ({ key, kind, name }: Part) => ({ key, kind, name });

/**
 * Compares an installed copy with a newer version, part by part and field by field. What one has not touched follows the new
 * version. What one has changed stays where the new version leaves it alone. Where both have changed something, one chooses.
 * Parts of one’s own are not looked at. Where it is not known what was installed, everything that differs is a choice, and
 * nothing goes.
 */
export function planUpdate({ base, mine, theirs }: Compared): UpdatePlan {
  const [known, held, fresh] = [byKey(base ?? []), byKey(mine), byKey(theirs)];
  const plan: UpdatePlan = { follows: [], kept: [], choices: [] };
  for (const part of theirs) {
    const [was, now] = [known.get(part.key), held.get(part.key)];
    if (now) compareFields(plan, { was, now, part });
    else if (!was) plan.follows.push({ before: null, after: part });
    else if (isSame(was.fields, part.fields)) plan.kept.push({ part: brief(part), fields: [] });
    else plan.choices.push({ ...wholly(part), mine: null, theirs: part.fields });
  }
  for (const was of base ?? []) {
    const now = held.get(was.key);
    if (fresh.has(was.key) || !now) continue;
    if (isSame(was.fields, now.fields)) plan.follows.push({ before: now, after: null });
    else plan.choices.push({ ...wholly(now), mine: now.fields, theirs: null });
  }
  return plan;
}

const wholly = (part: Part) => ({ key: part.key, part: brief(part), field: null, both: null });

function compareFields(plan: UpdatePlan, { was, now, part }: { was: Part | undefined; now: Part; part: Part }): void {
  const taken: Record<string, unknown> = {};
  const kept: string[] = [];
  for (const field of new Set([...Object.keys(part.fields), ...Object.keys(now.fields)])) {
    const [base, mine, theirs] = [was?.fields[field], now.fields[field], part.fields[field]];
    if (isSame(mine, theirs)) continue;
    if (was && isSame(base, mine)) taken[field] = theirs;
    else if (was && isSame(base, theirs)) kept.push(field);
    else {
      const both = was ? mergeBoth(base, mine, theirs) : null;
      plan.choices.push({ key: `${part.key}#${field}`, part: brief(now), field, mine, theirs, both });
    }
  }
  if (Object.keys(taken).length > 0) plan.follows.push({ before: now, after: changed(now, taken) });
  if (kept.length > 0) plan.kept.push({ part: brief(now), fields: kept });
}

/** A part with other values in some fields; a field without a value is left out. */
function changed(part: Part, fields: Record<string, unknown>): Part {
  const after = Object.fromEntries(Object.entries({ ...part.fields, ...fields }).filter(([, value]) => value !== undefined));
  return { ...part, name: nameIn(after) ?? part.name, fields: after };
}

function nameIn({ name, title }: Record<string, unknown>): string | null {
  if (typeof name === 'string') return name;
  return typeof title === 'string' ? title : null;
}

/** Everything that an update writes, once all is chosen. Null where something is not, or both is chosen where that cannot be. */
export function writtenBy(plan: UpdatePlan, mine: readonly Part[], sideOf: (key: string) => Side | undefined): Written[] | null {
  const held = byKey(mine);
  const written = new Map(plan.follows.map((each) => [(each.after ?? each.before)?.key ?? '', each]));
  for (const choice of plan.choices) {
    const side = sideOf(choice.key);
    if (side === undefined || (side === 'both' && !choice.both)) return null;
    if (side === 'mine') continue;
    const { key } = choice.part;
    const now = written.get(key) ?? { before: held.get(key) ?? null, after: held.get(key) ?? null };
    written.set(key, { ...now, after: afterChoice(choice, now.after, side) });
  }
  return [...written.values()];
}

function afterChoice({ part, field, theirs, both }: Choice, now: Part | null, side: Side): Part | null {
  if (field !== null) return now && changed(now, { [field]: side === 'both' ? both?.value : theirs });
  return isFields(theirs) ? { ...part, fields: theirs } : null;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * What takes an update back: each part that it wrote becomes what it was, where nobody has changed it since. What was changed
 * since stays as it is, and is named.
 */
export function writtenBack(written: readonly Written[], mine: readonly Part[]): { written: Written[]; left: string[] } {
  const parts = (side: 'before' | 'after') => written.flatMap((each) => each[side] ?? []);
  const plan = planUpdate({ base: parts('after'), mine, theirs: parts('before') });
  const left = [...new Set(plan.choices.map(({ part }) => part.name))];
  return { written: writtenBy(plan, mine, () => 'mine') ?? [], left };
}
