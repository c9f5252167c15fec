import { personOf, policies } from '#domain/permissions/policies.ts';
import { Refusal } from '#domain/refusals/refusals.ts';
import { saveAvatar as operation } from '#contract/accounts/account.ts';
import { command, noSubject } from '#server/kernel/calls/handle.ts';
import { avatarUrl } from '#domain/account/avatar-url.ts';
import { saveAvatar as save } from '#server/features/auth/people.store.ts';
import { readPicture } from '#server/kernel/files/read-picture.ts';

export const saveAvatar = command(operation, {
  may: policies['account.saveAvatar'],
  find: noSubject,
  run: async ({ tx, actor, input: { image } }) => {
    const { id } = personOf(actor);
    const picture = image === null ? null : readPicture(image);
    if (image !== null && picture === null) throw new Refusal('image.invalid');
    await save(tx.sql, id, picture, tx.now);
    return { avatarUrl: avatarUrl(id, picture && tx.now) };
  },
});
