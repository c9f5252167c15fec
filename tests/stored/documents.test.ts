import { readFileSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Database } from '#server/kernel/database/database.ts';
import { documentKinds, migrate } from '#server/kernel/database/document-kind.ts';
import { inProject } from '#server/kernel/in-project.ts';
// The whole app, in which every part declares the kinds that it stores.
import { freshDatabase } from '#tests/support/app/app.ts';
import { schemas } from '#tests/support/installation/schemas.ts';

const records = ['play', 'character', 'combat', 'note', 'lore', 'map', 'safety', 'scores', 'gift', 'recap', 'guidance'];

/** Every column that holds JSON, with the kinds of documents in it, or why what is in it has no number. */
const columns: Record<string, readonly string[] | string> = {
  'document.data': records,
  'document_version.data': records,
  'narration.draft': ['draft'],
  'ruling.data': ['ruling'],
  'answered_change.answer': ['answer'],
  // The other rows are keys and marks of the installation: single words.
  'setting.value': ['settings'],
  'world_document.document': ['document'],

  'audit.detail': 'a map of words',
  'campaign.settings': 'a map whose fields are merged and read by SQL, each with its default',
  'cycle.intents': 'a list',
  'event.data': 'lives a day, in the form of the contract',
  'battle_map.ground': ['battleMap'],
  'drawn_map.ground': ['battleMap'],
  'kept_hero.hero': ['keptHero', 'character'],
  'battle_map.tokens': 'a list, read by the schema of the map',
  'homebrew.data': ['homebrew'],
  'own_asset.data': ['randomTable', 'stamp'],
  'package.manifest': ['package'],
  'package_base.data': ['installed'],
  'narration.held_back': 'a list',
  'message.fight': 'of a message that is never rewritten; read by SQL',
  'message.images': 'a list',
  'message_applied.state': 'of a message, written anew and never rewritten; a card without it offers its damage again',
  'message_check.shown': 'of a message, written anew and never rewritten; a card without it is shown as words',
  'message_check.state': 'of a message, written anew and never rewritten; a card without it is shown as words',
  'message.rolls': 'a list',
  'message.narration': 'of a message that is never rewritten; read by SQL',
  'notice.data': 'a map of words, read field by field',
  'document_version.summary': 'a list',
  'turn.hands': 'a list',
  'user.preferences': 'a map whose fields are merged and read by SQL, each with its default',
  'world.versions': 'a map of numbers',
  'world_change.fields': 'a map of fields of an entry, a tome or a world',
  'world_conflict.value': 'a field of an entry, a tome or a world',
  'world_entry.aliases': 'a list',
  'world_entry.audience': 'a word or a list',
  'world_entry.source': 'where in a document it was read, read field by field',
  'world_entry.tags': 'a list',
  'world_entry.versions': 'a map of numbers',
  'world_generation.categories': 'a list',
  'world_generation.found': 'a map of numbers',
  'world_generation.plan': 'a list, empty once the generation has ended',
  'world_generation.planned_for': 'a list',
  'world_generation.read': 'a list',
  'world_generation.rest': 'lives while a document is read',
  'world_generation.tome_audience': 'a word or a list',
  'world_proposal.entry': 'lives until somebody decides, read field by field',
  'world_proposal.evidence': 'a list',
  'world_tome.audience': 'a word or a list',
  'world_tome.versions': 'a map of numbers',
};

const folder = inProject('tests', 'stored', 'documents');
const Fixture = z.object({ stored: z.unknown(), opened: z.unknown() });
const fixtures = readdirSync(folder).map((file) => {
  const [name = '', version = ''] = file.split('.');
  return { name, version: Number(version), ...Fixture.parse(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))) };
});

describe('stored documents', () => {
  let database: Database;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.close());

  it('are in columns that are all named here, with their kinds or why they have none', async () => {
    const { rows } = await database.pool.query(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and data_type in ('json', 'jsonb') order by 1`,
    );
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(columns).toSorted());
    const named = new Set(Object.values(columns).flatMap((kinds) => (typeof kinds === 'string' ? [] : kinds)));
    expect(
      documentKinds()
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual([...named].toSorted());
  });

  it('are kept here in every version of every kind', () => {
    const versions = documentKinds().flatMap(({ name, version }) => Array.from({ length: version }, (_, n) => `${name}.${n + 1}`));
    expect(fixtures.map(({ name, version }) => `${name}.${version}`).toSorted()).toEqual(versions.toSorted());
  });

  it.each(fixtures)('of the kind $name as version $version wrote them open', ({ name, stored, opened }) => {
    const kind = documentKinds().find((each) => each.name === name);
    expect(kind && schemas[name]?.parse(migrate(kind, stored))).toEqual(opened);
  });

  it.each(fixtures.filter(({ version }) => version === 1))('of the kind $name open without a number, too', ({ name, stored, opened }) => {
    const kind = documentKinds().find((each) => each.name === name);
    const { schema, ...before } = z.looseObject({ schema: z.int() }).parse(stored);
    expect(schema).toBe(1);
    expect(kind && schemas[name]?.parse(migrate(kind, before))).toEqual(opened);
  });
});
