import { randomUUID } from 'node:crypto';
import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

type AboutTableLore = `tableLore.${keyof (typeof contract)['tableLore']}`;

/** A campaign's lore is written by those who run it; the template has none of its own. */
const writing = (words: () => Record<string, unknown>): Row => ({
  input: (campaignId) => ({ campaignId, ...words() }),
  own: leading,
  template: all('campaign.isTemplate'),
});
const ofNone = { ...writing(() => ({ entryId: 'none' })), own: butNothingThere(leading, 'tableLore.notFound') };
const fields = { category: 'items', name: 'The Drowned Bell', aliases: [], text: 'It burned.', audience: 'everyone' };

/** The rows of every operation about a campaign's own lore. */
export const tableLoreRows: Record<AboutTableLore, Row> = {
  'tableLore.list': { input: about, own: seated, template: seatedInTemplate },
  'tableLore.removed': writing(() => ({})),
  'tableLore.get': {
    input: (campaignId) => ({ campaignId, entryId: 'none' }),
    own: butNothingThere(seated, 'tableLore.notFound'),
    template: butNothingThere(seatedInTemplate, 'tableLore.notFound'),
  },
  'tableLore.save': writing(() => ({ entryId: randomUUID(), seen: null, fields })),
  'tableLore.remove': ofNone,
  'tableLore.history': ofNone,
  'tableLore.restore': ofNone,
};
