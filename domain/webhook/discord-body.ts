import { campaignLimits } from '#domain/limits/campaign-limits.ts';
import { cutShort } from '#domain/text/cut-short.ts';
import type { WebhookDelivery } from './webhook-news.ts';

/**
 * A delivery as a webhook of Discord takes it: one embed, and nobody is called by a mention that somebody wrote.
 * https://discord.com/developers/docs/resources/webhook#execute-webhook has the fields and how long they may be.
 */
export function discordBody({ at, campaign, news }: WebhookDelivery): string {
  const embed = { title: cutShort(campaign.name, campaignLimits.discordTitleLength), timestamp: at };
  return JSON.stringify({ allowed_mentions: { parse: [] }, embeds: [{ ...embed, ...partsOf(news) }] });
}

function partsOf(news: WebhookDelivery['news']) {
  if (news.event === 'test') return { description: 'This is a test. What happens at the table will come here.' };
  if ('turn' in news) return { description: turnWords(news.turn) };
  const { authorName, content, rolls } = news.message;
  const lines = rolls.map(({ label, dice, total }) => `**${total}** ${label === '' ? dice : `${label} (${dice})`}`);
  const text = news.event === 'roll' ? [content, ...lines].filter((line) => line !== '').join('\n') : content;
  return {
    author: { name: cutShort(authorName, campaignLimits.discordTitleLength) },
    description: cutShort(text, campaignLimits.discordTextLength),
  };
}

function turnWords({ state, endsAt }: Extract<WebhookDelivery['news'], { turn: unknown }>['turn']): string {
  if (state === 'closed') return 'All actions are in.';
  // Discord shows a moment so to each reader in their own time.
  const until = endsAt === null ? '' : ` Actions are collected until <t:${Math.floor(Date.parse(endsAt) / 1000)}:t>.`;
  return `A turn has begun.${until}`;
}
