import type { Email } from '#server/kernel/mail.ts';
import type { DueEmail } from './turn-emails.store.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' });

/** The email about a turn to somebody who plays by post. */
export function turnEmail({ campaignId, campaignName, name, email, reason, endsAt }: DueEmail, publicUrl: string | null): Email {
  const until = endsAt === null ? '' : ` until ${moment.format(endsAt)} UTC`;
  const news =
    reason === 'opened'
      ? `A turn has begun at ${campaignName}. You can act${until}: raise your hand and write what you do.`
      : `The narrator has answered at ${campaignName}. Read what happened.`;
  const subject = reason === 'opened' ? `${campaignName}: what do you do?` : `${campaignName}: the narrator has answered`;
  const way = publicUrl === null ? [] : [`${publicUrl.replace(/\/$/, '')}/campaign?id=${campaignId}`];
  return {
    to: email,
    subject,
    text: `${[`Hello ${name},`, news, ...way, 'You can turn these emails off in your settings.'].join('\n\n')}\n`,
  };
}
