import { randomUUID } from 'node:crypto';
import { defaultBuild } from '#domain/character/creation/default-build.ts';
import type { RefusalCode } from '#domain/refusals/refusals.ts';
import type { contract } from '#contract/index.ts';
import type { remoteCharacters } from '#contract/remote/remote-characters.ts';
import { all, butNothingThere, leading, playing, seated, seatedInTemplate, signedIn } from './verdicts.ts';
import type { Row, Verdicts } from './verdicts.ts';

const nobody = '7f3d1c7e-5b5c-4b39-8f0e-0c5f7a8e2a12';

/** Brings a character, or would but for what stops it. */
const bringing = (words: () => Record<string, unknown>, then?: RefusalCode): Row => {
  const own: Verdicts = { ...playing, visitor: 'character.signInFirst' };
  const unseated = { stranger: 'character.notEnrolled', admin: 'character.notEnrolled' } as const;
  const template: Verdicts = { ...seatedInTemplate, ...unseated, visitor: 'character.signInFirst' };
  return {
    input: (campaignId) => ({ campaignId, ...words() }),
    own: then ? butNothingThere(own, then) : own,
    template: then ? butNothingThere(template, then) : template,
  };
};
/** About a character that nobody has: those at the table are told so. */
const about = (fields: Record<string, unknown> = {}): Row => ({
  input: (campaignId) => ({ campaignId, characterId: nobody, ...fields }),
  own: butNothingThere(seated, 'character.notFound'),
  template: butNothingThere(seatedInTemplate, 'character.notFound'),
});

const form = () => ({ id: randomUUID(), name: '', race: 'dwarf', class: 'fighter' });
const build = defaultBuild('Brakka', 'dwarf', 'fighter');

/** The rows of every operation about characters. */
export const characterRows: Record<`characters.${keyof (typeof contract)['characters']}`, Row> = {
  'characters.list': { input: (campaignId) => ({ campaignId }), own: seated, template: seatedInTemplate },
  'characters.mine': { input: () => ({}), own: signedIn },
  'characters.get': about(),
  'characters.paper': about(),
  'characters.calledCreatures': {
    input: (campaignId) => ({ campaignId, creatures: [{ creature: 'owl', caller: { slot: 1, toHit: 5, dc: 13, modifier: 3 } }] }),
    own: seated,
    template: seatedInTemplate,
  },
  'characters.shapes': about(),
  'characters.anyCast': about({ use: 'divine-intervention' }),
  'characters.levelAhead': about(),
  'characters.createQuick': bringing(form, 'character.incomplete'),
  'characters.createSrd': bringing(() => ({ id: randomUUID(), build }), 'character.creationRefused'),
  'characters.creationAhead': bringing(() => ({})),
  'characters.readyHeroes': bringing(() => ({})),
  'characters.rollScores': bringing(() => ({ way: '3d6' })),
  'characters.scores': bringing(() => ({})),
  'characters.guide': bringing(() => ({ id: randomUUID(), step: 'start' })),
  'characters.act': about({ id: nobody, act: { kind: 'longRest' } }),
  'characters.roll': about({ id: nobody, what: { kind: 'initiative' } }),
  'characters.history': about(),
  'characters.undo': about({ id: nobody, position: 1 }),
  'characters.give': about({ id: nobody, to: nobody, what: { kind: 'item', itemId: 'rope', quantity: 1 } }),
  'characters.grant': {
    input: (campaignId) => ({ campaignId, characterId: nobody, id: nobody, entryId: nobody, given: true }),
    own: butNothingThere(leading, 'character.notFound'),
    template: all('campaign.isTemplate'),
  },
  'characters.handOver': {
    input: (campaignId) => ({ campaignId, characterId: nobody, userId: 'nobody' }),
    own: butNothingThere(leading, 'character.notFound'),
    template: all('campaign.isTemplate'),
  },
  'characters.copy': about({ id: nobody, toCampaignId: 'nowhere' }),
  'characters.delete': about(),
  'characters.savePortrait': about({ id: nobody, image: null }),
  'characters.export': about({ format: 'hearthlore' }),
  'characters.import': bringing(() => ({ id: randomUUID(), text: 'Once upon a time' }), 'character.fileRefused'),
  'characters.previewImport': bringing(() => ({ id: randomUUID(), text: 'Once upon a time' }), 'character.fileRefused'),
};

const mine: Row = { input: () => ({ id: nobody, stats: {} }), own: all('character.notFound') };

/** The same under the remote names. */
export const remoteCharacterRows: Record<keyof typeof remoteCharacters, Row> = {
  createCampaignCharacter: bringing(() => ({ message: 'a dwarf', creationStep: 'race' })),
  selectCharacters: { input: (campaignId) => ({ campaignId }), own: seated, template: seatedInTemplate },
  insertCharacter: bringing(form, 'character.incomplete'),
  updateCharacter: mine,
  deleteCharacter: mine,
};
