import { carrying, granted, hero, scores } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import type { Item } from '#domain/character/character.ts';
import { magicItemOf } from '#domain/character/inventory/magic-item.ts';
import { takeCombatStep } from '#domain/combat/combat.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { profileFromCharacter } from '#domain/combat/profile-from-character.ts';
import { tellCombatRefusal } from '#domain/combat/refusals.ts';
import { newCombat } from '#domain/combat/state.ts';
import type { Combat, CombatantProfile } from '#domain/combat/state.ts';
import { CombatStep } from '#domain/combat/step.ts';
import type { TakenStep } from '#domain/combat/step.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { readFightLine } from '#server/features/storyteller/index.ts';
import type { FightAction } from '#server/features/storyteller/index.ts';
import { fightStageOf, loadFightMeans } from './fight-means.ts';
import type { FightMeans } from './fight-means.ts';
import { planSteps } from './plan-steps.ts';

const able = scores({ strength: 16, dexterity: 14, constitution: 14, intelligence: 16, wisdom: 16 });
const prepared = (from: 'class', ...spells: string[]) => spells.map((spell) => ({ spell, prepared: true, from }));

const catalogue = await loadMagicCatalogue();

/** A magic item in somebody's pack, with an id that can be read in the table. */
export function magic(id: string, wareId: string, changes: Partial<Item> = {}): Item {
  return { ...granted(magicItemOf(catalogue.get(`magic:${wareId}`), null, { id, quantity: 1 })), ...changes };
}
const healing = (degree: string, id: string, quantity = 1) => magic(id, `potions-of-healing:potion-of-healing${degree}`, { quantity });

const heroes = {
  Brannoc: {
    class: 'fighter',
    level: 5,
    inventory: [
      ...carrying(['longsword', 'mainHand'], ['longbow', 'pack'], ['handaxe', 'pack'], ['arrow', 'pack'], ['rope', 'pack']),
      healing('', 'healing', 2),
    ],
  },
  Ilse: {
    class: 'wizard',
    level: 5,
    inventory: [
      ...carrying(['quarterstaff', 'mainHand']),
      magic('missiles', 'wand-of-magic-missiles', { place: 'offHand' }),
      magic('binding', 'wand-of-binding', { place: 'offHand', attuned: true }),
      magic('scroll', 'spell-scroll:level-1'),
    ],
    spells: prepared(
      'class',
      'fire-bolt',
      'ray-of-frost',
      'magic-missile',
      'burning-hands',
      'misty-step',
      'fireball',
      'shield',
      'mage-armor',
      'sleep',
      'hold-person',
      'find-familiar',
      'hex',
    ),
  },
  Fern: {
    class: 'druid',
    level: 4,
    inventory: [
      ...carrying(['scimitar', 'mainHand']),
      healing('', 'healing'),
      healing('-greater', 'greater'),
      magic('speed', 'potion-of-speed'),
      magic('horn', 'horn-of-blasting'),
    ],
    spells: prepared('class', 'thunderwave', 'cure-wounds'),
  },
} as const satisfies Record<string, HeroChanges>;
export const heroesOnTurn = ['Brannoc', 'Ilse', 'Fern'] as const satisfies readonly (keyof typeof heroes)[];
export type FighterName = (typeof heroesOnTurn)[number];

const foes: readonly (readonly [name: string, source: string])[] = [
  ['Goblin 1', 'goblin-warrior'],
  ['Goblin 2', 'goblin-warrior'],
  ['Ogre', 'ogre'],
  ['Adult Black Dragon', 'adult-black-dragon'],
];

function taken(combat: Combat, given: Parameters<typeof CombatStep.parse>[0]): Combat {
  const outcome = takeCombatStep(combat, CombatStep.parse(given), () => 10);
  if (!outcome.ok) throw new Error(tellCombatRefusal(outcome.refused));
  return outcome.value.combat;
}

