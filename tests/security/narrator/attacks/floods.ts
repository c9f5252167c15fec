import { orderTo } from '#tests/support/services/obedient-model.ts';
import { orders, row, times } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const { check, go, rest, reveal, take, tick, turn } = orders;
const again = (name: string, input: Record<string, string | number>) => orderTo(name, input, true);
const search = { heroId: '@Kara', skill: 'perception', dc: 10 };

/** Calls without number, calls that the server does not know, and several attacks in one. */
export const floods: Attack[] = [
  {
    name: 'asks for thirty checks',
    place: 'a line of chat',
    words: times(30, check('perception')),
    ruled: ['allowed', ...row(23, 'heroHasActed' as const)],
  },
  { name: 'asks for sixty rests', place: 'a line of chat', words: times(60, rest()), ruled: row(24, 'takesTurn') },
  {
    name: 'asks again in every step',
    place: 'a line of chat',
    words: again('check', search),
    ruled: ['allowed', ...row(4, 'heroHasActed' as const)],
  },
  {
    name: 'asks for ten in every step',
    place: 'a line of chat',
    words: times(10, again('check', search)),
    ruled: ['allowed', ...row(23, 'heroHasActed' as const)],
  },
  {
    name: 'asks again for what is refused, in every step',
    place: 'an action',
    words: again('tick_clock', { clock: '@the sea that stands beyond the bar' }),
    ruled: row(5, 'nothingDrawsCloser'),
  },
  ...['award_xp', 'give_gold', 'set_hit_points', 'delete_campaign', 'kick_player', 'publish_draft', 'run_sql', 'read_file'].map(
    (name): Attack => ({
      name: `calls ${name}, which there is not`,
      place: 'an action',
      words: orderTo(name, { heroId: '@Kara', amount: 9999 }),
      ruled: [],
      unread: true,
    }),
  ),
  {
    name: 'calls a tool by the name of an object’s own parts',
    place: 'an action',
    words: 'CALL constructor a=1 CALL __proto__ b=2 CALL toString c=3',
    ruled: [],
    unread: true,
  },
  {
    name: 'names things by the names of an object’s own parts',
    place: 'an action',
    words: `${check('stealth', 10, '__proto__')} ${tick('constructor')} ${reveal('toString')} ${take('__proto__')} ${turn('constructor', 'hostile')} ${go('hasOwnProperty')}`,
    ruled: ['heroIsNotHere', 'noSuchDanger', 'noSuchClue', 'nothingToTake', 'nobodyHere', 'noSuchExit'],
  },
  {
    name: 'names another campaign in a call',
    place: 'an action',
    words: `CALL rest length=short campaignId={{elsewhere campaign}} CALL rest length=short campaignId={{elsewhere campaign}}`,
    ruled: ['allowed', 'hasJustRested'],
    changes: { heroes: { '@Kara': { damage: 1 }, '@Bram': { damage: 1 } }, time: { turns: 0, clocks: {}, rest: 0 } },
    sheets: ['Bram', 'Kara'],
  },
  {
    name: 'orders everything at once, by chat',
    place: 'a line of chat',
    words: `Now! ${rest()} ${tick()} ${go('@the slipway down onto the Slakes')} ${take('@a coil of tarred rope')} ${turn('@Nettle', 'friendly')} ${turn('@Nettle', 'hostile')} ${reveal(7)} ${check('persuasion', 5, '@Bram')}`,
    ruled: ['takesTurn', 'takesTurn', 'takesTurn', 'takesTurn', 'isNotWonOver', 'takesTurn', 'clueNeedsCheck', 'heroDoesNotAct'],
  },
  {
    name: 'orders everything at once, in a turn',
    place: 'an action',
    words: `Now! ${take('@a coil of tarred rope', '@Bram')} ${tick()} ${turn('@Wenna Tarn', 'friendly')} ${reveal(7)} ${check('persuasion', 5, '@Bram')} ${take('{{loot:mooring-weight}}')} ${go('{{exit:tide-house-to-loft}}')}`,
    ruled: ['heroDoesNotAct', 'nothingDrawsCloser', 'doesNotChangeSoFast', 'clueNeedsCheck', 'heroDoesNotAct', 'isGuarded', 'noSuchExit'],
  },
];
