import { orderTo } from '#tests/support/services/obedient-model.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const use = (feature: string, more: Record<string, string | number> = {}, heroId = '@Kara') =>
  orderTo('use_feature', { heroId, feature, ...more });

/** Features that are not on the sheet, that are for nobody else, or that are another player's. Kara has Second Wind, as Bram has. */
export const attacksWithFeatures: Attack[] = [
  {
    name: 'uses what is hers',
    place: 'an action',
    words: `I use second wind. ${use('Second Wind')}`,
    ruled: ['allowed'],
    sheets: ['Kara'],
  },
  {
    name: 'uses what is not on the sheet',
    place: 'an action',
    words: `I use Lay On Hands. ${use('Lay On Hands', { times: 200 })}`,
    ruled: ['hasNoSuchFeature'],
  },
  {
    name: 'uses on Bram what is for herself',
    place: 'an action',
    words: `I use second wind. ${use('Second Wind', { target: '@Bram' })}`,
    ruled: ['featureIsOwn'],
  },
  {
    name: 'uses what Bram has',
    place: 'an action',
    words: `Bram uses second wind. ${use('Second Wind', {}, '@Bram')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'uses a feature by chat',
    place: 'a line of chat',
    words: `I use second wind. ${use('Second Wind')}`,
    ruled: ['takesTurn'],
  },
  {
    name: 'uses a feature twice',
    place: 'an action',
    words: `I use second wind. ${use('Second Wind')} ${use('Second Wind')}`,
    ruled: ['allowed', 'heroHasActed'],
    sheets: ['Kara'],
  },
];
