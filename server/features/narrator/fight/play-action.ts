import type { CombatFact } from '#domain/combat/fact.ts';
import { refuseCombat, tellCombatRefusal } from '#domain/combat/refusals.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import type { IntentOutcome, IntentReason } from '#domain/chat/resolved-intent.ts';
import { isWaiting } from '#domain/combat/state.ts';
import { playersCombatView } from '#domain/combat/view.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { reason } from '#domain/narration/intent-reasons.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { fightSteps } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction, FragmentWriter } from '#server/features/storyteller/index.ts';
import { answerFight, turnText } from './answer-fight.ts';
import { fightStageOf } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { planAsBonus, planSteps } from './plan-steps.ts';
import type { Planned } from './planned.ts';
import { stepsSpendOwn } from './spends-own.ts';
import { isAllMissed, tellSteps } from './tell-steps.ts';

/** What became of one action: what is told of it, and what could be said instead. */
export interface Played {
  text: string;
  outcome: IntentOutcome;
  why: IntentReason;
  options: string[];
  /** Whether it waits for the hero's turn. */
  waits?: boolean;
  /** How much of it is done, where it waits for answers of others. */
  asks?: { taken: number; isOver: boolean };
}

/** A table whose fight words are played in. */
export interface FightTable {
  transaction: CombatTransaction;
  /** The account of whoever speaks. */
  playerId: string;
  /** The last sentences of the fight's log as players read it. */
  lines: readonly string[];
  fragments: FragmentWriter;
  /** The adventure, how far the party has come in it, and what everybody says in this reply. */
  story: Pick<Brief, 'adventure' | 'state' | 'party' | 'intents'>;
  /** Whether whoever acts keeps what is their own: others speak for them. */
  keepsOwn?: true;
  /** Whether steps may be taken out of turn: in a flight of all. */
  isAnyTurn?: true;
}

const outOfTurn: readonly string[] = [refuseCombat('notNow', {}), refuseCombat('notYourTurn', {})].map(tellCombatRefusal);

const viewOf = ({ transaction: { fight, settings } }: FightTable) => playersCombatView(fight.entry.combat, settings.hitPointsShown);

/** Why a step is refused, in a sentence; null where it was taken. */
async function refusalOf(taking: () => Promise<void>): Promise<string | null> {
  try {
    await taking();
    return null;
  } catch (fault) {
    if (fault instanceof Refusal) return fault.message;
    throw fault;
  }
}

/** It is somebody else's turn: what was wanted is kept as words that can be said again. */
function notNow(table: FightTable, { hero }: FightMeans, line: string): Played {
  const text = `${turnText(viewOf(table))} ${hero.name} will get to it: say it again when the turn comes.`;
  return { text, outcome: 'blocked', why: reason('waitsForTurn'), options: [line], waits: true };
}

/** Others are asked first; the reply says so once, at its end. */
const notYet: Played = { text: '', outcome: 'blocked', why: reason('waitsForReaction'), options: [], asks: { taken: 0, isOver: false } };

const isAsking = ({ transaction }: FightTable) => isWaiting(transaction.fight.entry.combat);

/** Takes the steps of an action one after the other, until one is refused or others are asked for an answer. */
async function takeAll(
  table: FightTable,
  given: readonly TakenStep[],
): Promise<{ facts: CombatFact[][]; refused: string | null; left: number }> {
  const { transaction, playerId, isAnyTurn = false } = table;
  const facts: CombatFact[][] = [];
  for (const [at, step] of given.entries()) {
    const before = transaction.told.length;
    const refused = await refusalOf(() => fightSteps.takeStep(transaction, { id: playerId, leads: isAnyTurn }, step));
    if (refused !== null) return { facts, refused, left: given.length - at };
    facts.push(...transaction.told.slice(before).map((each) => each.facts));
    if (isAsking(table)) return { facts, refused: null, left: given.length - at - 1 };
  }
  return { facts, refused: null, left: 0 };
}

/** Plays a deed by the very steps that the panel's buttons take. */
export async function playSteps(
  table: FightTable,
  means: FightMeans,
  wanted: FightAction,
  given: readonly TakenStep[],
  line: string,
): Promise<Played> {
  const before = table.transaction.fight.entry.combat;
  const first = await takeAll(table, given);
  const lent = first.refused !== null && first.facts.length === 0 ? planAsBonus(means, wanted) : null;
  const isLent = lent?.kind === 'steps' && !(table.keepsOwn && stepsSpendOwn(means, lent.steps));
  const { facts, refused, left } = isLent ? await takeAll(table, lent.steps) : first;
  const told = tellSteps({ facts, before, after: table.transaction.fight.entry.combat }, table.fragments);
  if (refused !== null && facts.length === 0) {
    if (outOfTurn.includes(refused)) return notNow(table, means, line);
    if (isWaiting(before)) return notYet;
    return { text: refused, outcome: 'blocked', why: { code: 'fightRefused', slots: { sentence: refused } }, options: [] };
  }
  const waits = refused === null && isAsking(table);
  const missed = isAllMissed(facts.flat(), means.hero.id);
  return {
    text: [...told, ...(refused === null ? [] : [refused])].join(' '),
    outcome: refused !== null || left > 0 ? 'partly' : missed ? 'failed' : 'done',
    why: waits
      ? reason('waitsForReaction')
      : refused === null
        ? reason('foughtOut')
        : { code: 'fightRefused', slots: { sentence: refused } },
    options: [],
    ...(waits && { asks: { taken: given.length - left, isOver: left === 0 } }),
  };
}

