import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { combatantOf } from '#domain/combat/state.ts';
import { CombatEntry } from '#domain/combat/log.ts';
import { monsterOf } from '#domain/srd/monsters/monsters.ts';
import { profileFromStatBlock } from '#domain/combat/npc/profile-from-stat-block.ts';
import { openDocument } from '#server/features/campaign-documents/document-versions.ts';
import type { Database } from '#server/kernel/database/database.ts';
import { applyMigration, applyMigrationsBefore, engines } from '#tests/support/database/earlier-database.ts';

const MIGRATION = '0030-combat-words.sql';
/** What a person called an attack of their own: a word that the build before used for itself. */
const OWN = 'withstand';

function dragon(): CombatEntry['combat']['combatants'][number] {
  const block = monsterOf('adult-red-dragon');
  if (!block) throw new Error('There is no such creature.');
  const combatant = combatantOf(profileFromStatBlock(block, { id: 'dragon' }));
  const [bite] = combatant.attacks;
  if (!bite) throw new Error('It has no attack.');
  const inflicts = (lasts: 'endOfTargetTurn' | 'startOfSourceTurn') => ({ condition: 'prone', save: null, lasts }) as const;
  return {
    ...combatant,
    attacks: [
      { ...bite, name: OWN, inflicts: inflicts('endOfTargetTurn') },
      { ...bite, name: 'deed', inflicts: inflicts('startOfSourceTurn') },
    ],
    legendaryActionsUsed: ['Pounce'],
    legendaryResistancesUsed: 1,
    legendaryResistanceEnabled: false,
    damagedBy: ['kara'],
  };
}

function entryOf(step: CombatEntry['step']): CombatEntry {
  const event = { actorId: null, targetId: 'dragon', name: OWN, amount: null, outcome: null, rolls: [] };
  const kinds = ['deathSave', 'conditionEnded', 'concentrationEnded', 'legendaryResistance'] as const;
  const combat = { phase: 'running', round: 1, active: 'dragon', attacksMade: 0, combatants: [dragon()], award: null } as const;
  const events = kinds.map((kind) => ({ ...event, kind }));
  return CombatEntry.parse({ number: 1, actor: 'oda', step, events, combat, before: 0, restores: null });
}

/** The words of the build before, in the text of a stored fight. */
const earlier: [now: RegExp, before: string][] = [
  [/"profile":/g, '"fighter":'],
  [/"legendaryActions":/g, '"deeds":'],
  [/"legendaryActionsUsed":/g, '"deedsDone":'],
  [/"legendaryResistancesUsed":/g, '"withstood":'],
  [/"legendaryResistanceEnabled":/g, '"withstands":'],
  [/"damagedBy":/g, '"hurtBy":'],
  [/"action":/g, '"deed":'],
  [/"kind":"legendaryResistance"/g, '"kind":"withstands"'],
  [/"name":"legendaryResistance"/g, '"name":"withstand"'],
  [/"deathSave"/g, '"death save"'],
  [/"endCondition"/g, '"end condition"'],
  [/"endConcentration"/g, '"end concentration"'],
  [/"conditionEnded"/g, '"condition ended"'],
  [/"concentrationEnded"/g, '"concentration ended"'],
  [/"endOfTargetTurn"/g, '"end of bearer’s next turn"'],
  [/"startOfSourceTurn"/g, '"start of giver’s next turn"'],
];

const earlierNames: Record<string, string> = { actorId: 'who', targetId: 'whom', targetIds: 'whom' };

/** An entry with the names that its fields had when the migration was written. */
function earlierEntry({ step, events, ...entry }: CombatEntry): object {
  const fields = Object.entries(step).map(([name, value]) => [earlierNames[name] ?? name, value] as const);
  return {
    ...entry,
    step: Object.fromEntries(fields),
    events: events.map(({ actorId, targetId, name, ...event }) => ({ ...event, who: actorId, whom: targetId, what: name })),
  };
}

const { initiative: _initiative, ...profile } = dragon();
const steps: CombatEntry['step'][] = [
  { name: 'join', profile },
  {
    name: 'legendary',
    actorId: 'dragon',
    action: 'Pounce',
    targetIds: [],
    activity: 0,
    choice: null,
    damageType: null,
    advantage: 'none',
    cover: 'none',
  },
  { name: 'legendaryResistance', targetId: 'dragon', on: false },
  { name: 'deathSave', targetId: 'dragon' },
  { name: 'endCondition', targetId: 'dragon', condition: 'prone' },
  { name: 'endConcentration', actorId: 'dragon' },
  { name: 'attack', actorId: 'dragon', targetId: 'dragon', attack: OWN, advantage: 'none', cover: 'none', riders: [] },
];

describe.each(engines)('a fight stored by an earlier build on $name', ({ open, reason }) => {
  let database: Database;

  beforeAll(async () => {
    if (reason !== undefined) return;
    database = await open();
    await applyMigrationsBefore(database, MIGRATION);
    for (const [index, step] of steps.entries()) {
      const now = JSON.stringify({ id: 'f', entry: earlierEntry(entryOf(step)), lines: { dm: [], players: [] } });
      const data = earlier.reduce((text, [word, before]) => text.replaceAll(word, before), now);
      const key = [`f${index}`, data];
      await database.pool.query(`insert into record (campaign_id, kind, key, data, position) values ('c', 'combat', $1, $2, 1)`, key);
      await database.pool.query(
        `insert into record_version (campaign_id, line_id, kind, key, data, who_name, at) values ('c', 'c', 'combat', $1, $2, 'Oda', now())`,
        key,
      );
    }
    await applyMigration(database, MIGRATION);
  });

  afterAll(() => database?.close());

  it.skipIf(reason !== undefined).each(['record', 'record_version'])('is read again from %s', async (table) => {
    const { rows } = await database.pool.query(`select data from ${table} where kind = 'combat' order by key`);
    expect(rows.map(({ data }) => openDocument('combat', data))).toEqual(
      steps.map((step) => expect.objectContaining({ entry: entryOf(step) })),
    );
  });
});
