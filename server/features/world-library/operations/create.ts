import { randomUUID } from 'node:crypto';
import { personOf, policies } from '#domain/permissions/policies.ts';
import { create as operation } from '#contract/worlds/worlds.ts';
import { worldTopic } from '#contract/realtime/topics.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { toCard } from '#server/features/world-library/to-world.ts';
import { findWorldFor } from '#server/features/world-library/worlds.store.ts';
import { authorOf } from '#domain/permissions/author.ts';
import { wholeLore } from '#server/features/lore/index.ts';
import { worldChanges, worldStore } from '#server/features/worlds/index.ts';

export const create = command(operation, {
  may: policies['worlds.create'],
  find: noSubject,
  run: async ({ tx, actor, input: { entries, ...about }, kernel }) => {
    const person = personOf(actor);
    const id = randomUUID();
    await worldStore.insertWorld(tx.sql, { id, ...about, ownerId: person.id }, tx.now);
    await worldChanges.insertChange(
      tx.sql,
      { worldId: id, subject: 'world', subjectId: id, subjectName: about.name, actor: person, action: 'added' },
      tx.now,
    );
    await wholeLore.fillWorld(tx, { worldId: id, by: authorOf(actor) }, entries, 'added');
    const row = await findWorldFor(tx.sql, person.id, id);
    if (!row) throw new Error('A world that was just made is not there.');
    tx.emit(worldTopic(id), { type: 'worlds.changed', worldId: id });
    return toCard(row, person.id, kernel);
  },
});
