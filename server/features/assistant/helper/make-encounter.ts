import type { Dice } from '#domain/dice/dice.ts';
import { srdCreatures } from '#domain/encounter/creatures.ts';
import { knownFoes, xpOfFoes } from '#domain/encounter/foes.ts';
import type { KnownFoe } from '#domain/encounter/foes.ts';
import { creatureReader } from '#domain/encounter/named-creatures.ts';
import { suggestEncounter } from '#domain/encounter/suggest.ts';
import type { AimedDifficulty } from '#domain/encounter/terrains.ts';
import { encounterBudget, encounterDifficulty } from '#domain/rules/encounter.ts';
import { srdAttribution } from '#domain/srd/attribution.ts';
import { monsterTypes } from '#domain/srd/monsters/monster-types.ts';
import type { Situation } from '#server/features/assistant/read-situation.ts';
import { pick } from './pick.ts';

const creaturesIn = creatureReader(srdCreatures);
const byId = new Map(srdCreatures.map((each) => [each.id, each]));

/** Foes that heroes of these levels can face at the difficulty asked for, moderate unless it is, within the budget of SRD 5.2. */
export function makeEncounter(question: string, { party }: Situation, dice: Dice): string {
  const levels = party.length > 0 ? party.map(({ level }) => level) : [1, 1, 1, 1];
  const wanted = wantedOf(question);
  const budget = encounterBudget(levels);
  const foes = gather(question, levels, wanted, dice);
  const { xp, difficulty } = encounterDifficulty(levels, xpOfFoes(foes));
  const heroes =
    party.length > 0
      ? `${levels.length} heroes of level ${[...new Set(levels)].join(', ')}`
      : 'four heroes of level 1, as nobody has a sheet yet';
  return [
    `For ${heroes} a ${wanted} fight may cost ${budget[wanted]} XP. This one costs ${xp} (${difficulty}):`,
    ...foes.map(
      ({ creature, count }) =>
        `- **${count} × ${creature.name}** (CR ${creature.challenge}, AC ${creature.armorClass}, ${creature.hitPoints} hit points)`,
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

function wantedOf(question: string): AimedDifficulty {
  const text = question.toLowerCase();
  if (/\b(easy|low|light|simple|quick)\b/.test(text)) return 'low';
  return /\b(hard|high|deadly|tough|boss|difficult)\b/.test(text) ? 'high' : 'moderate';
}

/** A suggestion of those whom the question names, else of their type, else of anybody. */
function gather(question: string, levels: readonly number[], difficulty: AimedDifficulty, dice: Dice): KnownFoe[] {
  const seed = String(dice(1_000_000));
  const named = creaturesIn(question);
  const type = monsterTypes.find((each) => question.toLowerCase().includes(each));
  for (const asked of [{ of: named }, ...(type ? [{ type }] : []), {}]) {
    const { foes, isEmpty } = suggestEncounter(srdCreatures, { levels, difficulty, locked: [], seed, ...asked });
    if (!isEmpty) return knownFoes(foes, byId);
  }
  return [];
}
