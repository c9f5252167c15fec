import type { Combat } from '#domain/combat/state.ts';
import { combatantOf, isWaiting } from '#domain/combat/state.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { gameLimits } from '#domain/limits/game-limits.ts';
import type { Brief } from '#domain/narration/brief.ts';
import { heroIntents } from '#domain/narration/hero-intents.ts';
import type { HeroIntent } from '#domain/narration/hero-intents.ts';
import { sceneIdOf } from '#domain/narration/whereabouts.ts';
import { storyFights } from '#server/features/combat/index.ts';
import type { CombatTransaction } from '#server/features/combat/index.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction, FragmentWriter } from '#server/features/storyteller/index.ts';
import { fightStageOf, loadFightMeans } from '#server/features/narrator/fight/fight-means.ts';
import { tellSteps } from '#server/features/narrator/fight/tell-steps.ts';

/** Somebody who says something while a fight goes on without them. */
export interface Newcomer {
  intent: HeroIntent;
  /** What their hero is called. */
  name: string;
  /** Whether they are where the fight is. */
  isHere: boolean;
  characterId: string;
}

/** Those who say something while a fight of the story goes on without them, and have a sheet. */
export function newcomersIn({ fighters, state, party, intents }: Pick<Brief, 'fighters' | 'state' | 'party' | 'intents'>): Newcomer[] {
  if (fighters === undefined) return [];
  const places = new Set(fighters.map((id) => sceneIdOf(state, id)));
  return heroIntents(intents).flatMap((intent): Newcomer[] => {
    const hero = party.find(({ id }) => id === intent.heroId);
    if (!hero?.sheet || fighters.includes(hero.id)) return [];
    return [{ intent, name: hero.name, isHere: places.has(sceneIdOf(state, hero.id)), characterId: hero.sheet.characterId }];
  });
}

/** Whether something that is wanted is a part in a fight: to join it, to attack, or to do something to those who are in it. */
function isPart(wanted: FightAction, { combatants }: Combat): boolean {
  if (wanted.kind === 'join' || wanted.kind === 'attack') return true;
  if (!('aimed' in wanted) || ['question', 'talk', 'peace', 'approach'].includes(wanted.kind)) return false;
  return [...wanted.aimed.ids, ...wanted.aimed.unclear].some((id) => combatants.some((one) => one.id === id));
}

/** Of newcomers those whose words want a part in the fight, as they would be read in it; from afar, those who say that they join it. */
export async function wantingIn({ fight, characters }: CombatTransaction, newcomers: readonly Newcomer[]): Promise<Newcomer[]> {
  const { combat } = fight.entry;
  // While others are asked for an answer nobody joins.
  if (combat.phase !== 'running' || isWaiting(combat) || combat.combatants.length >= gameLimits.combatants) return [];
  const asked = newcomers.map(async (newcomer) => {
    const character = characters.get(newcomer.characterId);
    if (!character) return [];
    const hero = combatantOf(profileFromCharacter(character));
    if (combat.combatants.some(({ id }) => id === hero.id)) return [];
    const means = await loadFightMeans({ ...combat, combatants: [...combat.combatants, hero] }, hero);
    const lines = newcomer.intent.text.split('\n').flatMap((line) => readFightLine(line, fightStageOf(means, [])));
    return lines.some((wanted) => (newcomer.isHere ? isPart(wanted, combat) : wanted.kind === 'join')) ? [newcomer] : [];
  });
  return (await Promise.all(asked)).flat();
}

interface Joining {
  transaction: CombatTransaction;
  fragments: FragmentWriter;
  personOf: (userId: string) => CombatTransaction['by'];
}

/** Newcomers join a fight as they do by the button, and it is told; who is elsewhere is told to come first. */
export async function joinIn({ transaction, fragments, personOf }: Joining, newcomers: readonly Newcomer[]): Promise<string> {
  const before = transaction.fight.entry.combat;
  const from = transaction.told.length;
  for (const { intent, characterId } of newcomers.filter(({ isHere }) => isHere)) {
    transaction.by = personOf(intent.heroId);
    transaction.actor = intent.heroId;
    await storyFights.joinHeroes(transaction, [characterId]);
  }
  const facts = transaction.told.slice(from).map((each) => each.facts);
  const far = newcomers.filter(({ isHere }) => !isHere).map(({ name }) => `The fight is elsewhere: ${name} has to go there first.`);
  return [...tellSteps({ facts, before, after: transaction.fight.entry.combat }, fragments), ...far].join(' ');
}
