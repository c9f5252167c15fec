import { randomUUID } from 'node:crypto';
import { tideRing } from '#domain/homebrew/homebrew.fixture.ts';
import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

const inTemplate = all('campaign.isTemplate');
const ofNone = (campaignId: string) => ({ campaignId, entryId: randomUUID() });

/** The rows of every operation about homebrew. */
export const homebrewRows: Record<`homebrew.${keyof (typeof contract)['homebrew']}`, Row> = {
  'homebrew.list': { input: about, own: seated, template: seatedInTemplate },
  'homebrew.get': {
    input: ofNone,
    own: butNothingThere(seated, 'homebrew.notFound'),
    template: butNothingThere(seatedInTemplate, 'homebrew.notFound'),
  },
  'homebrew.save': {
    input: (campaignId) => ({ campaignId, entry: { ...tideRing, id: randomUUID() }, seen: null }),
    own: leading,
    template: inTemplate,
  },
  'homebrew.remove': { input: ofNone, own: butNothingThere(leading, 'homebrew.notFound'), template: inTemplate },
  'homebrew.findSources': { input: (campaignId) => ({ campaignId, kind: 'spell', query: 'fire' }), own: leading, template: inTemplate },
  'homebrew.copy': {
    input: (campaignId) => ({ campaignId, kind: 'spell', sourceId: 'fire-bolt', entryId: randomUUID() }),
    own: leading,
    template: inTemplate,
  },
  'homebrew.readCreature': {
    input: (campaignId) => ({ campaignId, text: 'Once upon a time' }),
    own: butNothingThere(leading, 'homebrew.fileRefused'),
    template: inTemplate,
  },
};
