import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { create as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { authorOf } from '#server/features/worlds/author.ts';
import { insertChange } from '#server/features/worlds/changes.store.ts';
import { fillWorld } from '#server/features/worlds/lore/fill-world.ts';
import { toCard } from '#server/features/worlds/to-world.ts';
import { findWorldFor, insertWorld } from '#server/features/worlds/worlds.store.ts';

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
