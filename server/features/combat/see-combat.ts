import type { Actor } from '#domain/account/account.ts';
import type { Character } from '#domain/character/character.ts';
import { levelOf } from '#domain/character/classes/class-line.ts';
import { heroOf } from '#domain/combat/sheet.ts';
import { combatViewFor } from '#domain/combat/view.ts';
import { mayLevelUp } from '#domain/rules/level-experience.ts';
import { limits } from '#domain/limits/limits.ts';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { deriveSheet } from '#domain/character/sheet/sheet.ts';
import type { CombatNow, TableHero } from '#contract/play/combat-shapes.ts';
import type { Sql } from '#server/kernel/database/database.ts';
import { Damaged } from '#server/kernel/database/stored.ts';

import type { TableAccess } from '#server/features/campaigns/index.ts';
import { listCharacters } from '#server/features/characters/index.ts';
import { loadMagicCatalogue } from '#domain/srd/items/load-magic-items.ts';
import { loadAtHand } from './steps/load-at-hand.ts';
import { findFight, heroesOf, logLineOf } from './fight.ts';
import type { Fight } from './fight.ts';
import { companionsOf, ownHeroOf } from './own-hero.ts';

/** What somebody sees of the fight of a table, read unless it is given: all of it when they lead, else what players may know. */
export async function seeCombat(sql: Sql, actor: Actor, access: TableAccess, given?: Fight): Promise<CombatNow> {
  const { campaignId } = access;
  const leads = policies['combat.open'](actor, access) === true;
  const plays = policies['combat.step'](actor, access) === true;
  const found = given ?? (await findFight(sql, campaignId));
  const isDamaged = found instanceof Damaged;
  const fight = isDamaged ? null : found;
  const isNewer = isDamaged && found.isNewer;
  const first = { players: [personOf(actor).id], characters: fight ? heroesOf(fight.entry) : [] };
  const characters = await listCharacters(sql, campaignId, first, limits.charactersAtOnce);
  const heroes = characters.map(tableHeroOf).toSorted((one, other) => one.name.localeCompare(other.name));
  const characterId = (plays && characters.find(({ userId }) => userId === personOf(actor).id)?.id) || null;
  const rising = access.settings().levelsBy === 'milestone' ? { byMilestone: true as const } : {};
  const nothing = { leads, ...rising, heroes, characterId, isDamaged, isNewer, fight: null };
  if (!fight || (!leads && fight.entry.combat.phase === 'gathering')) return nothing;
  const { combat, number } = fight.entry;
  const { hitPointsShown } = access.settings();
  const hero = characterId === null ? undefined : heroOf(combat, characterId);
  const catalogue = await loadMagicCatalogue();
  return {
    ...nothing,
    fight: {
      id: fight.id,
      number,
      view: combatViewFor(leads ? 'dm' : 'players', combat, hitPointsShown),
      lines: (leads ? fight.lines.dm : fight.lines.players).map(logLineOf),
      hero: hero ? ownHeroOf(combat, hero, catalogue) : null,
      companions: hero ? companionsOf(combat, hero, catalogue) : [],
      ...(leads && { atHand: await loadAtHand(combat) }),
    },
  };
}

function tableHeroOf(character: Character): TableHero {
  const { hitPoints, armorClass } = deriveSheet(character);
  const { id, userId, name, temporaryHitPoints, experience, grantedLevel } = character;
  const level = levelOf(character);
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
    mayLevelUp: mayLevelUp({ level, experience, grantedLevel }),
  };
}
