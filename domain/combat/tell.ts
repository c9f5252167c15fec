import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import { listText } from '#domain/text/list-text.ts';
import { limits } from '#domain/limits/limits.ts';
import type { Party } from '#domain/fact.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { commonActions } from '#domain/rules/common-actions.ts';
import type { CommonAction } from '#domain/rules/common-actions.ts';
import { effectBeginsText, effectEndsText } from '#domain/rules/effect-text.ts';
import { lockText } from '#domain/rules/locks/lock-text.ts';
import { skillNames } from '#domain/rules/skill.ts';
import { failedDeathSavesText } from './follow/failed-by.ts';
import { isDecidedBySave, savingThrowText } from './reactions/saving-throw-text.ts';
import { healthLabel } from './effects/health.ts';
import type { CombatFact, NpcReason } from './fact.ts';

/** A line of the fight's story, with the dice to show beside it. */
export interface CombatSentence {
  sentence: string;
  rolls: Roll[];
}

interface SentenceParts {
  actor: string;
  target: string;
  fact: CombatFact;
}

function tellAttack({ actor, target, fact }: SentenceParts): string {
  if (fact.outcome === 'critical') return `${actor} scores a critical hit on ${target} with ${fact.name}.`;
  return `${actor} ${fact.outcome === 'hit' ? 'hits' : 'misses'} ${target} with ${fact.name}.`;
}

function tellCondition({ target, fact }: SentenceParts): string {
  if (fact.outcome === 'immune') return `${target} cannot be ${fact.name === 'exhaustion' ? 'exhausted' : fact.name}.`;
  return fact.name === 'exhaustion' ? `${target} gains a level of exhaustion.` : `${target} is ${fact.name}.`;
}

function tellDamage({ target, fact: { health, amount, name } }: SentenceParts): string {
  if (health === null) return `${target} takes ${amount ?? 0} ${name === '' ? '' : `${name} `}damage.`;
  if (health === 'dead') return `${target} is struck down.`;
  return amount === 0 ? `${target} takes no damage.` : `${target} is ${healthLabel(health)}.`;
}

function tellHealing({ target, fact: { health, amount } }: SentenceParts): string {
  return health === null
    ? `${target} regains ${countText(amount ?? 0, 'hit point')}.`
    : `${target} is healed and now ${healthLabel(health)}.`;
}

const reasons: Record<NpcReason['because'], (health: string) => string> = {
  damagedItLast: () => 'damaged it last',
  concentrates: () => 'is concentrating on a spell',
  wounded: (health) => `is ${health} already`,
  inReach: () => 'is within reach',
  inRange: () => 'is in range',
  cannotAct: () => 'cannot act and ends its turn',
  turnIsUsed: () => 'has done what it can this turn',
  outOfReach: () => 'is out of reach of those whom it would fight',
  nobodyToFight: () => 'sees nobody to fight and waits',
  noAttack: () => 'has no attack and waits',
  isProne: () => 'lies prone and stands up first',
  mustFlee: () => 'must get away',
};

function tellNpcChoice({ actor, target, fact: { reason, name, health, amount } }: SentenceParts): string {
  if (reason === null) return `${actor} acts.`;
  const why = reasons[reason.because](health === null ? 'hurt' : healthLabel(health));
  if (reason.because === 'mustFlee')
    return `${actor} ${why} from ${target}, and ${reason.does === 'dash' ? 'dashes' : 'goes as far as it can'}.`;
  if (reason.does === 'wait' || reason.does === 'standUp') return `${actor} ${why}.`;
  if (reason.does === 'walk') return `${actor} walks ${amount === null ? 'first' : 'on'}.`;
  if (reason.does === 'dash') return `${actor} dashes nearer, as nobody is in reach.`;
  if (reason.does === 'attack') return `${actor} attacks ${target}, who ${why}.`;
  return reason.does === 'effect'
    ? `${actor} uses ${name} on ${target}, who ${why}.`
    : `${actor} takes a legendary action against ${target}, who ${why}.`;
}

/** What masteries do that have a line of their own. */
const masteryText: Readonly<Record<string, string>> = { graze: 'misses and still grazes', cleave: 'cleaves on to' };

/**
 * What somebody does that everybody can; what has a target says whom it befalls. Dash, Disengage, Dodge and Ready are told by the
 * effects that they are; their words here are for fights of earlier builds, which told them twice.
 */
