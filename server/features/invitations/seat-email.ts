import type { Email } from '#server/kernel/mail.ts';

/** What is written to somebody about their request for a seat. */
export function seatEmail(
  { name, email }: { name: string; email: string },
  { campaignName, accepted }: { campaignName: string; accepted: boolean },
): Email {
  const subject = accepted ? `Your seat at ${campaignName}` : `No seat at ${campaignName}`;
  const news = accepted
    ? `The Dungeon Master of ${campaignName} has given you a seat. It is now among your campaigns.`
    : `The Dungeon Master of ${campaignName} has no seat for you this time.`;
  return { to: email, subject, text: `${[`Hello ${name},`, news, 'You can turn these emails off in your settings.'].join('\n\n')}\n` };
}
