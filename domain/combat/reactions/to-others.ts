import { damageTaken, resists } from '#domain/combat/effects/damage.ts';
import { rollSave } from '#domain/combat/effects/save-roll.ts';
import { isForbidden } from '#domain/combat/effects/effect-modifiers.ts';
import { hasOption } from '#domain/combat/effects/features/after-attack.ts';
import { rollAttack } from '#domain/combat/effects/weapon-attack.ts';
import { change, find, note } from '#domain/combat/draft.ts';
import type { Draft, Taken } from '#domain/combat/draft.ts';
import { riderOf } from '#domain/combat/riding.ts';
import { startEffects } from '#domain/combat/use/start-effects.ts';
import { originOf } from '#domain/combat/use/origin.ts';
import { isAlive } from '#domain/combat/state.ts';
import type { Combatant } from '#domain/combat/state.ts';
import { castingOf } from '#domain/combat/use/caster.ts';
import { saveTerms } from '#domain/combat/use/target-save.ts';
import { useActivity } from '#domain/combat/use/use-activity.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { listText } from '#domain/text/list-text.ts';
import type { Trigger } from '#domain/rules/activity/activation.ts';
import type { Change } from '#domain/rules/activity/change.ts';
import { answersOf, ask, askAll, canReact, sees } from './ask.ts';
import type { Question, Questions } from './ask.ts';
import type { OfferedWay } from './offer.ts';
import { chosenReaction, offeredWays, payForReaction, waysToPay } from './spend-reaction.ts';
import type { ChosenReaction } from './spend-reaction.ts';

function waysOf(draft: Draft, id: string, ready: readonly UsedActivity[]): OfferedWay[] {
  return offeredWays(ready.flatMap((used) => waysToPay(draft, id, used)));
}

interface Asked {
  reactorId: string;
  to: Trigger;
  byId: string | null;
  what: string;
}

/** What somebody is asked about everything they have ready for a trigger. */
function questionOf(draft: Draft, questions: Questions, asked: Asked): Question {
  return { ...asked, total: null, ways: waysOf(draft, asked.reactorId, answersOf(questions, asked.reactorId, asked.to)) };
}

/** Asks somebody about everything they have ready for a trigger; what they chose, with its answer. */
function askReady(draft: Draft, questions: Questions, asked: Asked): ChosenReaction | null {
  const answer = ask(draft, questions, questionOf(draft, questions, asked));
  return chosenReaction(draft, asked.reactorId, answersOf(questions, asked.reactorId, asked.to), answer);
}

/**
 * Lets whoever is about to take damage resist all of its types that they do not resist yet, as long as what they answer with says
 * (SRD 5.2.1, Superior Hunter’s Defense).
 */
export function answerTaking(draft: Draft, questions: Questions, { byId, targetId, rolls }: Taken): void {
  const target = find(draft, targetId);
  const ready = answersOf(questions, targetId, 'taking');
  if (ready.length === 0 || !canReact(target)) return;
  const types = [...new Set(rolls.flatMap((each) => (each.type !== null && damageTaken(target, each) > 0 ? [each.type] : [])))];
  const open = types.filter((type) => !resists(target, type));
  if (open.length === 0) return;
  const total = rolls.reduce((sum, { amount }) => sum + amount, 0);
  const ways = offeredWays(
    ready.flatMap((used) => waysToPay(draft, targetId, used)),
    { less: 'half' },
  );
  const answer = ask(draft, questions, { reactorId: targetId, to: 'taking', byId, what: listText(types), total, ways });
  const chosen = chosenReaction(draft, targetId, ready, answer);
  if (!chosen) return;
  const { used, payment, level } = chosen;
  payForReaction(draft, targetId, used, payment);
  note(draft, 'effect', { actorId: targetId, name: used.name });
  const isMeant = (change: Change) =>
    change.on === 'resistance' && (change.types === 'all' || change.types.some((type) => open.includes(type)));
  const effects = (used.activity.effects ?? []).filter(({ changes = [] }) => changes.some(isMeant));
  startEffects(draft, targetId, effects, originOf(targetId, used, castingOf(target, used, level)));
}

/** Lets whoever was damaged answer the one who did it, as Hellish Rebuke does. */
export function answerDamage(draft: Draft, questions: Questions, byId: string, targetId: string): void {
  const [target, by] = [find(draft, targetId), find(draft, byId)];
  if (byId === targetId || by.dead || !canReact(target) || !sees(target, by)) return;
  const chosen = askReady(draft, questions, { reactorId: targetId, to: 'damaged', byId, what: by.name });
  if (!chosen) return;
  const { used, payment } = chosen;
  const how = { ...payment, choice: null, damageType: null, advantage: 'none', cover: 'none', amount: 1 } as const;
  useActivity(draft, { name: 'useActivity', actorId: targetId, used, targetIds: [byId], ...how, shapers: [] });
}

/**
 * Lets those of other sides who see a spell being cast counter it; true where it comes to nothing (SRD 5.2.1, Counterspell). All are asked at
 * once, and counter it in the order of the turns until it is countered; nobody after that spends anything.
 */
