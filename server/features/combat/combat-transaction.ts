import type { Actor } from '#domain/account/account.ts';
import type { Character } from '#domain/character/character.ts';
import type { CombatFact } from '#domain/combat/fact.ts';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import type { Dice } from '#domain/dice/dice.ts';
import { personOf } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { tableDice } from '#server/kernel/calls/kernel.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';

import type { TableAccess } from '#server/features/campaigns/index.ts';
import { lockCharacters } from '#server/features/characters/index.ts';
import { findHeroes, lockFight } from './fight.ts';
import type { Fight } from './fight.ts';
import type { documentStore } from '#server/features/campaign-documents/index.ts';

/** What players may know of one step: in which round it came to its end, null where no fight runs then, and how many turns they saw begin in it. */
export interface ToldStep {
  facts: CombatFact[];
  round: number | null;
  turns: number;
}

/** One change of a fight: everything that is locked for it, and what players are told afterwards. */
export interface CombatTransaction {
  tx: Tx;
  dice: Dice;
  campaignId: string;
  settings: CampaignSettings;
  presence: Kernel['presence'];
  by: documentStore.Doer;
  /** The account that acts, or `narrator`. */
  actor: string;
  /** The fight as it stood at first. */
  before: Fight;
  fight: Fight;
  /** The characters of the heroes, locked, as they stand. */
  characters: Map<string, Character>;
  /** What is told to the table, step by step. */
  told: ToldStep[];
  /** All that players may know of what happened; the heroes' own histories are taken from it. */
  happened: CombatFact[];
  /** Set once a step that waited for answers came to its end. */
  settled?: true;
}

interface Call {
  tx: Tx;
  actor: Actor;
  kernel: Kernel;
  subject: TableAccess;
  input: { campaignId: string; number?: number };
}

interface LockOptions {
  /** Characters who are to join. */
  newcomers?: readonly string[];
  /** To those who do not lead, a fight that is being prepared does not exist. */
  leads?: boolean;
}

/** Locks the fight of a table: first the sheets, in the order of their ids, then the fight. Refuses a caller who saw an earlier entry of the fight. */
export async function lockCombat(
  { tx, actor, kernel, input, subject }: Call,
  { newcomers = [], leads = true }: LockOptions = {},
): Promise<CombatTransaction> {
  const { campaignId, number } = input;
  const { id, name } = personOf(actor);
  const at = { campaignId, settings: subject.settings(), by: { id, name }, actor: id };
  const transaction = await lockTable(tx, kernel, at, newcomers);
  if (!transaction || (!leads && transaction.fight.entry.combat.phase === 'gathering')) throw new Refusal('combat.notFound');
  if (number !== undefined && number !== transaction.fight.entry.number) throw new Refusal('combat.moved');
  return transaction;
}

/** Locks the fight of a table for whoever acts; null where there is none. */
export async function lockTable(
  tx: Tx,
  kernel: Kernel,
  { campaignId, settings, by, actor }: Pick<CombatTransaction, 'campaignId' | 'settings' | 'by' | 'actor'>,
  newcomers: readonly string[] = [],
): Promise<CombatTransaction | null> {
  const heroes = await findHeroes(tx.sql, campaignId);
  if (!heroes) return null;
  const characters = await lockCharacters(tx.sql, campaignId, [...heroes, ...newcomers]);
  const fight = await lockFight(tx.sql, campaignId);
  if (!fight) return null;
  const { combat } = fight.entry;
  const isHidden = combat.phase === 'gathering' || combat.combatants.some(({ id, hidden }) => hidden && id === combat.active);
  return {
    tx,
    dice: await tableDice(tx, kernel, campaignId, isHidden),
    presence: kernel.presence,
    campaignId,
    settings,
    by,
    actor,
    before: fight,
    fight,
    characters,
    told: [],
    happened: [],
  };
}
