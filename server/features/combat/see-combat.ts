import type { Actor } from '#domain/account/account.ts';
import type { Character } from '#domain/character/character.ts';
import { movesOf } from '#domain/combat/permit.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import type { Combat } from '#domain/combat/state.ts';
import { tellCombatFact } from '#domain/combat/tell.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { mayLevelUp } from '#domain/rules/experience.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { CombatNow, OwnHero, TableHero, ToldLine } from '#contract/play/combat.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged } from '#server/kernel/database/stored.ts';
import { settingsOf } from '#server/features/campaigns/index.ts';
import type { TableAccess } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { findFight, heroesOf } from './fight.ts';
import type { Fight, FightLine } from './fight.ts';

/** What somebody sees of the fight of a table, read unless it is given: all of it when they lead, else what players may know. */
export async function seeCombat(sql: Sql, actor: Actor, access: TableAccess, given?: Fight): Promise<CombatNow> {
  const { campaignId } = access;
  const leads = policies['combat.open'](actor, access) === true;
  const plays = policies['combat.step'](actor, access) === true;
  const found = given ?? (await findFight(sql, campaignId));
  const isDamaged = found instanceof Damaged;
  const fight = isDamaged ? null : found;
  const first = { players: [personOf(actor).id], characters: fight ? heroesOf(fight.entry) : [] };
  const characters = await listCharacters(sql, campaignId, first, limits.charactersAtOnce);
  const heroes = characters.map(tableHeroOf).toSorted((one, other) => one.name.localeCompare(other.name));
  if (!fight || (!leads && fight.entry.combat.phase === 'gathering')) return { leads, heroes, isDamaged, fight: null };
  const { combat, number } = fight.entry;
  const { hitPointsShown } = settingsOf(access);
  const mine = plays ? characters.find(({ userId }) => userId === personOf(actor).id) : undefined;
  return {
    leads,
    heroes,
    isDamaged,
    fight: {
      id: fight.id,
      number,
      view: combatViewFor(leads ? 'dm' : 'players', combat, hitPointsShown),
      lines: (leads ? fight.lines.dm : fight.lines.players).map(toldLineOf),
      hero: mine ? ownHeroOf(combat, mine) : null,
    },
  };
}

/** A line in words; one that an earlier version kept in words is told as it is. */
function toldLineOf(line: FightLine): ToldLine {
  return 'fact' in line ? { key: line.key, ...tellCombatFact(line.fact) } : line;
}

function tableHeroOf(character: Character): TableHero {
  const { hitPoints, armorClass } = deriveSheet(character);
  const { id, userId, name, level, temporaryHitPoints, experience } = character;
  return {
    id,
    userId,
    name,
    level,
    hitPoints: hitPoints.left,
    maxHitPoints: hitPoints.maximum.value,
    temporaryHitPoints,
    armorClass: armorClass.value,
    experience,
    mayLevelUp: mayLevelUp(character),
  };
}

function ownHeroOf(combat: Combat, character: Character): OwnHero | null {
  const hero = heroOf(combat, character.id);
  if (!hero) return null;
  const { id, attacks, effects, spent, attacksPerTurn, concentration } = hero;
  const attacksMade = combat.active === id ? combat.attacksMade : 0;
  return { id, attacks, effects, spent, attacksMade, attacksPerTurn, concentration, moves: movesOf(combat, hero) };
}
