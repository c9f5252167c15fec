import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const nobody = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12';
const inTemplate = all('campaign.isTemplate');

/** About a hero whom nobody has: those at the table are told so. */
const ofHero = (fields: Record<string, unknown> = {}): Row => ({
  input: (campaignId) => ({ campaignId, messageId: nobody, characterId: nobody, ...fields }),
  own: butNothingThere(seated, 'character.notFound'),
  template: butNothingThere(seatedInTemplate, 'character.notFound'),
});

/** The rows of every operation about checks that are asked for. */
export const checkRows: Record<`checks.${keyof (typeof contract)['checks']}`, Row> = {
  'checks.ask': {
    input: (campaignId) => ({ campaignId, id: randomUUID(), what: { kind: 'skill', skill: 'perception' }, heroes: [nobody] }),
    own: butNothingThere(leading, 'character.notFound'),
    template: inTemplate,
  },
  'checks.roll': ofHero(),
  'checks.help': ofHero({ helps: nobody }),
  'checks.reach': ofHero({ heroes: [nobody] }),
  'checks.apply': ofHero(),
  'checks.applyInFight': ofHero(),
  'checks.close': {
    input: (campaignId) => ({ campaignId, messageId: nobody }),
    own: butNothingThere(leading, 'check.notFound'),
    template: inTemplate,
  },
};
