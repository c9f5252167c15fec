import { describe, expect, it } from 'vitest';
import { discordBody } from './discord-body.ts';
import { signedBody } from './webhook-news.ts';
import type { WebhookNews } from './webhook-news.ts';

const at = '2026-11-29T18:00:00.000Z';
const roll = { label: 'Stealth', dice: '1d20', faces: [14], kept: [0], modifier: 3, total: 17, against: 12, notes: ['Advantage: hidden'] };
const told = (news: WebhookNews) => ({ id: 'one', at, campaign: { id: 'weir', name: 'The Weir' }, news });
const message = (over: Partial<Extract<WebhookNews, { message: unknown }>['message']> = {}) => ({
  id: 'm',
  authorName: 'Mira',
  content: 'Kara rolls.',
  rolls: [],
  createdAt: at,
  ...over,
});

describe('the body of a delivery to a program', () => {
  it.each([
    [{ event: 'test' }, {}],
    [{ event: 'turn', turn: { cycle: 3, state: 'closed', endsAt: null } }, { turn: { cycle: 3, state: 'closed', endsAt: null } }],
    [
      { event: 'reply', message: message({ content: 'It rains.' }) },
      { message: { id: 'm', author: 'Mira', text: 'It rains.', rolls: [], at } },
    ],
  ] as const)('of %j says that', (news, about) => {
    expect(JSON.parse(signedBody(told(news)))).toEqual({
      id: 'one',
      event: news.event,
      at,
      campaign: { id: 'weir', name: 'The Weir' },
      ...about,
    });
  });

  it('says of a roll what its card shows the table, and no more', () => {
    const body = JSON.parse(signedBody(told({ event: 'roll', message: message({ rolls: [roll] }) })));
    expect(body.message.rolls).toEqual([{ label: 'Stealth', dice: '1d20', faces: [14], kept: [0], modifier: 3, total: 17 }]);
  });
});

describe('the body of a delivery to Discord', () => {
  it.each([
    [{ event: 'turn', turn: { cycle: 1, state: 'opened', endsAt: at } }, 'A turn has begun. Actions are collected until <t:1795975200:t>.'],
    [{ event: 'turn', turn: { cycle: 1, state: 'opened', endsAt: null } }, 'A turn has begun.'],
    [{ event: 'turn', turn: { cycle: 1, state: 'closed', endsAt: null } }, 'All actions are in.'],
    [{ event: 'roll', message: message({ rolls: [roll] }) }, 'Kara rolls.\n**17** Stealth (1d20)'],
    [{ event: 'reply', message: message({ content: '@everyone, it rains.' }) }, '@everyone, it rains.'],
  ] as const)('of %j reads so, and calls nobody', (news, description) => {
    expect(JSON.parse(discordBody(told(news)))).toMatchObject({
      allowed_mentions: { parse: [] },
      embeds: [{ title: 'The Weir', description, timestamp: at }],
    });
  });

  it('is never longer than Discord takes', () => {
    const news = { event: 'reply', message: message({ content: 'word '.repeat(1600), authorName: 'M'.repeat(300) }) } as const;
    const { embeds } = JSON.parse(discordBody({ ...told(news), campaign: { id: 'weir', name: 'The Weir '.repeat(40) } }));
    expect([embeds[0].title.length <= 256, embeds[0].author.name.length <= 256, embeds[0].description.length <= 4096]).toEqual([
      true,
      true,
      true,
    ]);
  });
});
