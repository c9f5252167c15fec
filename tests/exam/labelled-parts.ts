import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Adventure } from '#domain/narration/adventure.ts';
import { parseIntents } from '#server/features/storyteller/parse/parsed-intent.ts';
import type { HeroAction } from '#server/features/storyteller/parse/action.ts';
import { briefAt, newEvening } from './evening.ts';
import { partyOf } from './party.ts';

const words = z.string().min(1);
/** What a good game master would take a part of a line for. */
const Meant = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('ask'), about: z.string(), words }),
  z.strictObject({ is: z.literal('say'), to: z.string(), question: z.boolean(), words }),
  z.strictObject({ is: z.literal('do'), by: z.enum(['mira', 'tov', 'both']), what: z.string(), at: z.string().nullable(), words }),
  z.strictObject({ is: z.literal('if'), words }),
  z.strictObject({ is: z.literal('none'), words }),
]);
type Meant = z.infer<typeof Meant>;
const Either = z.looseObject({ or: Meant.optional() });
/** A line as somebody typed it in a scene, cut into its parts; a part may have a second reading that is as good. */
const LabelledLine = z.strictObject({
  scene: z.string(),
  persona: z.int(),
  said: z.string().min(1),
  parts: z.array(Either.transform(({ or, ...meant }) => [Meant.parse(meant), ...(or === undefined ? [] : [or])])).min(1),
});
export type LabelledLine = z.output<typeof LabelledLine>;

/** The labelled lines of a world. They were written by people who had only a sheet of its places, people and things. */
export function labelledLines(world: string): LabelledLine[] {
  return readFileSync(join(import.meta.dirname, 'parts', `${world}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => LabelledLine.parse(JSON.parse(line)));
}

/** What a part was read as: what it is, who does it, and the ids of whom it is said to. */
interface Read {
  is: Meant['is'];
  by: string;
  to: string[];
}

function readAs({ kept, remark, kind, quote, actor, targets }: HeroAction): Read {
  const is =
    kept !== undefined && kept !== null
      ? 'if'
      : remark === true || kind === 'ooc'
        ? 'none'
        : kind === 'ask' || kind === 'lore'
          ? 'ask'
          : kind === 'talk' || (kind === 'trick' && quote !== null)
            ? 'say'
            : 'do';
  const to = targets.flatMap((each) => (each.kind === 'npc' ? [each.npc.id] : each.kind === 'hero' ? [each.hero.name.toLowerCase()] : []));
  return { is, by: actor.name.toLowerCase(), to };
}

/** Whether a part was read as what it is, by whom it is done, and to whom it is said, where anybody was made out. */
function isAsMeant(meant: Meant, read: Read): boolean {
  if (meant.is !== read.is) return false;
  if (meant.is === 'do') return meant.by === 'both' || meant.by === read.by;
  if (meant.is === 'say') return meant.to === 'all' || read.to.length === 0 || read.to.includes(meant.to);
  return true;
}

/** The most parts that can be paired with what was read, in order; one reading may stand for several parts in a row. */
function pairedParts(parts: LabelledLine['parts'], read: readonly Read[]): number {
  const best = Array.from({ length: parts.length + 1 }, () => Array.from({ length: read.length + 1 }, () => 0));
  const at = (part: number, reading: number) => best[part]?.[reading] ?? 0;
  for (let part = parts.length - 1; part >= 0; part--)
    for (let reading = read.length - 1; reading >= 0; reading--) {
      const [meant, found] = [parts[part] ?? [], read[reading]];
      const isPair = found !== undefined && meant.some((each) => isAsMeant(each, found));
      const paired = isPair ? 1 + at(part + 1, reading) : 0;
      const row = best[part];
      if (row) row[reading] = Math.max(at(part + 1, reading), at(part, reading + 1), paired);
    }
  return at(0, 0);
}

/** Of labelled lines of a world: the share of the parts that are read as meant, and of the lines of which every part is and nothing else was read. */
export function partsRead(adventure: Adventure, lines: readonly LabelledLine[]): { parts: number; lines: number } {
  let [right, all, whole] = [0, 0, 0];
  for (const { scene, said, parts } of lines) {
    const evening = newEvening(adventure, 'labelled-parts');
    const state = { ...evening.state, scene, visited: [...new Set([...evening.state.visited, scene])] };
    const brief = briefAt(adventure, { ...evening, state }, partyOf(state), [{ hero: 'Mira', text: said }]);
    const read = parseIntents(brief).flatMap(({ actions, left }) => [...actions, ...left].map(readAs));
    const asides = parts.filter((part) => part.every(({ is }) => is === 'none')).length;
    const paired = pairedParts(parts, read);
    // What is only said to the table may be passed over: nothing else was read then than the other parts.
    const others = pairedParts(
      parts.filter((part) => part.some(({ is }) => is !== 'none')),
      read,
    );
    const isPassedOver = read.filter(({ is }) => is !== 'none').length <= others;
    const found = isPassedOver ? others + asides : paired;
    right += found;
    all += parts.length;
    if (found === parts.length && isPassedOver) whole++;
  }
  return { parts: right / all, lines: whole / lines.length };
}
