import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { create as operation } from '#contract/worlds.ts';
import { worldTopic } from '#contract/topics.ts';
import { command, noSubject } from '#server/kernel/handle.ts';
import { authorOf } from './author.ts';
import { insertChange } from './changes.store.ts';
import { fillWorld } from './fill-world.ts';
import { toCard } from './to-world.ts';
import { findWorldFor, insertWorld } from './worlds.store.ts';

export const create = command(operation, {
  may: policies['worlds.create'],
  find: noSubject,
  run: async ({ tx, actor, input: { entries, ...about }, kernel }) => {
    const person = personOf(actor);
    const id = randomUUID();
    await insertWorld(tx.sql, { id, ...about, ownerId: person.id }, tx.now);
    await insertChange(
      tx.sql,
      { worldId: id, subject: 'world', subjectId: id, subjectName: about.name, actor: person, action: 'added' },
      tx.now,
    );
    await fillWorld(tx, { worldId: id, by: authorOf(actor) }, entries, 'added');
    const row = await findWorldFor(tx.sql, person.id, id);
    if (!row) throw new Error('A world that was just made is not there.');
    tx.emit(worldTopic(id), { type: 'worlds.changed', worldId: id });
    return toCard(row, person.id, kernel);
  },
});