export function answerSpell(draft: Draft, questions: Questions, casterId: string, spell: string): boolean {
  const caster = find(draft, casterId);
  const able = draft.combat.combatants.filter((one) => one.side !== caster.side && canReact(one) && sees(one, caster));
  const asked = able.map(({ id }) => ({ reactorId: id, to: 'spell', byId: casterId, what: spell }) as const);
  const answers = askAll(
    draft,
    questions,
    asked.map((each) => questionOf(draft, questions, each)),
  );
  for (const { id } of able) {
    const chosen = chosenReaction(draft, id, answersOf(questions, id, 'spell'), answers.get(id) ?? null);
    if (chosen && canReact(find(draft, id)) && counters(draft, id, casterId, chosen)) return true;
  }
  return false;
}

function counters(draft: Draft, id: string, casterId: string, { used, payment, level }: ChosenReaction): boolean {
  const casting = castingOf(find(draft, id), used, level);
  payForReaction(draft, id, used, payment);
  note(draft, 'cast', { actorId: id, name: used.name, amount: casting.slot });
  if (used.activity.kind !== 'save') return false;
  const terms = saveTerms(draft, casterId, used.activity.save, casting);
  if (rollSave(draft, { targetId: casterId, ...terms, cover: 'none', cause: used.name, byId: id })) return false;
  note(draft, 'countered', { actorId: id, targetId: casterId });
  return true;
}

interface Opportunity {
  way: OfferedWay;
  attack: string;
  targetId: string;
}

/**
 * The attacks that somebody can make on who leaves their reach: melee ones (SRD 5.2.1, Opportunity Attacks), on a mount or on its rider,
 * whom it takes along (Mounted Combat).
 */
function opportunities({ attacks, side }: Combatant, mover: Combatant, rider: Combatant | undefined): Opportunity[] {
  const near = attacks.filter(({ kind, damage }) => kind !== 'ranged' && damage.length > 0).map(({ name }) => name);
  const on = (targetId: string, attack: string, key: string, name: string): Opportunity[] =>
    offeredWays([{ key, name, slots: [] }]).map((way) => ({ way, attack, targetId }));
  const onMover = near.flatMap((name) => on(mover.id, name, `attack ${name}`, rider ? `${name}: ${mover.name}` : name));
  if (!rider || rider.side === side) return onMover;
  return [...onMover, ...near.flatMap((name) => on(rider.id, name, `attack ${name} at ${rider.id}`, `${name}: ${rider.name}`))];
}

/** Who may attack somebody that leaves their reach: whoever can react, sees them and may. */
function mayStrike(draft: Draft, id: string, moverId: string): boolean {
  const [one, mover] = [find(draft, id), find(draft, moverId)];
  const isUp = isAlive(mover) && mover.hitPoints > 0;
  return isUp && id !== moverId && canReact(one) && sees(one, mover) && !isForbidden(one, 'makeOpportunityAttacks');
}

/**
 * Offers one attack each to those whose reach somebody leaves, unless they Disengage or cannot be seen. All are asked at once, and strike in
 * the order in which they are left, as long as whoever moves is up.
 */
export function answerLeaving(draft: Draft, questions: Questions, moverId: string, fromIds: readonly string[]): void {
  if (isForbidden(find(draft, moverId), 'provokeOpportunityAttacks')) return;
  const mover = find(draft, moverId);
  const openTo = (id: string) => opportunities(find(draft, id), mover, riderOf(draft.combat.combatants, moverId));
  const able = [...new Set(fromIds)].filter((id) => mayStrike(draft, id, moverId));
  const about = { to: 'leaving', byId: moverId, what: mover.name, total: null } as const;
  const answers = askAll(
    draft,
    questions,
    able.map((id) => ({
      ...about,
      reactorId: id,
      ways: openTo(id)
        .map(({ way }) => way)
        .slice(0, 40),
    })),
  );
  for (const id of able) {
    const answer = answers.get(id);
    const chosen = answer && mayStrike(draft, id, moverId) ? openTo(id).find(({ way }) => way.key === answer.way) : undefined;
    if (!chosen) continue;
    rollAttack(draft, {
      name: 'attack',
      actorId: id,
      targetId: chosen.targetId,
      attack: chosen.attack,
      // Whoever escapes hordes is harder to hit by those whom they leave (SRD 5.2.1, Escape the Horde).
      advantage: hasOption(find(draft, chosen.targetId), 'Defensive Tactics', 'Escape the Horde') ? 'disadvantage' : 'none',
      cover: 'none',
      riders: [],
    });
    change(draft, id, { reactionUsed: true });
  }
}

/** Lets whoever drops to 0 hit points stay at 1, where something of theirs allows it; true where it did. It takes no reaction. */
export function answerFalling(draft: Draft, questions: Questions, id: string): boolean {
  const one = find(draft, id);
  const chosen = askReady(draft, questions, { reactorId: id, to: 'falling', byId: null, what: one.name });
  if (!chosen) return false;
  payForReaction(draft, id, chosen.used, chosen.payment);
  note(draft, 'effect', { actorId: id, name: chosen.used.name });
  change(draft, id, { hitPoints: 1 });
  return true;
}
