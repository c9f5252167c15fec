import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { contract } from '#contract/index.ts';
import { all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

/** For those who lead the table; nobody may do it in the template, which is everyone's. */
const ofPast = (fields: Record<string, unknown> = {}, then?: RefusalCode): Row => ({
  input: (campaignId) => ({ campaignId, ...fields }),
  own: then ? butNothingThere(leading, then) : leading,
  template: all('campaign.isTemplate'),
});

/** The rows of every operation about a campaign's past. */
export const historyRows: Record<`history.${keyof (typeof contract)['history']}`, Row> = {
  'history.save': ofPast({ name: 'Before the vault' }),
  'history.list': ofPast(),
  'history.at': ofPast({ position: 1 }, 'history.noSuchMoment'),
  'history.goBack': ofPast({ position: 1 }, 'history.noSuchMoment'),
  'history.branch': ofPast({ position: 1, name: 'Otherwise' }, 'history.noSuchMoment'),
  'history.play': ofPast({ branchId: 'none' }, 'branch.notFound'),
  // The co-DM asks first; then the session is over.
  'history.endSession': { ...ofPast(), own: { ...leading, owner: 'session.isEmpty' } },
  'history.recaps': { input: (campaignId) => ({ campaignId }), own: seated, template: seatedInTemplate },
  'history.saveRecap': ofPast({ recapId: 'none', text: 'They came to a ford.', version: 1 }, 'recap.notFound'),
  'history.publishRecap': ofPast({ recapId: 'none', version: 1 }, 'recap.notFound'),
  'history.mendRecap': ofPast({ recapId: 'none' }, 'recap.notFound'),
};
