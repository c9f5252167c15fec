import { healthOf } from '#domain/combat/effects/health.ts';
import type { Health } from '#domain/combat/effects/health.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import { isDown } from '#domain/combat/state.ts';
import type { Combat } from '#domain/combat/state.ts';
import { causeOf, stateOfCondition } from './condition-states.ts';
import { moment } from './moment.ts';
import type { Moment } from './moment.ts';
import { combatTelling } from './telling.ts';

/** A piece of what is told of a step: a moment, or a fact that is told as the log has it. */
export type Told = { moment: Moment } | { fact: CombatFact };

/** A step of a fight while it is told, fact by fact. */
interface Telling {
  facts: readonly CombatFact[];
  at: number;
  /** Those who lie at 0 hit points, as far as it has been told. */
  down: Set<string>;
  isHero: (id: string) => boolean;
  /** Whether somebody is dead once all is told. */
  isDead: (id: string) => boolean;
  /** How somebody is once all is told, where this is the last damage to them; null where more comes. */
  healthAfter: (id: string, fact: CombatFact) => Health | null;
}

const nothing: Told[] = [];
const told = (...args: Parameters<typeof moment>): Told[] => [{ moment: moment(...args) }];
const nameOf = (actor: CombatFact['actor']): string | null => (actor === null ? null : actor === 'unseen' ? 'somebody unseen' : actor.name);
const isOf =
  (id: string, ...kinds: CombatFact['kind'][]) =>
  ({ kind, target }: CombatFact) =>
    target?.id === id && kinds.includes(kind);

/** Who does what this step is about, where that is somebody else than whom it befalls. */
function doerOf({ facts, at }: Telling, targetId: string): string | null {
  const acts: readonly CombatFact['kind'][] = ['attack', 'cast', 'effect', 'acted', 'legendary', 'check'];
  const doing = facts.slice(0, at).findLast(({ kind, actor }) => actor !== null && acts.includes(kind));
  const isSelf = doing?.actor !== 'unseen' && doing?.actor?.id === targetId;
  return doing === undefined || isSelf ? null : nameOf(doing.actor);
}

/** Who has done the damage by which somebody falls or dies in this step. */
function harmedBy(telling: Telling, targetId: string): string | null {
  const harm = telling.facts.slice(0, telling.at).findLast(isOf(targetId, 'damage', 'deathSave'));
  // Of a creature whose numbers are hidden, that it dies says the damage.
  if (harm === undefined) return doerOf(telling, targetId);
  return harm.kind === 'damage' ? nameOf(harm.actor) : null;
}

/** The save that the damage to somebody hangs on. */
function saveBefore({ facts, at }: Telling, targetId: string): CombatFact | undefined {
  const before = facts.slice(0, at).findLast(isOf(targetId, 'save', 'resisted', 'damage'));
  return before?.kind === 'damage' || before?.name === 'concentration' ? undefined : before;
}

function tellDamage(fact: CombatFact, { id, name }: NonNullable<CombatFact['target']>, telling: Telling): Told[] {
  const later = telling.facts.slice(telling.at + 1);
  if (later.some(isOf(id, 'fell', 'died'))) return nothing;
  if (telling.down.has(id)) return fact.amount === 0 ? nothing : told('struck', name);
  const save = saveBefore(telling, id);
  const isMade = save?.kind === 'resisted' || save?.outcome === 'saved';
  // Whom it cannot harm, nothing has caught.
  const isImmune = !isMade && fact.amount === 0;
  const saved =
    save === undefined || isImmune
      ? nothing
      : told(!isMade ? 'caught' : fact.amount === 0 ? 'unscathed' : 'halved', name, { what: save.name });
  const health = telling.healthAfter(id, fact);
  if (fact.amount === 0) return saved.length > 0 ? saved : told('unhurt', name);
  return health === null || health === 'down' || health === 'dead' ? saved : [...saved, ...told(health, name)];
}

function tellSave(fact: CombatFact, { id, name }: NonNullable<CombatFact['target']>, { facts, at }: Telling): Told[] {
  const later = facts.slice(at + 1);
  const isMade = fact.outcome === 'saved';
  if (fact.name === 'concentration') return isMade ? told('kept', name) : nothing;
  const follows = isMade
    ? (['damage', 'fell', 'died', 'conditionEnded', 'effectEnded'] as const)
    : (['damage', 'fell', 'died', 'resisted', 'condition', 'effectStarted'] as const);
  if (later.some(isOf(id, ...follows))) return nothing;
  return told(isMade ? 'resists' : 'yields', name, { what: causeOf(fact.name) });
}

function tellCondition(fact: CombatFact, { id, name }: NonNullable<CombatFact['target']>, { facts }: Telling): Told[] {
  const what = stateOfCondition(fact.name);
  if (what === null || fact.outcome === 'immune') return [{ fact }];
  // Whoever falls lies there, whoever is dead bears nothing, and the deed itself says who lies down and gets up.
  const isSaid =
    fact.name === 'prone' && facts.some(({ kind, name: deed }) => kind === 'acted' && (deed === 'standUp' || deed === 'dropProne'));
  if (isSaid || facts.some(isOf(id, 'fell', 'died', 'revived'))) return nothing;
  return told(fact.kind === 'condition' ? 'begins' : 'ends', name, { what });
}

/** What begins and ends for somebody, and means nothing to the dead. */
const ofTheLiving: readonly CombatFact['kind'][] = ['condition', 'conditionEnded', 'effectStarted', 'effectKept', 'effectEnded'];

