import { capitalize } from '#domain/text/capitalize.ts';
import { countText } from '#domain/text/count-text.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { healthLabel } from './effects/health.ts';
import type { CombatFact, NpcReason } from './fact.ts';

/** A line of the fight's story, with the dice to show beside it. */
export interface ToldFact {
  sentence: string;
  rolls: Roll[];
}

interface Teller {
  who: string;
  whom: string;
  fact: CombatFact;
}

function tellAttack({ who, whom, fact }: Teller): string {
  if (fact.outcome === 'critical') return `${who} scores a critical hit on ${whom} with ${fact.name}.`;
  return `${who} ${fact.outcome === 'hit' ? 'hits' : 'misses'} ${whom} with ${fact.name}.`;
}

function tellCondition({ whom, fact }: Teller): string {
  if (fact.outcome === 'immune') return `${whom} cannot be ${fact.name === 'exhaustion' ? 'exhausted' : fact.name}.`;
  return fact.name === 'exhaustion' ? `${whom} gains a level of exhaustion.` : `${whom} is ${fact.name}.`;
}

function tellDamage({ whom, fact: { health, amount, name } }: Teller): string {
  if (health === null) return `${whom} takes ${amount ?? 0} ${name === '' ? '' : `${name} `}damage.`;
  if (health === 'dead') return `${whom} is struck down.`;
  return amount === 0 ? `${whom} takes no damage.` : `${whom} is ${healthLabel(health)}.`;
}

function tellHealing({ whom, fact: { health, amount } }: Teller): string {
  return health === null ? `${whom} regains ${countText(amount ?? 0, 'hit point')}.` : `${whom} is healed and now ${healthLabel(health)}.`;
}

const reasons: Record<NpcReason['because'], (health: string) => string> = {
  damagedItLast: () => 'damaged it last',
  concentrates: () => 'is concentrating on a spell',
  wounded: (health) => `is ${health} already`,
  inReach: () => 'is within reach',
  cannotAct: () => 'cannot act and ends its turn',
  turnIsUsed: () => 'has done what it can this turn',
  nobodyToFight: () => 'sees nobody to fight and waits',
  noAttack: () => 'has no attack and waits',
};

function tellNpcChoice({ who, whom, fact: { reason, name, health } }: Teller): string {
  if (reason === null) return `${who} acts.`;
  const why = reasons[reason.because](health === null ? 'hurt' : healthLabel(health));
  if (reason.does === 'wait') return `${who} ${why}.`;
  if (reason.does === 'attack') return `${who} attacks ${whom}, who ${why}.`;
  return reason.does === 'effect'
    ? `${who} uses ${name} on ${whom}, who ${why}.`
    : `${who} takes a legendary action against ${whom}, who ${why}.`;
}

const sentences: Record<CombatFact['kind'], (teller: Teller) => string> = {
  started: () => 'The fight begins.',
  joined: ({ whom, fact }) => (fact.amount === null ? `${whom} joins the fight.` : `${whom} rolls ${fact.amount} for initiative.`),
  left: ({ whom }) => `${whom} leaves the fight.`,
  round: ({ fact }) => `Round ${fact.amount ?? 1} begins.`,
  turn: ({ who }) => `It is ${who}’s turn.`,
  attack: tellAttack,
  effect: ({ who, fact }) => (fact.actor === null ? `${fact.name}: each target makes a saving throw.` : `${who} uses ${fact.name}.`),
  save: ({ whom, fact }) => `${whom} ${fact.outcome === 'saved' ? 'succeeds on' : 'fails'} a saving throw against ${fact.name}.`,
  resisted: ({ whom, fact }) => `${whom} succeeds on the saving throw against ${fact.name} after all.`,
  legendaryResistance: ({ whom, fact }) => `${whom} ${fact.outcome === 'saved' ? 'uses' : 'saves'} its Legendary Resistance from now on.`,
  cast: ({ who, fact }) => `${who} casts ${fact.name}.`,
  legendary: ({ who, fact }) => `${who} uses ${fact.name} between turns.`,
  damage: tellDamage,
  heal: tellHealing,
  temporary: ({ whom, fact }) =>
    fact.health === null ? `${whom} gains ${countText(fact.amount ?? 0, 'temporary hit point')}.` : `${whom} gains temporary hit points.`,
  deathSave: ({ whom, fact }) => `${whom} ${fact.outcome === 'saved' ? 'succeeds on' : 'fails'} a death saving throw.`,
  fell: ({ whom }) => `${whom} falls unconscious.`,
  died: ({ whom }) => `${whom} dies.`,
  stable: ({ whom }) => `${whom} is stable.`,
  revived: ({ whom }) => `${whom} is brought back to life.`,
  condition: tellCondition,
  conditionEnded: ({ whom, fact }) =>
    fact.name === 'exhaustion' ? `${whom} loses a level of exhaustion.` : `${whom} is no longer ${fact.name}.`,
  concentration: ({ who, fact }) => `${who} concentrates on ${fact.name}.`,
  concentrationEnded: ({ who, fact }) => `${who} no longer concentrates on ${fact.name}.`,
  recharge: ({ who, fact }) => `${who}: ${fact.name} ${fact.outcome === 'saved' ? 'recharges' : 'does not recharge yet'}.`,
  hidden: ({ whom }) => `${whom} is hidden from the players.`,
  shown: ({ whom }) => `${whom} comes into view.`,
  noted: ({ whom }) => `The notes on ${whom} were changed.`,
  ended: () => 'The fight is over.',
  experience: ({ whom, fact }) => `${whom} gains ${countText(fact.amount ?? 0, 'experience point')}.`,
  prepared: () => 'A fight was set up.',
  closed: () => 'The fight was closed.',
  mended: () => 'The heroes are as their sheets say.',
  sheetFollowed: ({ whom }) => `${whom} is as the sheet says now.`,
  sheetUndone: () => 'Taken back: what changed on a sheet.',
  npcChoice: tellNpcChoice,
  levelReady: ({ whom }) => `${whom} has enough experience for another level.`,
  wentOn: () => 'The fight went on.',
};

function actorText(actor: CombatFact['actor']): string {
  if (actor === null) return 'Somebody';
  return actor === 'unseen' ? 'Somebody unseen' : actor.name;
}

/** Tells a fact of a fight in one sentence, with the dice that belong to it. What its audience may not know is not in it. */
export function tellCombatFact(fact: CombatFact): ToldFact {
  const sentence = sentences[fact.kind]({ who: actorText(fact.actor), whom: fact.target?.name ?? 'Somebody', fact });
  const said = capitalize(sentence);
  return fact.undone ? { sentence: `Taken back: ${said}`, rolls: [] } : { sentence: said, rolls: fact.rolls };
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
      const { sentence, rolls } = tellCombatFact(fact);
      const open = messages.at(-1);
      const content = open && `${open.content}${place === 0 ? '\n' : ' '}${sentence}`;
      const fits = open && content && content.length <= most.characters && open.rolls.length + rolls.length <= most.rolls;
      if (fits) messages.splice(-1, 1, { content, rolls: [...open.rolls, ...rolls] });
      else messages.push({ content: sentence, rolls });
    }
  }
  return messages;
}
