import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { about, all, anybody, leading } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const inTemplate = all('campaign.isTemplate');

/** The rows of every operation about encounters. */
export const encounterRows: Record<`encounters.${keyof (typeof contract)['encounters']}`, Row> = {
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
