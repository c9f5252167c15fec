import type { Dice } from '#domain/dice/dice.ts';
import { encounterBudget, encounterDifficulty } from '#domain/rules/encounter.ts';
import type { EncounterBudget } from '#domain/rules/encounter.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { monsters } from '#domain/srd/monsters/monsters.ts';
import type { StatBlock } from '#domain/srd/monsters/stat-block.ts';
import { xpOf } from '#domain/rules/challenge-experience.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { pick } from './pick.ts';

/** How many of one kind stand against the party at most, for each hero. */
const CREATURES_PER_HERO = 2;

/** Foes that heroes of these levels can face at the difficulty asked for, moderate unless it is, within the budget of SRD 5.2. */
export function makeEncounter(question: string, { party }: Situation, dice: Dice): string {
  const levels = party.length > 0 ? party.map(({ level }) => level) : [1, 1, 1, 1];
  const wanted = wantedOf(question);
  const budget = encounterBudget(levels);
  const foes = gather(question, budget[wanted], levels.length * CREATURES_PER_HERO, dice);
  const { xp, difficulty } = encounterDifficulty(
    levels,
    foes.flatMap(({ foe, count }) => Array.from({ length: count }, () => xpOf(foe.challenge))),
  );
  const heroes =
    party.length > 0
      ? `${levels.length} heroes of level ${[...new Set(levels)].join(', ')}`
      : 'four heroes of level 1, as nobody has a sheet yet';
  return [
    `For ${heroes} a ${wanted} fight may cost ${budget[wanted]} XP. This one costs ${xp} (${difficulty}):`,
    ...foes.map(
      ({ foe, count }) => `- **${count} × ${foe.name}** (CR ${foe.challenge}, AC ${foe.armorClass}, ${foe.hitPoints} hit points)`,
    ),
    `\n${pick(dice, turns)}`,
    `\n*${srdAttribution}*`,
  ].join('\n');
}

const turns = [
  'They do not want to die here: once half are down, the rest bargain or run.',
  'They want one thing the party carries, and stop when they have it.',
  'They were driven here by something worse, which can be heard in the third round.',
  'The ground is theirs: let them begin from two sides.',
  'One of them would rather talk, if anybody noticed.',
];

function wantedOf(question: string): keyof EncounterBudget {
  const text = question.toLowerCase();
  if (/\b(easy|low|light|simple|quick)\b/.test(text)) return 'low';
  return /\b(hard|high|deadly|tough|boss|difficult)\b/.test(text) ? 'high' : 'moderate';
}

interface Foes {
  foe: StatBlock;
  count: number;
}

/** A leader and their followers, of the kind that is asked for where one is, for no more than the budget. */
function gather(question: string, budget: number, most: number, dice: Dice): Foes[] {
  const text = question.toLowerCase();
  const affordable = monsters.filter(({ challenge }) => xpOf(challenge) > 0 && xpOf(challenge) <= budget);
  const asked = affordable.filter(({ type, name }) => text.includes(type) || text.includes(name.toLowerCase()));
  const known = asked.length > 0 ? asked : affordable;
  // A foe worth less than an eighth of the budget would come as a crowd that nobody can run.
  const worthy = known.filter(({ challenge }) => xpOf(challenge) >= budget / 8);
  const leader = pick(dice, worthy.length > 0 ? worthy : known);
  const left = budget - xpOf(leader.challenge);
  const followers = known.filter(
    ({ type, challenge, id }) => type === leader.type && id !== leader.id && xpOf(challenge) <= left && xpOf(challenge) >= left / most,
  );
  if (followers.length === 0) return [{ foe: leader, count: Math.max(1, Math.min(most, Math.floor(budget / xpOf(leader.challenge)))) }];
  const foe = pick(dice, followers);
  return [
    { foe: leader, count: 1 },
    { foe, count: Math.max(1, Math.min(most - 1, Math.floor(left / xpOf(foe.challenge)))) },
  ];
}
