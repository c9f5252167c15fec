import type { Character, ClassLevels } from '#domain/character/character.ts';
import { freshClass, pathAt } from '#domain/character/classes/class-levels.ts';
import { refuse } from '#domain/character/refusals.ts';
import type { CharacterResult } from '#domain/character/refusals.ts';
import { fixedGainOf } from '#domain/character/sheet/hit-points.ts';
import { yes } from '#domain/result.ts';
import { classIds, highestLevel, hitDieIds } from '#domain/srd/class-rules.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { classes } from '#domain/srd/classes.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { FoundryActor, FoundryItem } from './foundry-actor.ts';
import type { FoundryFlags } from './foundry-flags.ts';

/** The classes of an actor, with the hit dice that are spent, and what of them was lost. */
export interface Callings extends Pick<Character, 'classes' | 'hitDiceSpent'> {
  report: string[];
}

interface Found {
  id: ClassId;
  item: FoundryItem;
  level: number;
}

const named = ({ name }: FoundryItem) => name.slice(0, 60);
const mapOf = (value: unknown) => new Map<string, unknown>(Object.entries(value ?? {}));

function levelIn({ system }: FoundryItem): number {
  const levels = Math.round(system.levels ?? 1);
  return Number.isFinite(levels) ? Math.min(highestLevel, Math.max(1, levels)) : 1;
}

/** What an item of a class remembers of the hit points of its levels; null where it does not. */
function hitPointsIn({ system: { advancement } }: FoundryItem): Map<string, unknown> | null {
  const list: unknown[] = Array.isArray(advancement) ? advancement : Object.values(advancement ?? {});
  const [values] = list.map(mapOf).flatMap((entry) => (entry.get('type') === 'HitPoints' ? [mapOf(entry.get('value'))] : []));
  return values ?? null;
}

/** What the hit die gave at each level but the first of all; none of it where that is not remembered. */
function gainsIn({ item, id, level }: Found, isFirst: boolean): number[] {
  const { hitDie } = classes[id];
  const values = hitPointsIn(item);
  const from = isFirst ? 2 : 1;
  if (!values || values.size < from) return [];
  return Array.from({ length: level - from + 1 }, (_, index) => {
    const gain = values.get(String(index + from));
    return typeof gain === 'number' && Number.isInteger(gain) && gain >= 1 && gain <= hitDie ? gain : fixedGainOf(hitDie);
  });
}

/** The item of the class that an actor began with: the one it names, or the one whose first level gave the whole die, or the highest. */
function beginning({ system }: FoundryActor, found: readonly Found[]): Found | undefined {
  const original = system.details['originalClass'];
  const noted = found.find(({ item }) => typeof original === 'string' && original !== '' && item['_id'] === original);
  const whole = found.filter(({ item }) => hitPointsIn(item)?.get('1') === 'max');
  return noted ?? (whole.length === 1 ? whole[0] : found.toSorted((a, b) => b.level - a.level)[0]);
}

/** The classes of an actor that are known, each once, and a line for each of the others. */
function knownClasses({ items }: FoundryActor): { found: Found[]; written: FoundryItem[]; report: string[] } {
  const written = items.filter(({ type }) => type === 'class');
  const found: Found[] = [];
  const report: string[] = [];
  for (const item of written) {
    const id = classIds.find((each) => each === item.system.identifier || each === slugOf(item.name));
    const level = levelIn(item);
    if (!id) report.push(`The class “${named(item)}” is not known here: its ${level} levels are lost.`);
    else if (found.some((each) => each.id === id))
      report.push(`The class “${named(item)}” is in the file twice: ${level} levels are lost.`);
    else found.push({ id, item, level });
  }
  return { found, written, report };
}

/** No more levels than there are, and one class by the quick rules; what goes beyond is cut from the end. */
function withinLevels(found: readonly Found[], ruleSet: Character['ruleSet']): { kept: Found[]; report: string[] } {
  const report: string[] = [];
  let open = highestLevel;
  const kept = found.flatMap((each, index): Found[] => {
    const level = ruleSet === 'quick' && index > 0 ? 0 : Math.min(open, each.level);
    const { name } = classes[each.id];
    if (level < each.level && ruleSet === 'quick') report.push(`By the quick rules there is one class: ${name} ${each.level} is lost.`);
    else if (level < each.level) report.push(`There are ${highestLevel} levels in all: ${name} keeps ${level} of ${each.level}.`);
    open -= level;
    return level === 0 ? [] : [{ ...each, level }];
  });
  return { kept, report };
}

/** The paths of an actor that are not those of its classes here. */
function strangePaths({ items }: FoundryActor, kept: readonly Found[]): string[] {
  const ours = new Set(kept.map(({ id }) => slugOf(classes[id].subclass.name)));
  const others = items.filter(({ type, name }) => type === 'subclass' && !ours.has(slugOf(name)));
  return others.map((item) => {
    const of = item.system['classIdentifier'];
    const meant = of === undefined && kept.length === 1 ? kept[0] : kept.find(({ id }) => id === of);
    return `The subclass “${named(item)}” cannot be imported${meant ? `: the ${meant.id} here follows ${classes[meant.id].subclass.name}` : ''}.`;
  });
}

function spentIn(kept: readonly Found[]): Character['hitDiceSpent'] {
  const counts = hitDieIds.map((size): [string, number] => {
    const ofSize = kept.filter(({ id }) => `d${classes[id].hitDie}` === size);
    const spent = ofSize.reduce((sum, { item: { system }, level }) => {
      const count = system.hd?.spent ?? system.hitDiceUsed ?? 0;
      return sum + (Number.isFinite(count) ? Math.min(level, Math.max(0, Math.round(count))) : 0);
    }, 0);
    return [size, spent];
  });
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The classes of an actor, the one it began with first, and what is lost of them; refuses when none is known. */
export function classesIn(actor: FoundryActor, flags: FoundryFlags | null): CharacterResult<Callings> {
  const { found, written, report } = knownClasses(actor);
  const first = beginning(actor, found);
  if (!first && written.length === 0) return refuse('actorHasNoClass', {});
  if (!first) return refuse('classIsUnknown', { class: written[0]?.name.slice(0, 60) ?? '' });
  const ruleSet = flags?.ruleSet ?? 'srd';
  const { kept, report: cut } = withinLevels([first, ...found.filter((each) => each !== first)], ruleSet);
  const takenAs = (each: Found, isFirst: boolean): ClassLevels => ({
    ...freshClass(each.id),
    level: each.level,
    subclass: pathAt(each.id, each.level, ruleSet),
    order: classes[each.id].order ? (flags?.orders[each.id] ?? flags?.order ?? null) : null,
    hitPointGains: gainsIn(each, isFirst),
  });
  const [, ...others] = kept;
  return yes({
    classes: [takenAs(kept[0] ?? first, true), ...others.map((each) => takenAs(each, false))],
    hitDiceSpent: spentIn(kept),
    report: [...report, ...cut, ...strangePaths(actor, kept)],
  });
}
