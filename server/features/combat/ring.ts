import type { Actor } from '#domain/account.ts';
import type { Character } from '#domain/character.ts';
import type { CombatEntry } from '#domain/combat-log.ts';
import type { ToldEvent } from '#domain/combat-tell.ts';
import type { CampaignSettings } from '#domain/campaign-settings.ts';
import type { Dice } from '#domain/dice.ts';
import { personOf } from '#domain/policies.ts';
import { Refusal } from '#domain/refusals.ts';
import type { Sql } from '#server/kernel/database.ts';
import type { Kernel, Tx } from '#server/kernel/kernel.ts';
import { findSettings } from '#server/features/campaigns/index.ts';
import { lockCharacter } from '#server/features/characters/index.ts';
import type { Doer } from '#server/features/records/index.ts';
import { findFight, lockFight } from './fight.ts';
import type { Fight } from './fight.ts';

/** A fight while one person does something in it: all that is locked for it, and what players are to hear of it afterwards. */
export interface Ring {
  tx: Tx;
  dice: Dice;
  campaignId: string;
  settings: CampaignSettings;
  by: Doer & { id: string };
  fight: Fight;
  /** The characters of the heroes, locked, as they stand. */
  characters: Map<string, Character>;
  /** What players hear, step by step. */
  told: ToldEvent[][];
}

interface Call {
  tx: Tx;
  actor: Actor;
  kernel: Kernel;
  input: { campaignId: string; number?: number };
}

interface Entrance {
  /** Characters who are to join. */
  newcomers?: readonly string[];
  /** To those who do not lead, a fight that is being prepared does not exist. */
  leads?: boolean;
}

/** Enters the fight of a table: sheets are locked first and in the order of their ids, then the fight. Refuses an entry it no longer stands at. */
export async function enterRing({ tx, actor, kernel, input }: Call, { newcomers = [], leads = true }: Entrance = {}): Promise<Ring> {
  const { campaignId, number } = input;
  const { id, name } = personOf(actor);
  const there = await findFight(tx.sql, campaignId);
  if (!there) throw new Refusal('combat.notFound');
  const characters = await lockCharacters(tx.sql, campaignId, [...heroesOf(there.entry), ...newcomers]);
  const fight = await lockFight(tx.sql, campaignId);
  if (!fight || (!leads && fight.entry.combat.phase === 'gathering')) throw new Refusal('combat.notFound');
  if (number !== undefined && number !== fight.entry.number) throw new Refusal('combat.moved');
  const settings = await findSettings(tx.sql, campaignId);
  return { tx, dice: kernel.dice, campaignId, settings, by: { id, name }, fight, characters, told: [] };
}

function heroesOf({ combat }: CombatEntry): string[] {
  return combat.combatants.flatMap(({ kind, source }) => (kind === 'hero' && source !== null ? [source] : []));
}

/** Locks characters of a table, always in the same order; those that are gone are left out. */
export async function lockCharacters(sql: Sql, campaignId: string, ids: readonly string[]): Promise<Map<string, Character>> {
  const locked = new Map<string, Character>();
  for (const id of [...new Set(ids)].toSorted()) {
    const character = await lockCharacter(sql, campaignId, id);
    if (character) locked.set(id, character);
  }
  return locked;
}