/** What befalls somebody; undefined where the log's words are enough. */
function tellBefallen(fact: CombatFact, target: NonNullable<CombatFact['target']>, telling: Telling): Told[] | undefined {
  const { id, name } = target;
  const later = telling.facts.slice(telling.at + 1);
  switch (fact.kind) {
    case 'damage':
      return tellDamage(fact, target, telling);
    case 'save':
      return tellSave(fact, target, telling);
    case 'condition':
    case 'conditionEnded':
      return tellCondition(fact, target, telling);
    case 'heal':
      if (fact.amount === 0) return undefined;
      return told(telling.down.delete(id) ? 'rises' : 'mended', name, { other: doerOf(telling, id) });
    case 'deathSave':
      if (later.some(isOf(id, 'heal', 'stable', 'died'))) return nothing;
      return told(fact.outcome === 'saved' ? 'holds' : 'slips', name);
    case 'fell':
      telling.down.add(id);
      return told('falls', name, { other: harmedBy(telling, id) });
    case 'died':
      telling.down.delete(id);
      return told(telling.isHero(id) ? 'dies' : 'slain', name, { other: harmedBy(telling, id) });
    case 'stable':
      return told('steadied', name, { other: doerOf(telling, id) });
    case 'revived':
      return told('revived', name, { other: doerOf(telling, id) });
    default:
      return undefined;
  }
}

/** A spell that is held no longer: torn from whoever is hurt or can do no more, else let go. */
function tellConcentration({ actor, name }: CombatFact, { facts, at }: Telling): Told[] | undefined {
  if (actor === null || actor === 'unseen') return undefined;
  const harms = isOf(actor.id, 'damage', 'save', 'fell', 'died', 'condition');
  return told(facts.slice(0, at).some(harms) ? 'broken' : 'released', actor.name, { what: name });
}

/** Whether the deed itself says it: a spell that somebody holds, and what begins for them by what they do, is named once. */
function isSaidByDeed({ kind, actor, target, name }: CombatFact, { facts, at }: Telling): boolean {
  if (kind !== 'concentration' && kind !== 'effectStarted') return false;
  const bearer = kind === 'concentration' ? actor : target;
  // Where it begins for others too, each who bears it is named.
  const isShared = facts.some((each) => each.kind === 'effectStarted' && each.name === name && each.target?.id !== target?.id);
  if (kind === 'effectStarted' && isShared) return false;
  const isComing = facts.slice(at).some((each) => each.kind === 'joined');
  const names = (deed: string) => name === deed || (isComing && name.startsWith(`${deed}: `));
  const isOwn = (by: CombatFact['actor']) =>
    by !== null && by !== 'unseen' && bearer !== null && bearer !== 'unseen' && by.id === bearer.id;
  return facts.slice(0, at).some((each) => (each.kind === 'cast' || each.kind === 'effect') && names(each.name) && isOwn(each.actor));
}

/** Whether a fact is that an attack which missed does damage all the same (SRD 5.2.1, Graze). */
const grazes =
  (missed: CombatFact) =>
  ({ kind, name, target }: CombatFact): boolean =>
    missed.kind === 'attack' && kind === 'mastery' && name === 'graze' && target?.id === missed.target?.id;

function tellFact(telling: Telling): Told[] {
  const fact = telling.facts[telling.at];
  if (!fact || fact.undone || combatTelling[fact.kind].story === 'never') return nothing;
  const { kind, actor, target, outcome } = fact;
  if (target && ofTheLiving.includes(kind) && telling.isDead(target.id)) return nothing;
  // A miss that grazes is told by that.
  if (outcome === 'miss' && telling.facts.slice(telling.at + 1).some(grazes(fact))) return nothing;
  if (kind === 'attack' && target && (outcome === 'critical' || outcome === 'hit' || outcome === 'miss'))
    return told(outcome, nameOf(actor) ?? 'somebody', { other: target.name });
  if (isSaidByDeed(fact, telling)) return nothing;
  if (kind === 'concentrationEnded') return tellConcentration(fact, telling) ?? [{ fact }];
  return (target && tellBefallen(fact, target, telling)) ?? [{ fact }];
}

/**
 * What the story tells of steps of a fight, in their order, from what players may know of them: each fact once, as a moment or as the
 * log has it. A fact that another one says better is not told beside it, such as the damage by which somebody falls.
 */
export function storyOfSteps(steps: readonly (readonly CombatFact[])[], before: Combat, after: Combat): Told[] {
  const down = new Set(before.combatants.filter(isDown).map(({ id }) => id));
  const everybody = [...after.combatants, ...before.combatants];
  const last = new Map(steps.flat().flatMap((fact) => (fact.kind === 'damage' && fact.target ? [[fact.target.id, fact]] : [])));
  const healthAfter = (id: string, fact: CombatFact) => {
    const one = everybody.find((each) => each.id === id);
    return last.get(id) === fact && one ? (fact.health ?? healthOf(one)) : null;
  };
  const isHero = (id: string) => everybody.find((each) => each.id === id)?.kind === 'hero';
  const isDead = (id: string) => everybody.find((each) => each.id === id)?.dead === true;
  return steps.flatMap((facts) => facts.flatMap((_, at) => tellFact({ facts, at, down, isHero, isDead, healthAfter })));
}

/** The moments among what is told. */
export function momentsIn(all: readonly Told[]): Moment[] {
  return all.flatMap((each) => ('moment' in each ? [each.moment] : []));
}
