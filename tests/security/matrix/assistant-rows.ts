import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import type { remoteAssistant } from '#contract/remote/remote-assistant.ts';
import { about, all, butNothingThere, leading, nothing, playing, seated, seatedInTemplate, signedIn } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

type NamesOf<Noun extends keyof typeof contract> = `${Noun}.${string & keyof (typeof contract)[Noun]}`;

/** Leads the table by their seat; nobody else reads what the assistant knows, and in the template nobody leads. */
const assisted: Verdicts = { ...seated, spectator: 'campaign.ownerOnly', participant: 'campaign.ownerOnly' };
const inTemplate: Verdicts = {
  ...seatedInTemplate,
  spectator: 'campaign.ownerOnly',
  participant: 'campaign.ownerOnly',
  'co-dm': 'campaign.ownerOnly',
  owner: 'campaign.ownerOnly',
};
const assistedRow = (input: Row['input']): Row => ({ input, own: assisted, template: inTemplate });
const toMessage = (fields: Record<string, unknown>): Row => ({
  input: (campaignId) => ({ campaignId, messageId: 'none', ...fields }),
  own: butNothingThere(playing, 'message.notFound'),
  template: butNothingThere(seatedInTemplate, 'message.notFound'),
});

/** The rows of every operation of the chat, of pictures, of reading aloud and of the DM assistant. */
export const assistantRows: Record<NamesOf<'chat'> | NamesOf<'drawings'> | NamesOf<'speech'> | NamesOf<'assistant'>, Row> = {
  'chat.list': { input: about, own: seated, template: seatedInTemplate },
  'chat.post': {
    input: (campaignId) => ({ id: randomUUID(), campaignId, content: 'Hello' }),
    own: playing,
    template: seatedInTemplate,
  },
  'chat.roll': { input: (campaignId) => ({ id: randomUUID(), campaignId }), own: playing, template: seatedInTemplate },
  'chat.react': toMessage({ emoji: '🔥', on: true }),
  'chat.edit': toMessage({ content: 'Better words' }),
  'chat.search': { input: (campaignId) => ({ campaignId, text: 'salt' }), own: seated, template: seatedInTemplate },
  'chat.typing': { input: about, own: playing, template: seatedInTemplate },
  'drawings.subjects': { input: about, own: leading, template: all('campaign.isTemplate') },
  'drawings.suggest': {
    input: (campaignId) => ({ campaignId, subject: { kind: 'scene' } }),
    own: leading,
    template: all('campaign.isTemplate'),
  },
  'drawings.draw': {
    input: (campaignId) => ({ id: randomUUID(), campaignId, prompt: 'A well.', alt: 'A well.' }),
    own: butNothingThere(leading, 'picture.notConfigured'),
    template: all('campaign.isTemplate'),
  },
  'speech.voice': { input: nothing, own: signedIn },
  'speech.say': {
    input: (campaignId) => ({ campaignId, messageId: 'none', part: 0 }),
    own: butNothingThere(seated, 'message.notFound'),
    template: butNothingThere(seatedInTemplate, 'message.notFound'),
  },
  'assistant.list': assistedRow(about),
  'assistant.ask': assistedRow((campaignId) => ({ id: randomUUID(), campaignId, content: 'Who is here?' })),
};

/** The same under the remote names. */
export const remoteAssistantRows: Record<keyof typeof remoteAssistant, Row> = {
  postDmMessage: assistedRow((_campaign_id) => ({ _campaign_id, _content: 'Who is here?' })),
  assist: assistedRow((campaignId) => ({ campaignId, message: 'Who is here?' })),
  selectDmMessages: assistedRow(about),
};