const actedText: Readonly<Record<CommonAction, string>> = {
  dash: 'dashes',
  disengage: 'disengages',
  dodge: 'dodges',
  help: 'helps',
  hide: 'tries to hide',
  ready: 'readies an action',
  search: 'searches',
  study: 'studies something',
  influence: 'tries to influence',
  utilize: 'uses an object',
  grapple: 'tries to grapple',
  shoveAway: 'tries to shove',
  shoveProne: 'tries to shove',
  escape: 'tries to escape',
  standUp: 'stands up',
  dropProne: 'drops prone',
  letGo: 'lets go',
  moveAway: 'moves away from',
  mount: 'mounts',
  dismount: 'dismounts',
};

function tellActed({ actor, target, fact }: SentenceParts): string {
  // Whom it helps, or distracts, is told by the effect.
  if (fact.name === 'help') return `${actor} takes the Help action.`;
  if (fact.name === 'dismount' && fact.outcome === 'failed') return `${actor} falls off${fact.target === null ? '' : ` ${target}`}.`;
  if (fact.name === 'moveAway' && fact.target === null) return `${actor} moves away.`;
  if (fact.name === 'influence' && fact.target === null) return `${actor} tries to influence somebody.`;
  const action = commonActions.find((each) => each === fact.name);
  const does = action === undefined ? 'acts' : actedText[action];
  return `${actor} ${does}${fact.target === null ? '' : ` ${target}`}.`;
}

/** Of a group of identical creatures one rolls, and the rest act with it. */
function tellJoined({ target, fact: { amount, name } }: SentenceParts): string {
  if (amount === null) return `${target} joins the fight.`;
  return name === '' ? `${target} rolls ${amount} for initiative.` : `${target} acts at ${amount}, with ${name}.`;
}

/** That somebody may react, and to what. */
function tellAsked({ actor, fact: { name } }: SentenceParts): string {
  // What befalls somebody by themselves, such as a fall, goes by their own name.
  if (name === '' || name === actor) return `${actor} may react.`;
  if (isDecidedBySave(name)) return `${actor} may react to the ${savingThrowText(name)}.`;
  return `${actor} may react to ${skillNames.some((each) => each === name) ? `the check of ${name}` : name}.`;
}

/** A save, with what it had to reach where that is known and no card of its roll says it. */
function tellSave({ target, fact: { name, outcome, amount, rolls } }: SentenceParts): string {
  const dc = amount !== null && rolls.length === 0 ? ` (DC ${amount})` : '';
  return `${target} ${outcome === 'saved' ? 'succeeds on' : 'fails'} a ${savingThrowText(name)}${dc}.`;
}

const drink = ': Drink';

/** Whoever pours a potion into somebody else does not drink it. */
function tellEffect({ actor, target, fact }: SentenceParts): string {
  if (fact.actor === null) return `${fact.name}: each target makes a saving throw.`;
  if (fact.target === null || !fact.name.endsWith(drink)) return `${actor} uses ${fact.name}.`;
  return `${actor} gives ${target} ${fact.name.slice(0, -drink.length)}.`;
}

/** What the dice have brought upon somebody: "Goblin goes north (Confusion)." */
function tellDrawn({ actor, target, fact }: SentenceParts): string {
  if (fact.target !== null) return `${actor} turns on ${target}.`;
  const [by, ...does] = fact.name.split(': ');
  return `${actor} ${does.join(': ')} (${by}).`;
}

