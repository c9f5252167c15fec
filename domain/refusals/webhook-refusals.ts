/** Refusals about webhooks, with the words a person reads. */
export const webhookRefusals = {
  'webhook.notFound': { kind: 'notFound', title: 'Error', sentence: 'There is no such webhook.' },
  'webhook.tooMany': { kind: 'conflict', title: 'Error', sentence: 'This campaign has reached its limit of webhooks.' },
  'webhook.addressRefused': {
    kind: 'invalid',
    title: 'Error',
    sentence: 'This server cannot send to that address. It must begin with https:// and lead to the public network.',
  },
  'webhook.notDiscord': {
    kind: 'invalid',
    title: 'Error',
    sentence: 'That is not the address of a Discord webhook. Discord shows it in the settings of a channel, under Integrations.',
  },
} as const;