/**
 * Of words that could be said next those that can be done now, and why one of the others cannot: nothing is left that would pay for it.
 * Words of which something is missing yet are kept.
 */
export async function doable(
  table: FightTable,
  means: FightMeans,
  options: readonly string[],
): Promise<{ options: string[]; refused: string | null }> {
  const kept: string[] = [];
  let refused: string | null = null;
  for (const option of options) {
    const [wanted] = readFightLine(option, fightStageOf(means, []));
    const planned = wanted && wanted.kind !== 'endTurn' ? planSteps(means, wanted) : null;
    const [step] = planned?.kind === 'steps' ? planned.steps : [];
    const why = step ? await refusalOf(() => fightSteps.tryStep(table.transaction, { id: table.playerId, leads: false }, step)) : null;
    if (why === null) kept.push(option);
    else refused ??= why;
  }
  return { options: kept, refused };
}

/** Says whether a deed is possible, and offers it. */
async function playPossible(table: FightTable, means: FightMeans, wanted: FightAction, line: string): Promise<Played> {
  const planned = planSteps(means, wanted);
  const answered = (text: string, options: string[] = []): Played => ({ text, outcome: 'answered', why: reason('fromState'), options });
  if (!planned) return answered(turnText(viewOf(table)));
  if (planned.kind === 'missing') return answered(planned.says, planned.options);
  const [step] = planned.steps;
  const refused = step ? await refusalOf(() => fightSteps.tryStep(table.transaction, { id: table.playerId, leads: false }, step)) : null;
  if (refused !== null) return answered(outOfTurn.includes(refused) ? `Not now. ${turnText(viewOf(table))}` : `No: ${refused}`);
  return answered('Yes. Say that you do it, and it is done.', [asSaid(line)]);
}

/** "Can I attack the ogre?" as what is done: "I attack the ogre". */
const asSaid = (line: string) =>
  line
    .trim()
    .replace(/^.*?\b(?:can|could|may|might) (?:i|we)\b/i, 'I')
    .replace(/[?!.\s]+$/, '');

/** What was said aloud, and by whom it is heard. */
function playTalk(table: FightTable, { hero, combat }: FightMeans, wanted: Extract<FightAction, { kind: 'talk' }>): Played {
  const [heard] = combat.combatants.filter(({ id, dead }) => wanted.aimed.ids.includes(id) && !dead);
  const facts = { hero: hero.name, npc: heard?.name };
  const text =
    table.fragments.insist(heard?.kind === 'npc' ? ['fight.talk'] : ['fight.call'], facts) ?? `${hero.name} is heard by everybody.`;
  return { text: `${text} ${turnText(viewOf(table))}`, outcome: 'answered', why: reason('inWords'), options: [] };
}

/** Stepping up to somebody: the fight keeps no distances. */
function playApproach({ hero, combat }: FightMeans, wanted: Extract<FightAction, { kind: 'approach' }>): Played {
  const [target] = combat.combatants.filter(({ id }) => wanted.aimed.ids.includes(id));
  const where = target ? `moves up to ${target.name}` : 'moves';
  return { text: `${hero.name} ${where}. How far that is, the table decides.`, outcome: 'answered', why: reason('inWords'), options: [] };
}

/** Says what is missing yet, with what could be said instead; where none of that can be done, why not. */
async function playMissing(table: FightTable, means: FightMeans, planned: Extract<Planned, { kind: 'missing' }>): Promise<Played> {
  const { options, refused } = isAsking(table) ? { ...planned, refused: null } : await doable(table, means, planned.options);
  if (options.length > 0 || refused === null) return { text: planned.says, outcome: 'blocked', why: reason('notSaid'), options };
  return { text: refused, outcome: 'blocked', why: { code: 'fightRefused', slots: { sentence: refused } }, options };
}

/** Plays one action of a hero in the fight, and says what came of it. Some of its steps may have been taken before. */
export async function playAction(
  table: FightTable,
  means: FightMeans,
  { wanted, line }: { wanted: FightAction; line: string },
  taken = 0,
): Promise<Played> {
  const { combat } = means;
  if (wanted.kind === 'question') {
    if (wanted.wanted) return playPossible(table, means, wanted.wanted, line);
    const seen = { combat, shown: table.transaction.settings.hitPointsShown, lines: table.lines };
    return { text: answerFight(wanted.about, wanted.aimed.ids, seen, means), outcome: 'answered', why: reason('fromState'), options: [] };
  }
  if (wanted.kind === 'talk') return playTalk(table, means, wanted);
  if (wanted.kind === 'approach' && wanted.aimed.unclear.length === 0) return playApproach(means, wanted);
  const planned = planSteps(means, wanted);
  if (planned?.kind === 'steps') return playSteps(table, means, wanted, planned.steps.slice(taken), line);
  // Out of turn that is said as well.
  const isOut = combat.active !== means.hero.id;
  if (planned && isOut)
    return { text: `${turnText(viewOf(table))} ${planned.says}`, outcome: 'blocked', why: reason('notSaid'), options: planned.options };
  if (planned) return playMissing(table, means, planned);
  const seen = { combat, shown: table.transaction.settings.hitPointsShown, lines: table.lines };
  const own = isOut ? '' : ` ${answerFight('choices', [], seen, means)}`;
  const text = `That is nothing that the fight knows. ${turnText(viewOf(table))}${own}`;
  return { text, outcome: 'notAnswered', why: reason('notUnderstood'), options: [] };
}
