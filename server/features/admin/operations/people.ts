import { policies } from '#domain/permissions/policies.ts';
import { people as operation } from '#contract/accounts/admin.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { searchPeople } from '#server/features/admin/people.store.ts';

export const people = adminQuery(operation, {
  may: policies['admin.people'],
  run: async ({ sql, input: { search, offset } }) => {
    const output = await searchPeople(sql, search, offset);
    return { output, about: search === '' ? 'Everybody' : `People like "${search}"`, detail: { offset, shown: output.people.length } };
  },
});
