import { z } from 'zod';
import { ActiveEffect } from '#domain/rules/activity/active-effect.ts';
import type { Duration } from '#domain/rules/activity/duration.ts';
import { conditionIds } from '#domain/rules/conditions.ts';
import { problemsIn } from '#domain/homebrew/check-entry.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import { slugOf } from '#domain/srd/slug.ts';
import type { FoundryActor } from '#domain/character/interchange/foundry-actor.ts';
import { concentrating } from '#domain/character/interchange/foundry-terms.ts';
import { listed, quoted } from '#domain/character/interchange/quoted.ts';
import { withoutHiddenCharacters } from '#domain/text/hidden-characters.ts';
import { foundryChanges } from './change-keys.ts';
import { GivenChange, changesIn } from './change-keys-read.ts';

const mostChanges = 100;
const Count = z.coerce.number().int().min(1).max(1e9).nullable().optional().catch(null);
const Changes = z.array(GivenChange).catch([]);

/** What an effect of an actor holds beside its name and conditions; later versions keep the changes one step deeper. */
export const EffectBody = z.looseObject({
  changes: Changes,
  system: z.looseObject({ changes: Changes }).catch({ changes: [] }),
  duration: z
    .looseObject({ seconds: Count, rounds: Count, turns: Count, value: Count, units: z.string().max(40).optional().catch(undefined) })
    .catch({}),
  flags: z
    .looseObject({
      hearthlore: z
        .looseObject({ effect: z.unknown(), own: z.boolean().catch(false) })
        .optional()
        .catch(undefined),
    })
    .catch({}),
});
export type EffectBody = z.infer<typeof EffectBody>;
type GivenEffect = FoundryActor['effects'][number];

const units = [
  ['year', 31_536_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

/** How long an effect lasts, in whichever words it says so. */
export function durationIn({ duration: { seconds, rounds, turns, value, units: unit } }: EffectBody): Duration {
  const [, singular] = /^(round|minute|hour|day|year)s$/.exec(unit ?? '') ?? [];
  const named = (['round', 'minute', 'hour', 'day', 'year'] as const).find((each) => each === singular);
  if (value && named && value <= 1000) return { kind: 'time', amount: value, unit: named };
  const total = seconds ?? (unit === 'seconds' ? value : null);
  const [found] = units.filter(([, each]) => total && total % each === 0 && total / each <= 1000);
  if (total && found) return { kind: 'time', amount: total / found[1], unit: found[0] };
  const count = rounds ?? (turns || (total ? Math.ceil(total / 6) : null));
  return count && count <= 1000 ? { kind: 'time', amount: count, unit: 'round' } : { kind: 'untilDispelled' };
}

const key = (changes: readonly { key: string; value: string }[]) => JSON.stringify(changes.map((each) => [each.key, each.value]));

/** The effect that we wrote ourselves, where nobody has changed it since. */
function ownEffect({ name, statuses }: GivenEffect, { flags, ...body }: EffectBody, bearer: string): ActiveEffect | null {
  const read = ActiveEffect.safeParse(flags.hearthlore?.effect);
  if (!read.success || read.data.name !== name || problemsIn(read.data.changes).length > 0) return null;
  const { changes, conditions = [] } = read.data;
  const given = body.changes.length > 0 ? body.changes : body.system.changes;
  const isSame = key(changes.flatMap(foundryChanges)) === key(given) && conditions.every((each) => statuses.includes(each));
  const isOwn = flags.hearthlore?.own === true;
  // Whoever else gave it is not at this table, so that no concentration here can end it.
  return isSame ? { ...read.data, from: isOwn ? bearer : null, held: isOwn && read.data.held, until: null } : null;
}

interface Effects {
  effects: ActiveEffect[];
  report: string[];
}

function effectIn(given: GivenEffect, index: number, bearer: string): { effect: ActiveEffect | null; unread: string[] } {
  const body = EffectBody.parse(given);
  const own = ownEffect(given, body, bearer);
  if (own) return { effect: own, unread: [] };
  const list = body.changes.length > 0 ? body.changes : body.system.changes;
  const { changes: found, unread } = changesIn(list.slice(0, mostChanges));
  const changes = found.filter((change) => problemsIn(change).length === 0);
  const beyond = found.filter((change) => !changes.includes(change)).map(({ on }) => `${on}, beyond what is allowed`);
  const cut = [...unread, ...beyond, ...list.slice(mostChanges).map((each) => each.key)];
  const name = withoutHiddenCharacters(given.name).trim().slice(0, gameLimits.nameLength).toWellFormed();
  if (changes.length === 0) return { effect: null, unread: cut };
  const conditions = conditionIds.filter((id) => id !== 'exhaustion' && given.statuses.includes(id));
  const made = ActiveEffect.safeParse({
    id: `${slugOf(name).slice(0, 40) || 'effect'}-${index + 1}`,
    name: name === '' ? 'Effect' : name,
    source: { kind: 'table', id: '' },
    from: null,
    held: false,
    changes,
    ...(conditions.length > 0 && { conditions }),
    duration: durationIn(body),
    until: null,
    saveEnds: null,
    ends: [],
    tick: null,
    text: '',
  });
  return made.success ? { effect: made.data, unread: cut } : { effect: null, unread: cut };
}

const known = new Set<string>([...conditionIds, concentrating]);

/** The effects that are on an actor, each once, and a sentence for each that cannot be read, or not all of it. */
export function effectsIn({ effects }: FoundryActor, bearer: string): Effects {
  const found = new Map<string, ActiveEffect>();
  const report: string[] = [];
  for (const [index, given] of effects.entries()) {
    if (given.disabled) {
      report.push(`The effect ${quoted(given.name)} is off in the file and is left out.`);
      continue;
    }
    const { effect, unread } = effectIn(given, index, bearer);
    const isCondition = given.statuses.some((status) => known.has(status));
    if (effect) found.set(effect.name, freed(effect, found));
    else if (!isCondition) report.push(`The effect ${quoted(given.name)} cannot be imported.`);
    if ((effect || isCondition) && unread.length > 0)
      report.push(
        `Of the effect ${quoted(given.name)}, these changes cannot be imported: ${listed(unread.map((each) => each.slice(0, 60)))}.`,
      );
  }
  const kept = [...found.values()].slice(0, gameLimits.activeEffects);
  if (kept.length < found.size) report.push(`Of ${found.size} effects, the first ${kept.length} are kept.`);
  return { effects: kept, report };
}

/** An effect under an id that no other has. */
function freed(effect: ActiveEffect, others: ReadonlyMap<string, ActiveEffect>): ActiveEffect {
  const taken = new Set([...others.values()].filter(({ name }) => name !== effect.name).map(({ id }) => id));
  let { id } = effect;
  for (let count = 2; taken.has(id); count += 1) id = `${effect.id.slice(0, 50)}-${count}`;
  return { ...effect, id };
}