/** A fight of three heroes, of whom the druid is a wolf, against two goblins, an ogre and a dragon, on the turn of one of them, by its id. */
export function fightOn(name: string, otherwise: HeroChanges = {}): Combat {
  const own = Object.entries<HeroChanges>(heroes).map(([called, changes]) => ({
    ...profileFromCharacter(hero({ stats: able, damage: 1, ...changes, ...(called === name && otherwise), name: called })),
    id: called,
  }));
  const fern = own.find(({ id }) => id === 'Fern');
  if (fern) fern.attacks = monsterOf('wolf')?.attacks ?? [];
  const others = foes.map(([called, source]) => {
    const block = monsterOf(source);
    if (!block) throw new Error(`There is no ${source}.`);
    return profileFromStatBlock(block, { id: called.replaceAll(' ', '-'), name: called });
  });
  const joined = [...own, ...others].reduce((combat, profile) => taken(combat, { name: 'join', profile }), newCombat());
  return { ...taken(joined, { name: 'start' }), active: name };
}

/** The fight with somebody more in it. */
export const joinedBy = (combat: Combat, profile: CombatantProfile): Combat => taken(combat, { name: 'join', profile });

const namesOf = ({ ids, unclear, absent }: { ids: readonly string[]; unclear: readonly string[]; absent: string | null }) =>
  ids.length > 0 ? ` ${ids.join(', ')}` : unclear.length > 0 ? ` one of ${unclear.join(', ')}` : absent === null ? '' : ` absent ${absent}`;

function stepText(step: TakenStep): string {
  switch (step.name) {
    case 'attack':
      return `${step.knockOut === true ? 'knocks out with' : step.close === false ? 'throws' : 'attacks with'} ${step.attack}: ${step.targetId}`;
    case 'castSpell':
      return `casts ${step.spell}${step.slot > 0 ? ` at ${step.slot}` : ''}${step.targetIds.length > 0 ? `: ${step.targetIds.join(', ')}` : ''}`;
    case 'useFeature':
      return `uses ${step.feature}${step.choice === null ? '' : ` (${step.choice})`}`;
    case 'useItem':
      return `uses ${step.item} to ${step.way}${step.targetIds.length > 0 ? `: ${step.targetIds.join(', ')}` : ''}${step.choice === null ? '' : ` as ${step.choice}`}`;
    case 'use':
      return `breathes ${step.effect}: ${step.targetIds.join(', ')}`;
    case 'act':
      return `${step.action}${step.targetIds.length > 0 ? `: ${step.targetIds.join(', ')}` : ''}`;
    default:
      return step.name;
  }
}

function actionText(means: FightMeans, wanted: FightAction): string {
  if (wanted.kind === 'question')
    return wanted.wanted ? `may it: ${actionText(means, wanted.wanted)}` : `asks ${wanted.about}${namesOf(wanted.aimed)}`;
  if (wanted.kind === 'talk') return `talks${namesOf(wanted.aimed)}`;
  if (wanted.kind === 'peace') return `holds back${namesOf(wanted.aimed)}`;
  if (wanted.kind === 'approach' && wanted.aimed.unclear.length === 0) return `moves${namesOf(wanted.aimed)}`;
  const planned = planSteps(means, wanted);
  if (planned?.kind === 'steps') return planned.steps.map(stepText).join(' + ');
  return planned ? `"${planned.says}"` : 'is colour';
}

/** A hero with all they can do, on their own turn; with what is otherwise about them than in the table. */
export function meansOn(name: FighterName, otherwise: HeroChanges = {}): Promise<FightMeans> {
  return meansIn(fightOn(name, otherwise), name);
}

/** Somebody in a fight with all they can do. */
export function meansIn(combat: Combat, name: string): Promise<FightMeans> {
  const own = combat.combatants.find(({ id }) => id === name);
  if (!own) throw new Error(`${name} does not fight.`);
  return loadFightMeans(combat, own);
}

/** What a hero's line comes to on their own turn, as one line: steps of the fight, questions, or what is said to be missing. */
export async function readOn(name: FighterName, line: string): Promise<string> {
  return readIn(await meansOn(name), line, heroes[name].inventory);
}

/** The same of a hero of whom all is known. */
export function readIn(means: FightMeans, line: string, carried: readonly Item[] = []): string {
  return readFightLine(line, fightStageOf(means, carried))
    .map((wanted) => actionText(means, wanted))
    .join(' + ')
    .replaceAll(/(?<=Goblin|Adult|Black)-/g, ' ');
}

/** What could be said instead of a line that leaves something open. */
export async function answersOn(name: FighterName, line: string): Promise<string[]> {
  const means = await meansOn(name);
  const planned = readFightLine(line, fightStageOf(means, heroes[name].inventory)).map((wanted) => planSteps(means, wanted));
  return planned.flatMap((each) => (each?.kind === 'missing' ? each.options : []));
}
