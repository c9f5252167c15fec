import { personOf, policies } from '#domain/permissions/policies.ts';
import { testMail as operation } from '#contract/accounts/admin.ts';
import { adminAction } from '#server/features/admin/audited.ts';

const text = 'This is a test.\n\nIf you can read it, Hearthlore can send mail.\n';

export const testMail = adminAction(operation, {
  may: policies['admin.testMail'],
  run: async ({ kernel: { mailer }, actor }) => {
    const { email } = personOf(actor);
    await mailer.send({ to: email, subject: 'A test from Hearthlore', text });
    return { output: { sentTo: email }, about: 'A test mail' };
  },
});
