import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { contract } from '#contract/index.ts';
import { about, all, butNothingThere, leading, playing, seated, seatedInTemplate } from './verdicts.ts';
import type { Row } from './verdicts.ts';

type NamesOf<Noun extends keyof typeof contract> = `${Noun}.${string & keyof (typeof contract)[Noun]}`;

/** For those who lead the table, about a reply that is not there. */
const ofReply = (fields: Record<string, unknown>, code: RefusalCode): Row => ({
  input: (campaignId) => ({ campaignId, narrationId: 'none', ...fields }),
  own: butNothingThere(leading, code),
  template: butNothingThere(seatedInTemplate, code),
});
/** For everybody with a seat; everyone's table keeps no agreement. */
const agreeing = (fields: Record<string, unknown>, code?: RefusalCode): Row => ({
  input: (campaignId) => ({ campaignId, ...fields }),
  own: code ? butNothingThere(seated, code) : seated,
  template: butNothingThere(seatedInTemplate, 'campaign.isTemplate'),
});

/** The rows of every operation about the narrator and the safety of the table. */
export const safetyRows: Record<NamesOf<'narrator'> | NamesOf<'safety'>, Row> = {
  'narrator.current': { input: about, own: seated, template: seatedInTemplate },
  'narrator.ask': { input: about, own: butNothingThere(leading, 'narration.isOff'), template: all('campaign.isTemplate') },
  'narrator.putAgain': {
    input: (campaignId) => ({ campaignId, messageId: 'none', intent: 'i1' }),
    own: butNothingThere(playing, 'narration.intentGone'),
    template: butNothingThere(seatedInTemplate, 'narration.intentGone'),
  },
  'narrator.heldBack': { input: about, own: leading, template: all('campaign.isTemplate') },
  'narrator.guidance': { input: about, own: leading, template: all('campaign.isTemplate') },
  'narrator.guide': {
    input: (campaignId) => ({ campaignId, next: 'Let it rain.' }),
    own: leading,
    template: all('campaign.isTemplate'),
  },
  'narrator.tagScene': {
    input: (campaignId) => ({ campaignId, thing: 'the tent', state: 'burnt' }),
    own: leading,
    template: all('campaign.isTemplate'),
  },
  'narrator.untagScene': {
    input: (campaignId) => ({ campaignId, tagId: 1 }),
    own: butNothingThere(leading, 'sceneTag.notFound'),
    template: all('campaign.isTemplate'),
  },
  'narrator.readDeeds': { input: (campaignId) => ({ campaignId, text: 'I hide' }), own: playing, template: seatedInTemplate },
  'narrator.stop': ofReply({}, 'narration.notFound'),
  'narrator.drafts': { input: about, own: leading, template: seatedInTemplate },
  'narrator.publishDraft': ofReply({ content: 'You wait.' }, 'narration.notDrafted'),
  'narrator.discardDraft': ofReply({}, 'narration.notDrafted'),
  'safety.get': { input: about, own: seated, template: seatedInTemplate },
  'safety.add': agreeing({ as: 'line', topic: 'spiders' }),
  'safety.remove': agreeing({ entryId: 'none' }, 'safety.notFound'),
  'safety.useXCard': { input: about, own: seated, template: seatedInTemplate },
};
