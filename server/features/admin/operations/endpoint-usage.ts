import { accountServerLimits } from '#domain/limits/account-limits.ts';
import { startOfDay } from '#domain/limits/start-of-day.ts';
import { dayMilliseconds } from '#domain/limits/units.ts';
import { policies } from '#domain/permissions/policies.ts';
import { endpointUsage as operation } from '#contract/accounts/admin.ts';
import { endpointLedger } from '#server/features/endpoints/index.ts';
import { adminQuery } from '#server/features/admin/audited.ts';
import { findNames } from '#server/features/admin/people.store.ts';

export const endpointUsage = adminQuery(operation, {
  may: policies['admin.endpointUsage'],
  run: async ({ sql, kernel, input: { days } }) => {
    const since = new Date(startOfDay(kernel.now()).getTime() - (days - 1) * dayMilliseconds);
    const expenses = await endpointLedger.listExpensesByPerson(sql, since, accountServerLimits.peopleInUsage);
    const names = await findNames(
      sql,
      expenses.flatMap(({ userId }) => userId ?? []),
    );
    const people = expenses.map((expense) => ({ ...expense, name: names.get(expense.userId ?? '') ?? 'A deleted account' }));
    const output = { days: await endpointLedger.listExpensesByDay(sql, since), people };
    return { output, about: 'The usage of services', detail: { days } };
  },
});
