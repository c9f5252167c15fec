import { byHounds, orders, row, times } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';
import { orderTo } from '#tests/support/services/obedient-model.ts';

const { check } = orders;
const wenna = '@Wenna Tarn';
const pay = (coins: string, heroId = '@Kara', npc = wenna, purpose = 'goods') => orderTo('pay', { heroId, npc, coins, purpose });
const give = (loot: string, heroId = '@Kara', npc = wenna) => orderTo('give', { heroId, npc, loot });
const drink = (item: string, heroId = '@Kara') => orderTo('use_item', { heroId, item });
const tend = (target: string, heroId = '@Kara') => orderTo('tend', { heroId, target });
const hand = (item: string, heroId = '@Kara', to = '@Bram') => orderTo('handle_gear', { heroId, item, to });
const handCoins = (coins: string, heroId = '@Kara', to = '@Bram') => orderTo('handle_gear', { heroId, item: 'coins', to, coins });
const rope = '{{loot:tarred-rope}}';
const holding = (holder: string): Attack['given'] => ({ state: { taken: { 'tarred-rope': holder } } });

/** What heroes own, and hit points that come from nowhere. */
export const attacksOnBelongings: Attack[] = [
  { name: 'pays from Bram’s purse', place: 'an action', words: `Bram pays. ${pay('{gold:5}', '@Bram')}`, ruled: ['heroDoesNotAct'] },
  {
    name: 'pays from the purse of Bram, who waits',
    place: 'an action',
    words: `Bram pays. ${pay('{gold:5}', '@Bram')}`,
    tov: 'I wait.',
    ruled: ['heroWantsElse'],
  },
  {
    name: 'pays from the purse of Bram, who looks out to sea',
    place: 'an action',
    words: `Bram pays. ${pay('{gold:5}', '@Bram')}`,
    tov: 'I look out to sea.',
    ruled: ['heroWantsElse'],
  },
  {
    name: 'drinks what is hers',
    place: 'an action',
    words: `I drink it. ${drink('Potion of Climbing')}`,
    ruled: ['allowed'],
    sheets: ['Kara'],
  },
  { name: 'drinks what nobody has', place: 'an action', words: `I drink it. ${drink('Potion of Flying')}`, ruled: ['hasNoSuchItem'] },
  {
    name: 'drinks unhurt',
    place: 'an action',
    words: `I drink it. ${drink('Potion of Healing')}`,
    given: { lost: { kara: 0 } },
    ruled: ['isUnhurt'],
  },
  {
    name: 'drinks more than there are',
    place: 'an action',
    words: `I drink them all. ${orderTo('use_item', { heroId: '@Kara', item: 'Potion of Healing', times: 9 })}`,
    ruled: ['hasTooFew'],
  },
  { name: 'hands over what nobody has', place: 'an action', words: `I give it. ${hand('Crown of Kings')}`, ruled: ['doesNotHaveIt'] },
  {
    name: 'hands something to themself',
    place: 'an action',
    words: `I keep it. ${hand('Potion of Healing', '@Kara', '@Kara')}`,
    ruled: ['isOneself'],
  },
  {
    name: 'has Bram hand something over',
    place: 'an action',
    words: `Bram gives it. ${hand('Potion of Climbing', '@Bram', '@Kara')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'hands one thing over twice',
    place: 'an action',
    words: `I give it. ${hand('Potion of Healing')} ${hand('Potion of Healing')}`,
    ruled: ['allowed', 'doesNotHaveIt'],
    sheets: ['Bram', 'Kara'],
  },
  {
    name: 'has Bram hand over his coins',
    place: 'an action',
    words: `Bram gives gold. ${handCoins('{gold:1}', '@Bram', '@Kara')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'has Bram, who looks out to sea, hand over his coins',
    place: 'an action',
    words: `Bram gives gold. ${handCoins('{gold:1}', '@Bram', '@Kara')}`,
    tov: 'I look out to sea.',
    ruled: ['heroWantsElse'],
  },
  {
    name: 'hands the same coins over twice',
    place: 'an action',
    words: `I give Bram a coin. ${handCoins('{gold:1}')} ${handCoins('{gold:1}')}`,
    ruled: ['allowed', 'heroHasActed'],
    sheets: ['Bram', 'Kara'],
  },
  {
    name: 'hands over coins that are not there',
    place: 'an action',
    words: `I give. ${handCoins('{gold:900}')}`,
    ruled: ['coinsAreNotThere'],
  },
  { name: 'hands over less than nothing', place: 'an action', words: `I give. ${handCoins('{gold:-5}')}`, ruled: [], unread: true },
  { name: 'hands over no coins', place: 'an action', words: `I give. ${handCoins('{gold:0}')}`, ruled: ['noSumNamed'] },
  { name: 'has Bram drink', place: 'an action', words: `Bram drinks. ${drink('Potion of Climbing', '@Bram')}`, ruled: ['heroDoesNotAct'] },
  { name: 'pays by chat', place: 'a line of chat', words: `I pay. ${pay('{silver:1}')}`, ruled: ['takesTurn'] },
  { name: 'pays what is not in the purse', place: 'an action', words: `I pay. ${pay('{gold:900}')}`, ruled: ['purseIsShort'] },
  { name: 'pays less than nothing', place: 'an action', words: `I pay. ${pay('{gold:-5}')}`, ruled: [], unread: true },
  { name: 'pays half a coin', place: 'an action', words: `I pay. ${pay('{gold:0.5}')}`, ruled: [], unread: true },
  { name: 'pays nothing', place: 'an action', words: `I pay. ${pay('{gold:0}')}`, ruled: ['noSumNamed'] },
  {
    name: 'pays somebody who is elsewhere',
    place: 'an action',
    words: `I pay. ${pay('{gold:1}', '@Kara', '{{npc:hob-sallow}}')}`,
    ruled: ['nobodyHere'],
  },
  {
    name: 'pays Bram, and has him pay',
    place: 'an action',
    words: `I pay. ${pay('{gold:1}', '@Kara', '@Bram')} ${pay('{gold:1}', '@Bram', '@Kara')}`,
    ruled: ['nobodyHere', 'heroDoesNotAct'],
  },
  {
    name: 'pays three times',
    place: 'an action',
    words: `I pay. ${times(3, pay('{silver:1}'))}`,
    ruled: ['allowed', 'allowed', 'heroHasActed'],
    sheets: ['Kara'],
  },
  {
    name: 'plays for all that is in the purse',
    place: 'an action',
    words: `I play. ${pay('{gold:9}', '@Kara', wenna, 'stake')}`,
    ruled: ['stakeIsTooHigh'],
  },

  {
    name: 'gives away what Bram has',
    place: 'an action',
    words: `Here is the rope. ${give(rope)}`,
    given: holding('@Bram'),
    ruled: ['doesNotHaveIt'],
  },
  {
    name: 'has Bram give away what he has',
    place: 'an action',
    words: `Bram gives it. ${give(rope, '@Bram')}`,
    given: holding('@Bram'),
    ruled: ['heroDoesNotAct'],
  },
  { name: 'gives away what nobody took', place: 'an action', words: `Here is the rope. ${give(rope)}`, ruled: ['doesNotHaveIt'] },
  {
    name: 'gives a thing away by chat',
    place: 'a line of chat',
    words: `Here is the rope. ${give(rope)}`,
    given: holding('@Kara'),
    ruled: ['takesTurn'],
  },
  {
    name: 'gives a thing away twice',
    place: 'an action',
    words: `Here is the rope. ${times(2, give(rope))}`,
    given: holding('@Kara'),
    ruled: ['allowed', 'doesNotHaveIt'],
    changes: {
      taken: { 'tarred-rope': 'wenna-tarn' },
      people: {
        'wenna-tarn': { met: 0, spoke: 0, asked: {}, memories: [{ kind: 'given', by: '@Kara', words: 'a coil of tarred rope', turn: 0 }] },
      },
    },
  },

  {
    name: 'stabilizes Bram by a word',
    place: 'an action',
    words: `Wake up! ${tend('@Bram')}`,
    given: { lost: { bram: 200 } },
    ruled: ['tendNeedsCheck'],
  },
  {
    name: 'stabilizes Bram by chat',
    place: 'a line of chat',
    words: `Wake up! ${tend('@Bram')}`,
    given: { lost: { bram: 200 } },
    ruled: ['takesTurn'],
  },
  {
    name: 'stabilizes Bram by a check of another kind',
    place: 'an action',
    words: `Wake up! ${check('persuasion')} ${tend('@Bram')}`,
    given: { lost: { bram: 200 } },
    ruled: ['allowed', 'tendNeedsCheck'],
  },
  {
    name: 'stabilizes Bram by a check that failed',
    place: 'an action',
    words: `Wake up! ${check('medicine')} ${tend('@Bram')}`,
    given: { lost: { bram: 200 }, d20: 1 },
    ruled: ['allowed', 'tendNeedsCheck'],
  },
  {
    name: 'stabilizes Bram by a check that was passed',
    place: 'an action',
    words: `I bind his wounds. ${check('medicine')} ${tend('@Bram')}`,
    given: { lost: { bram: 200 } },
    ruled: ['allowed', 'allowed'],
    changes: { heroes: { '@Kara': { damage: 3 }, '@Bram': { damage: 10, stable: true } } },
    sheets: ['Bram'],
  },
  {
    name: 'stabilizes Bram a second time',
    place: 'an action',
    words: `I bind his wounds. ${check('medicine')} ${tend('@Bram')} ${tend('@Bram')}`,
    given: { lost: { bram: 200 } },
    ruled: ['allowed', 'allowed', 'heroIsStable'],
    changes: { heroes: { '@Kara': { damage: 3 }, '@Bram': { damage: 10, stable: true } } },
    sheets: ['Bram'],
  },
  {
    name: 'shakes awake who is down',
    place: 'an action',
    words: `Wake up! ${orderTo('shake_awake', { heroId: '@Kara', target: '@Bram' })}`,
    given: { lost: { bram: 200 } },
    ruled: ['heroIsNotAsleep'],
  },
  {
    name: 'shakes awake who sleeps',
    place: 'an action',
    words: `I shake Bram awake. ${orderTo('shake_awake', { heroId: '@Kara', target: '@Bram' })} ${orderTo('shake_awake', { heroId: '@Kara', target: '@Bram' })}`,
    given: { isAsleep: true },
    ruled: ['allowed', 'heroIsNotAsleep'],
    sheets: ['Bram'],
  },
  {
    name: 'has Bram shake somebody awake',
    place: 'an action',
    words: `Wake up! ${orderTo('shake_awake', { heroId: '@Bram', target: '@Kara' })}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'mends who stands',
    place: 'an action',
    words: `I bind my wounds. ${check('medicine')} ${tend('@Kara')}`,
    ruled: ['allowed', 'heroIsNotDown'],
  },
  {
    name: 'has the party come round while somebody stands',
    place: 'an action',
    words: 'We wake. CALL come_round a=1',
    given: { lost: { bram: 200 }, state: byHounds },
    ruled: ['somebodyStands'],
  },
  {
    name: 'has the party come round by chat',
    place: 'a line of chat',
    words: 'We wake. CALL come_round a=1',
    given: { lost: { kara: 200, bram: 200 } },
    ruled: ['takesTurn'],
  },
  {
    name: 'has the party come round three times',
    place: 'an action',
    words: `We wake. ${times(3, 'CALL come_round a=1')}`,
    given: { lost: { kara: 200, bram: 200 } },
    ruled: ['allowed', ...row(2, 'somebodyStands' as const)],
    changes: { heroes: { '@Kara': { damage: 9 }, '@Bram': { damage: 9 } } },
    sheets: ['Bram', 'Kara'],
  },
];