const sentences: Record<CombatFact['kind'], (parts: SentenceParts) => string> = {
  started: () => 'The fight begins.',
  joined: tellJoined,
  left: ({ target }) => `${target} leaves the fight.`,
  round: ({ fact }) => `Round ${fact.amount ?? 1} begins.`,
  turn: ({ actor }) => `It is ${actor}’s turn.`,
  attack: tellAttack,
  acted: tellActed,
  asked: tellAsked,
  countered: ({ actor, target }) => `${actor} counters the spell of ${target}.`,
  check: ({ actor, fact }) =>
    `${actor}: ${fact.name}${fact.amount === null ? '' : ` ${fact.amount}`}${fact.outcome === null ? '' : fact.outcome === 'saved' ? ', a success' : ', a failure'}.`,
  effect: tellEffect,
  save: tellSave,
  resisted: ({ target, fact }) => `${target} succeeds on the ${savingThrowText(fact.name)} after all.`,
  legendaryResistance: ({ target, fact }) =>
    `${target} ${fact.outcome === 'saved' ? 'uses' : 'saves'} its Legendary Resistance from now on.`,
  lair: ({ target, fact }) => `${target} is ${fact.outcome === 'saved' ? '' : 'not '}in its lair.`,
  drawn: tellDrawn,
  wardedOff: ({ actor, target, fact }) =>
    `${fact.name} keeps ${actor} from striking ${target}: another target is chosen, or the attack is lost.`,
  lit: ({ fact }) => `Fire takes hold of ${fact.name}: what it touches burns away within a round.`,
  lock: ({ actor, fact }) => lockText(actor, fact.name === 'tools' ? 'tools' : 'force', fact.outcome === 'saved'),
  faded: ({ actor, fact }) => `${actor} cannot hold ${fact.name}: it fades from the scroll.`,
  initiative: ({ target, fact }) => `${target} now acts at ${fact.amount ?? 0}.`,
  cast: ({ actor, fact }) => `${actor} casts ${fact.name}.`,
  mastery: ({ actor, target, fact }) => `${actor} ${masteryText[fact.name] ?? fact.name} ${target}.`,
  pulled: ({ actor, target, fact }) => `${actor} pulls ${target} ${fact.amount ?? 5} feet closer.`,
  pushed: ({ actor, target, fact }) => `${actor} pushes ${target} ${fact.amount ?? 5} feet away.`,
  legendary: ({ actor, fact }) => `${actor} uses ${fact.name} between turns.`,
  damage: tellDamage,
  heal: tellHealing,
  temporary: ({ target, fact }) =>
    fact.health === null
      ? `${target} gains ${countText(fact.amount ?? 0, 'temporary hit point')}.`
      : `${target} gains temporary hit points.`,
  deathSave: ({ target, fact }) => `${target} ${fact.outcome === 'saved' ? 'succeeds on' : 'fails'} a death saving throw.`,
  deathSavesFailed: ({ target, fact }) => failedDeathSavesText(target, fact.name, fact.amount ?? 1),
  fell: ({ target }) => `${target} falls unconscious.`,
  landed: ({ target, fact }) => `${target} falls ${countText(fact.amount ?? 0, 'foot', 'feet')}.`,
  died: ({ target }) => `${target} dies.`,
  destroyed: ({ target }) => `${target} is destroyed.`,
  stable: ({ target }) => `${target} is stable.`,
  revived: ({ target }) => `${target} is brought back to life.`,
  condition: tellCondition,
  conditionEnded: ({ target, fact }) =>
    fact.name === 'exhaustion' ? `${target} loses a level of exhaustion.` : `${target} is no longer ${fact.name}.`,
  effectStarted: ({ target, fact }) => effectBeginsText(fact.name, target),
  effectKept: ({ target, fact }) => `${fact.name} goes on for ${target}.`,
  effectEnded: ({ target, fact }) => effectEndsText(fact.name, target),
  concentration: ({ actor, fact }) => `${actor} concentrates on ${fact.name}.`,
  concentrationEnded: ({ actor, fact }) => `${actor} no longer concentrates on ${fact.name}.`,
  recharge: ({ actor, fact }) => `${actor}: ${fact.name} ${fact.outcome === 'saved' ? 'recharges' : 'does not recharge yet'}.`,
  hidden: ({ target }) => `${target} is hidden from the players.`,
  shown: ({ target }) => `${target} comes into view.`,
  renewed: ({ target }) => `${target} now has the numbers of its homebrew entry.`,
  noted: ({ target }) => `The notes on ${target} were changed.`,
  ended: () => 'The fight is over.',
  experience: ({ target, fact }) => `${target} gains ${countText(fact.amount ?? 0, 'experience point')}.`,
  found: ({ target, fact }) => `${target} finds ${countText(fact.amount ?? 0, 'piece')} of ammunition again.`,
  regained: ({ target, fact }) => `${target} regains ${fact.name}${fact.amount === null ? '' : `: ${fact.amount}`}.`,
  inspired: ({ target }) => `${target} gains Heroic Inspiration.`,
  inspirationSpent: ({ target }) => `${target} spends Heroic Inspiration and rolls again.`,
  saveAsked: ({ target, fact }) => `${target} is asked for a ${savingThrowText(fact.name)}.`,
  prepared: () => 'A fight was set up.',
  closed: () => 'The fight was closed.',
  mended: () => 'The heroes are as their sheets say.',
  sheetFollowed: ({ target }) => `${target} is as the sheet says now.`,
  sheetUndone: () => 'Taken back: what changed on a sheet.',
  walkUndone: () => 'Taken back: a walk on the battle map.',
  waitUndone: ({ actor, fact }) => `Taken back: ${fact.name}${fact.actor === null ? '' : ` of ${actor}`}.`,
  areaUndone: () => 'Taken back: who stands in an area.',
  npcChoice: tellNpcChoice,
  levelReady: ({ target }) => `${target} has enough experience for another level.`,
  wentOn: () => 'The fight went on.',
};

