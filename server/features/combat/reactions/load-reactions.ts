import { isDm } from '#domain/campaign/seat.ts';
import type { CampaignSettings } from '#domain/campaign/settings.ts';
import type { Character } from '#domain/character/character.ts';
import type { Reactions } from '#domain/combat/reactions/ask.ts';
import { canReact } from '#domain/combat/reactions/ask.ts';
import { reactionSpellsOf, readyReactionsOf } from '#domain/combat/reactions/ready-reaction.ts';
import type { Combat, Combatant } from '#domain/combat/state.ts';
import type { CombatStep } from '#domain/combat/step.ts';
import type { UsedActivity } from '#domain/combat/use/used-activity.ts';
import { limits } from '#domain/limits/limits.ts';
import { featureContentOf } from '#domain/character/effects/content.ts';
import { loadMonsterDetails } from '#domain/srd/monsters/load-details.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { spellOf } from '#domain/homebrew/own-spells.ts';
import { loadSpellDetails } from '#domain/srd/spells/load-details.ts';
import { campaignTopic } from '#contract/realtime/topics.ts';
import type { Kernel, Tx } from '#server/kernel/calls/kernel.ts';
import { listParticipants } from '#server/features/campaigns/index.ts';

/** Steps in the middle of which somebody may react. */
const answered: readonly CombatStep['name'][] = [
  'attack',
  'addToHit',
  'useActivity',
  'legendary',
  'act',
  'move',
  'react',
  'use',
  'save',
  'damage',
  'fall',
  'next',
  'deathSave',
];

interface Table {
  tx: Tx;
  presence: Kernel['presence'];
  campaignId: string;
  settings: CampaignSettings;
  characters: ReadonlyMap<string, Character>;
}

async function contentOf(one: Combatant) {
  const sources = [...new Set(one.features?.features.map(({ source }) => source))];
  const features = await featureContentOf(sources, one);
  const levels = [...new Set(reactionSpellsOf(one).flatMap((id) => spellOf(one, id)?.level ?? []))];
  const spells = new Map((await Promise.all(levels.map(loadSpellDetails))).flatMap((each) => [...each]));
  const block = one.kind === 'npc' && one.source !== null ? monsterOf(one.source) : undefined;
  const monster = block && (await loadMonsterDetails(block.type)).get(block.name);
  return { features, spells, monster };
}

/** Those at the table: who is there of its people, and whether somebody of them leads. */
async function presentAt({ tx, presence, campaignId }: Table) {
  const topic = campaignTopic(campaignId);
  const isHere = (userId: string) => presence.isPresent(topic, userId);
  const people = await listParticipants(tx.sql, campaignId, limits.charactersAtOnce);
  return { isHere, isLed: people.some(({ userId, seat }) => isDm(seat) && isHere(userId)) };
}

/**
 * Who is asked: players who are there for their hero, and whoever leads for creatures, unless the narrator plays those. Saves of heroes
 * are asked of their players, or of whoever leads in their place.
 */
async function readersOf(table: Table, able: readonly Combatant[]) {
  const { settings, characters } = table;
  const { isHere, isLed } = await presentAt(table);
  const heroes = able.filter(({ kind, source }) => kind === 'hero' && source !== null);
  const here = heroes.filter(({ source }) => isHere(characters.get(source ?? '')?.userId ?? ''));
  const creatures = able.filter(({ kind }) => kind === 'npc');
  const savers = settings.heroSaves === 'server' ? [] : isLed ? heroes : here;
  if (isLed && settings.npcTurns !== 'narrator') return { asked: [...here, ...creatures], byThemselves: [], savers };
  return { asked: here, byThemselves: creatures, savers };
}

/** Who can react in the middle of a step, with what, and who of them is asked. Undefined for steps that nobody answers. */
export async function loadReactions(table: Table, combat: Combat, step: CombatStep): Promise<Reactions | undefined> {
  if (!answered.includes(step.name) || combat.phase !== 'running') return undefined;
  const able = combat.combatants.filter((one) => canReact(one) || (one.kind === 'hero' && !one.dead));
  const { asked, byThemselves, savers } = await readersOf(table, able);
  const ready = new Map<string, UsedActivity[]>();
  for (const one of [...asked, ...byThemselves]) ready.set(one.id, readyReactionsOf(one, await contentOf(one)));
  const ids = (some: readonly Combatant[]) => some.map(({ id }) => id);
  return { asked: ids(asked), byThemselves: ids(byThemselves), savers: ids(savers), ready };
}
