import { changed } from '#domain/character/character.fixture.ts';
import type { HeroChanges } from '#domain/character/character.fixture.ts';
import { characterFact } from '#domain/character/character-fact.ts';
import { randomUUID } from 'node:crypto';
import { blankCharacter } from '#domain/character/blank.ts';
import type { Character } from '#domain/character/character.ts';
import { itemOf } from '#domain/character/inventory/inventory.ts';
import type { CombatNow, SeenFight } from '#contract/play/combat-shapes.ts';
import { transact } from '#server/kernel/calls/kernel.ts';
import { findCharacter, saveCharacter } from '#server/features/characters/characters.store.ts';
import type { TestApp } from './app.ts';
import type { Somebody } from './people.ts';

const by = { id: null, name: 'Test' };

/** Puts a fighter of level 1 with a longsword at a table, changed as given. */
export async function bringHero(
  { kernel }: TestApp,
  campaignId: string,
  { id: userId }: Somebody,
  name: string,
  changes: HeroChanges = {},
): Promise<string> {
  const id = randomUUID();
  const blank = blankCharacter({ id, userId, campaignId }, 'srd', { name, species: 'human', class: 'fighter' });
  const sword = { ...itemOf('longsword', 1, 'sword'), place: 'mainHand' } as const;
  const character = changed({ ...blank, inventory: [sword] }, changes);
  await transact(kernel, (tx) =>
    saveCharacter(tx, character, {
      by,
      summary: [characterFact({ kind: 'joins', hero: { id, name }, species: 'human', class: 'fighter' })],
    }),
  );
  return id;
}

/** A sheet as it stands. */
export async function sheetOf({ database }: TestApp, campaignId: string, id: string): Promise<Character> {
  const character = await findCharacter(database.sql, campaignId, id);
  if (!character) throw new Error('That character is gone.');
  return character;
}

/** Changes a sheet as its player would on the Character tab. */
export async function changeSheetOf(app: TestApp, campaignId: string, id: string, changes: HeroChanges): Promise<void> {
  const character = await sheetOf(app, campaignId, id);
  await transact(app.kernel, (tx) =>
    saveCharacter(tx, changed(character, changes), { by, summary: [characterFact({ kind: 'sheetChanged' })] }),
  );
}

/** A step that somebody takes in a fight. */
export type ArenaStep = Parameters<Somebody['call']['combat']['step']>[0]['step'];

/** Who is at a table whose fight is played by a test: its DM, and the player of the hero. */
interface Table {
  app: TestApp;
  campaignId: string;
  owner: Somebody;
  player: Somebody;
}

/** The fight of a table: what somebody sees of it, the steps they take, and what is taken back. */
export function arenaOf({ app, campaignId, owner, player }: Table) {
  const see = (person: Somebody) => person.call.combat.get({ campaignId });
  const take = async (person: Somebody, step: ArenaStep): Promise<CombatNow> =>
    person.call.combat.step({ campaignId, number: fightIn(await see(person)).number, step });
  return {
    see,
    take,
    undo: async () => owner.call.combat.undo({ campaignId, number: fightIn(await see(owner)).number }),
    /** The player's hero in a fight against a brute, who both have rolled no initiative yet; answers the hero's id. */
    gather: async (hero: HeroChanges, hitPoints: number): Promise<string> => {
      const id = await bringHero(app, campaignId, player, 'Krag', hero);
      await owner.call.combat.open({ campaignId, heroes: [id] });
      const attacks = [{ name: 'Club', toHit: 4, damage: '1d6+3', type: 'bludgeoning' as const }];
      await owner.call.combat.addNpc({ campaignId, npc: { name: 'Brute', hitPoints, armorClass: 10, attacks } });
      return id;
    },
    /** Everybody rolls; answers the brute's id. */
    start: async (): Promise<string> => combatantIn(await take(owner, { name: 'start' }), 'Brute').id,
    sheet: (id: string) => sheetOf(app, campaignId, id),
  };
}

/** The fight of an answer, which must have one. */
export function fightIn({ fight }: CombatNow): SeenFight {
  if (!fight) throw new Error('No fight is seen.');
  return fight;
}

/** Somebody in the fight of an answer as the DM sees them. */
export function combatantIn(now: CombatNow, name: string) {
  const { view } = fightIn(now);
  const found = view.audience === 'dm' ? view.combatants.find((one) => one.name === name) : undefined;
  if (!found) throw new Error(`The DM sees no ${name}.`);
  return found;
}