function actorText(actor: CombatFact['actor']): string {
  if (actor === null) return 'Somebody';
  return actor === 'unseen' ? 'Somebody unseen' : actor.name;
}

/** Names one after another, as many as one reads: "Mira, Tov and 38 others". */
function namesText(all: readonly Party[]): string {
  const names = all.map(({ name }) => name);
  if (names.length <= limits.namesToldAtOnce) return listText(names);
  return `${names.slice(0, limits.namesToldAtOnce).join(', ')} and ${countText(names.length - limits.namesToldAtOnce, 'other')}`;
}

const ofSeveral: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };
const verbOfSeveral = (verb: string) => ofSeveral[verb] ?? verb.replace(/(?<=ss|sh|ch|x)es$|s$/, '');

/** A sentence about somebody with everybody else whom the same step befell: "Mira, Tov and Ill are prone, and what befell Wren." */
function withOthers(said: string, { target, others = { likewise: [], besides: [] } }: CombatFact): string {
  const { likewise, besides } = others;
  const isOfTarget = target !== null && said.startsWith(`${target.name} `);
  const [verb = '', ...rest] = isOfTarget ? said.slice(target.name.length + 1).split(' ') : [];
  const isJoined = isOfTarget && likewise.length > 0;
  const sentence = isJoined ? [namesText([target, ...likewise]), verbOfSeveral(verb), ...rest].join(' ') : said;
  const left = isJoined ? besides : [...likewise, ...besides];
  return left.length === 0 ? sentence : `${sentence.replace(/\.$/, '')}, and what befell ${namesText(left)}.`;
}

/** Tells a fact of a fight in one sentence, with the dice that belong to it. What its audience may not know is not in it. */
export function tellCombatFact(fact: CombatFact): CombatSentence {
  const sentence = sentences[fact.kind]({ actor: actorText(fact.actor), target: fact.target?.name ?? 'Somebody', fact });
  const said = capitalize(sentence);
  return fact.undone ? { sentence: `Taken back: ${withOthers(said, fact)}`, rolls: [] } : { sentence: said, rolls: fact.rolls };
}

/** Whose dice the rolls of a fact are: who saves or joins, else who acts. */
function rollerOf({ kind, actor, target }: CombatFact): string | undefined {
  const own = kind === 'save' || kind === 'deathSave' || kind === 'joined' || actor === null || actor === 'unseen';
  return own ? target?.id : actor.id;
}

/** A message that tells of a fight. */
interface CombatMessage {
  content: string;
  rolls: Roll[];
}

/**
 * Tells what happened, a line for each step, in as many messages as it needs: no message has more characters or dice than given, and
 * no sentence is cut.
 */
export function combatMessages(steps: readonly (readonly CombatFact[])[], most: { characters: number; rolls: number }): CombatMessage[] {
  const messages: CombatMessage[] = [];
  for (const facts of steps) {
    for (const [place, fact] of facts.entries()) {
      const { sentence, rolls: fallen } = tellCombatFact(fact);
      const by = rollerOf(fact);
      const rolls = by === undefined ? fallen : fallen.map((roll) => ({ ...roll, by }));
      const open = messages.at(-1);
      const content = open && `${open.content}${place === 0 ? '\n' : ' '}${sentence}`;
      const fits = open && content && content.length <= most.characters && open.rolls.length + rolls.length <= most.rolls;
      if (fits) messages.splice(-1, 1, { content, rolls: [...open.rolls, ...rolls] });
      else messages.push({ content: sentence, rolls });
    }
  }
  return messages;
}
