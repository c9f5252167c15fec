import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { about, all, anybody, leading, nothing, signedIn } from './verdicts.ts';
import { ofWorld } from './world-rows.ts';
import type { Row } from './verdicts.ts';

const inTemplate = all('campaign.isTemplate');

/** The rows of every operation about encounters. */
export const encounterRows: Record<
  `encounters.${keyof (typeof contract)['encounters']}` | `ownEncounters.${keyof (typeof contract)['ownEncounters']}`,
  Row
> = {
  'ownEncounters.list': { input: nothing, own: signedIn },
  'ownEncounters.save': {
    input: () => ({ encounter: { id: randomUUID(), name: 'The ford', foes: 'wolf_3', party: '3.3' } }),
    own: signedIn,
  },
  'ownEncounters.remove': { input: () => ({ encounterId: randomUUID() }), own: signedIn },
  'encounters.ofWorld': { input: (worldId) => ({ worldId }), isWorldly: true, own: ofWorld, template: signedIn },
  'encounters.creatures': { input: () => ({}), own: anybody },
  'encounters.statBlock': { input: () => ({ creatureId: 'wolf' }), own: anybody },
  'encounters.ofCampaign': { input: about, own: leading, template: inTemplate },
  'encounters.keep': {
    input: (campaignId) => ({ campaignId, encounter: { id: randomUUID(), name: 'The ford', foes: 'wolf_3' } }),
    own: leading,
    template: inTemplate,
  },
  'encounters.forget': { input: (campaignId) => ({ campaignId, encounterId: randomUUID() }), own: leading, template: inTemplate },
};
