import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { savePicture as operation } from '#contract/play/heroes/heroes.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';
import { writePicture } from './heroes.store.ts';

export const savePicture = command(operation, {
  may: policies['heroes.savePicture'],
  find: noSubject,
  run: async ({ tx, actor, input: { heroId, image } }) => {
    if (readPicture(image) === null) throw new Refusal('image.invalid');
    if (!(await writePicture(tx.sql, personOf(actor).id, heroId, image, tx.now))) throw new Refusal('hero.notFound');
    return {};
  },
});
