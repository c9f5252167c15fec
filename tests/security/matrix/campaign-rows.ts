import { FREE_TEMPLATE_WORLD } from '#domain/ids.ts';
import type { contract } from '#contract/index.ts';
import {
  about,
  all,
  butNothingThere,
  code,
  creating,
  leading,
  nothing,
  owning,
  playing,
  seated,
  seatedInTemplate,
  signedIn,
} from './verdicts.ts';
import type { Row } from './verdicts.ts';

const inTemplate = all('campaign.isTemplate');
const withSeat =
  (fields: Record<string, unknown> = {}) =>
  (campaignId: string) => ({ campaignId, userId: 'nobody', ...fields });

const ofWebhook = (campaignId: string) => ({ campaignId, webhookId: 'none' });

type NamesOf<Noun extends keyof typeof contract> = `${Noun}.${string & keyof (typeof contract)[Noun]}`;
type AboutCampaigns = NamesOf<'campaigns'> | NamesOf<'turns'> | NamesOf<'webhooks'> | Exclude<NamesOf<'invitations'>, `${string}World`>;

/** The rows of every operation about campaigns, their seats, the ways to them and their turns. */
export const campaignRows: Record<AboutCampaigns, Row> = {
  'campaigns.list': { input: nothing, own: signedIn },
  'campaigns.get': { input: about, own: seated, template: signedIn },
  'campaigns.create': { input: () => ({ name: 'Another', worldId: FREE_TEMPLATE_WORLD }), own: creating },
  'campaigns.startPrivateRun': { input: nothing, own: signedIn },
  'campaigns.delete': { input: about, own: owning, template: inTemplate },
  'campaigns.restore': { input: about, own: butNothingThere(owning, 'campaign.notDeleted'), template: inTemplate },
  'campaigns.enroll': { input: nothing, own: signedIn },
  'campaigns.access': { input: about, own: signedIn, template: signedIn },
  'campaigns.markRead': { input: (campaignId) => ({ campaignId, position: 1 }), own: seated, template: seatedInTemplate },
  'campaigns.members': { input: about, own: seated, template: seatedInTemplate },
  'campaigns.setRole': { input: withSeat({ seat: 'player' }), own: butNothingThere(leading, 'seat.notFound'), template: inTemplate },
  'campaigns.kick': { input: withSeat(), own: butNothingThere(leading, 'seat.notFound'), template: inTemplate },
  'campaigns.leave': { input: about, own: { ...seated, owner: 'campaign.ownerStays' }, template: seatedInTemplate },
  'campaigns.handOver': { input: withSeat(), own: butNothingThere(owning, 'seat.notFound'), template: inTemplate },
  'campaigns.saveSettings': { input: about, own: leading, template: inTemplate },
  'campaigns.requests': { input: about, own: leading, template: inTemplate },
  'campaigns.answerRequest': {
    input: (campaignId) => ({ campaignId, requestId: 'none', accept: true }),
    own: butNothingThere(leading, 'seat.requestNotFound'),
    template: inTemplate,
  },
  'campaigns.myRequests': { input: nothing, own: signedIn },
  'campaigns.withdrawRequest': { input: () => ({ requestId: 'none' }), own: butNothingThere(signedIn, 'seat.requestNotFound') },
  'turns.get': { input: about, own: seated, template: seatedInTemplate },
  'turns.raiseHand': { input: about, own: playing, template: seatedInTemplate },
  'turns.lowerHand': { input: about, own: playing, template: seatedInTemplate },
  'turns.forceEnd': {
    input: about,
    own: butNothingThere(leading, 'turn.notCollecting'),
    template: butNothingThere(seatedInTemplate, 'turn.notCollecting'),
  },
  'turns.pause': { input: (campaignId) => ({ campaignId, paused: false }), own: leading, template: inTemplate },
  'turns.setAway': { input: withSeat({ isAway: true }), own: butNothingThere(leading, 'seat.notFound'), template: inTemplate },
  'turns.skip': { input: withSeat(), own: leading, template: inTemplate },
  'webhooks.list': { input: about, own: leading, template: inTemplate },
  'webhooks.create': {
    input: (campaignId) => ({ campaignId, format: 'signed', address: 'https://127.0.0.1/hook', events: ['roll'] }),
    own: butNothingThere(leading, 'webhook.addressRefused'),
    template: inTemplate,
  },
  'webhooks.remove': { input: ofWebhook, own: butNothingThere(leading, 'webhook.notFound'), template: inTemplate },
  'webhooks.resume': { input: ofWebhook, own: butNothingThere(leading, 'webhook.notFound'), template: inTemplate },
  'webhooks.sendTest': { input: ofWebhook, own: butNothingThere(leading, 'webhook.notFound'), template: inTemplate },
  'invitations.check': {
    input: () => ({ code }),
    own: { ...all('invitation.notFound'), visitor: 'invitation.notFound' },
  },
  'invitations.join': { input: () => ({ code }), own: butNothingThere(signedIn, 'invitation.notFound') },
  'invitations.createForCampaign': { input: about, own: leading, template: inTemplate },
  'invitations.listForCampaign': { input: about, own: leading, template: inTemplate },
  'invitations.revokeForCampaign': {
    input: (campaignId) => ({ campaignId, invitationId: 'none' }),
    own: butNothingThere(leading, 'invitation.notFound'),
    template: inTemplate,
  },
};
