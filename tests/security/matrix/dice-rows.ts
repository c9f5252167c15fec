import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const noTemplate = butNothingThere(seatedInTemplate, 'campaign.isTemplate');

/** The rows of every operation about the dice of a table. */
export const diceRows: Record<`dice.${keyof (typeof contract)['dice']}`, Row> = {
  'dice.get': { input: about, own: seated, template: noTemplate },
  'dice.addWords': { input: (campaignId) => ({ campaignId, words: 'heron' }), own: seated, template: noTemplate },
  'dice.show': { input: about, own: leading, template: all('campaign.isTemplate') },
  'dice.rolls': {
    input: (campaignId) => ({ campaignId, secretId: 'none' }),
    own: butNothingThere(seated, 'dice.notShown'),
    template: noTemplate,
  },
};
