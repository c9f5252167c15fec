import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { ClassId } from '#domain/srd/class-rules.ts';
import { carrying, hero, scores } from '#domain/character/character.fixture.ts';
import type { Character } from '#domain/character/character.ts';
import { contentOfFeatures } from '#domain/character/effects/content.ts';
import { fightOf, scripted, step } from '#domain/combat/combat.fixture.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { heroOf, sheetAfterFight, withEffectsCounted } from '#domain/combat/sheet.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStepInput } from '#domain/combat/step.ts';
import type { Roll } from '#domain/dice/roll.ts';
import { findSpell } from '#domain/srd/spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { usedFeature, waysOfHero } from './feature-in-use.ts';
import { usedSpell } from './spell-in-use.ts';
import type { Rider, UsedActivity } from './used-activity.ts';
import type { z } from 'zod';

/** What is said about a use besides the feature. */
type Choice = Partial<Omit<Extract<CombatStepInput, { name: 'useActivity' }>, 'name' | 'used' | 'actorId'>>;
type RiderInput = z.input<typeof Rider>;
type AttackChoice = Partial<Omit<Extract<CombatStepInput, { name: 'attack' }>, 'name' | 'actorId' | 'riders'>>;

/** A hero with a sheet who fights a goblin, a troll and beside Tomas. It is the hero's turn. */
export class Hero {
  combat: Combat;
  readonly character: Character;
  /** What the last step told, in its order. */
  events: string[] = [];
  /** The dice of the last step. */
  rolls: Roll[] = [];
  /** The sheet as the last step has left it. */
  #sheet: Character;
  readonly #content: Awaited<ReturnType<typeof contentOfFeatures>>;

  private constructor(character: Character, content: Awaited<ReturnType<typeof contentOfFeatures>>) {
    this.character = character;
    this.#sheet = character;
    this.#content = content;
    const joined = takeCombatStep(
      fightOf('goblin', 'troll', 'tomas'),
      { name: 'join', profile: profileFromCharacter(character) },
      () => 20,
    );
    if (!joined.ok) throw new Error(tellCombatRefusal(joined.refused));
    this.combat = { ...joined.value.combat, active: character.id };
  }

  /** A hero of a class and level with +3 in every ability, a rapier and a greataxe. */
  static async of(name: ClassId, level: number, changes: HeroChanges = {}): Promise<Hero> {
    const all = { strength: 16, dexterity: 16, constitution: 16, intelligence: 16, wisdom: 16, charisma: 16 };
    const inventory = carrying(['rapier', 'mainHand'], ['greataxe', 'pack'], ['shortbow', 'pack']);
    const character = hero({ class: name, level, stats: scores(all), inventory, ...changes });
    return new Hero(character, await contentOfFeatures(character));
  }

  get one(): Combatant {
    return this.of(this.character.id);
  }

  of(id: string): Combatant {
    const found = this.combat.combatants.find((each) => each.id === id);
    if (!found) throw new Error(`There is no ${id}.`);
    return found;
  }

  /** How many uses of something are left. */
  left(use: string): number | undefined {
    return this.one.features?.uses.find(({ id }) => id === use)?.left;
  }

  /** The sheet as the fight has left it. */
  sheet(): Character {
    const one = heroOf(this.combat, this.character.id);
    return one ? sheetAfterFight(this.#sheet, one) : this.#sheet;
  }

  /** One thing that a feature does, by its name or its id and the name of the way. */
  feature(id: string, name?: string): UsedActivity {
    const { features } = this.one;
    const ways = features ? waysOfHero(features, this.#content.features) : [];
    const way = ways.find((each) => each.id === id && (name === undefined || each.name === name || each.activity.id === name));
    if (!way || !features) throw new Error(`There is no ${id} ${name ?? ''}.`);
    return usedFeature(way, features);
  }

  /** Takes a step; the sentence where it is refused. */
  take(input: CombatStepInput, ...faces: number[]): string | null {
    const outcome = takeCombatStep(this.combat, step(input), scripted(...faces));
    if (!outcome.ok) return tellCombatRefusal(outcome.refused);
    this.events = outcome.value.events.map(({ kind, name }) => (name === '' ? kind : `${kind} ${name}`));
    this.rolls = outcome.value.events.flatMap(({ rolls }) => rolls);
    this.combat = withEffectsCounted(outcome.value.combat, [this.#sheet]);
    this.#sheet = this.sheet();
    return null;
  }

  use(id: string | [string, string], targetIds: string[] = [], choice: Choice = {}, ...faces: number[]): string | null {
    const used = typeof id === 'string' ? this.feature(id) : this.feature(...id);
    return this.take({ name: 'useActivity', actorId: this.character.id, used, targetIds, ...choice }, ...faces);
  }

  /** Attacks the goblin with a rapier, with what rides on the hit. */
  attack(riders: (UsedActivity | RiderInput)[], choice: AttackChoice = {}, ...faces: number[]): string | null {
    const ridden = riders.map((each) => ('used' in each ? each : { used: each }));
    const plain = { name: 'attack' as const, actorId: this.character.id, targetId: 'troll', attack: 'Rapier' };
    return this.take({ ...plain, ...choice, riders: ridden }, ...faces);
  }
}

/** A spell of the SRD with its first activity. */
export async function spell(id: string): Promise<UsedActivity> {
  const found = findSpell(id);
  const details = found && (await loadSpellDetails(found.level)).get(found.name);
  const [activity] = details?.activities ?? [];
  if (!found || !details || !activity) throw new Error(`There is no ${id}.`);
  return usedSpell(found, details.activities, activity);
}
