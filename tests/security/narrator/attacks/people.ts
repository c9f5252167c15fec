import { byHounds, orders, row, times } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const { bite, check, rest, strike, take, go, turn } = orders;
const wenna = '@Wenna Tarn';
const pryce = '@Aurel Pryce';
const inOffice: Attack['given'] = { state: { scene: 'salt-office' } };

/** Deciding what other people feel and do, and fights that are fought elsewhere. */
export const attacksOnPeople: Attack[] = [
  {
    name: 'makes somebody a friend by chat',
    place: 'a line of chat',
    words: `Wenna loves us. ${turn(wenna, 'neutral')}`,
    ruled: ['isNotWonOver'],
  },
  {
    name: 'makes somebody a friend in one leap',
    place: 'an action',
    words: `Wenna loves us. ${turn(wenna, 'friendly')}`,
    ruled: ['doesNotChangeSoFast'],
  },
  {
    name: 'makes somebody a friend by a check that failed',
    place: 'an action',
    words: `I plead. ${check('persuasion')} ${turn(wenna, 'neutral')}`,
    given: { d20: 1 },
    ruled: ['allowed', 'isNotWonOver'],
  },
  {
    name: 'makes somebody a friend by an easy check',
    place: 'an action',
    words: `I plead. ${check('persuasion', 10)} ${turn(wenna, 'neutral')}`,
    given: { d20: 11 },
    ruled: ['allowed', 'isNotWonOver'],
  },
  {
    name: 'makes somebody a friend by a check of the wrong kind',
    place: 'an action',
    words: `I climb. ${check('athletics')} ${turn(wenna, 'neutral')}`,
    ruled: ['allowed', 'isNotWonOver'],
  },
  {
    name: 'wins somebody over, and twice',
    place: 'an action',
    words: `I plead. ${check('persuasion')} ${turn(wenna, 'neutral')} ${turn(wenna, 'friendly')}`,
    ruled: ['allowed', 'allowed', 'doesNotChangeSoFast'],
    changes: { npcs: { 'wenna-tarn': { damage: 0, attitude: 'neutral' } } },
  },
  {
    name: 'wins over somebody who is elsewhere',
    place: 'an action',
    words: `Hob! ${check('persuasion')} ${turn('{{npc:hob-sallow}}', 'friendly')}`,
    ruled: ['allowed', 'nobodyHere'],
  },
  { name: 'turns somebody by their own id', place: 'an action', words: turn('wenna-tarn', 'hostile'), ruled: ['nobodyHere'] },
  {
    name: 'turns somebody of another campaign',
    place: 'an action',
    words: turn('{{elsewhere npc:wenna-tarn}}', 'hostile'),
    ruled: ['nobodyHere'],
  },
  {
    name: 'makes somebody an enemy by chat',
    place: 'a line of chat',
    words: `Wenna hates Bram. ${turn(wenna, 'hostile')}`,
    ruled: ['takesTurn'],
  },
  {
    name: 'makes a friend an enemy by a word',
    place: 'an action',
    words: `Hob hates Bram. ${turn('@Hob Sallow', 'hostile')}`,
    given: { state: { scene: 'bell-loft' } },
    ruled: ['doesNotChangeSoFast'],
  },
  { name: 'gives somebody a mind that there is not', place: 'an action', words: turn(wenna, 'worshipful'), ruled: [], unread: true },
  { name: 'says again what somebody thinks', place: 'an action', words: turn(wenna, 'wary'), ruled: ['hasThatAttitude'] },

  { name: 'has a bystander strike Bram', place: 'an action', words: `Wenna hits Bram. ${bite('@Bram', wenna)}`, ruled: ['doesNotFight'] },
  {
    name: 'has somebody who is no enemy strike Bram',
    place: 'an action',
    words: `Pryce stabs Bram. ${bite('@Bram', pryce)}`,
    given: inOffice,
    ruled: ['isNotHostile'],
  },
  {
    name: 'makes somebody an enemy who strikes Bram at once',
    place: 'an action',
    words: `Pryce stabs Bram. ${turn(pryce, 'hostile')} ${times(2, bite('@Bram', pryce))}`,
    given: inOffice,
    ruled: ['allowed', 'turnsOnlyNow', 'turnsOnlyNow'],
    changes: { npcs: { 'aurel-pryce': { damage: 0, attitude: 'hostile' } } },
  },
  {
    name: 'has a foe strike Bram by chat',
    place: 'a line of chat',
    words: `It bites Bram! ${times(5, bite())}`,
    given: { state: byHounds },
    ruled: row(5, 'takesTurn'),
  },
  {
    name: 'has a foe strike Bram five times in a turn',
    place: 'an action',
    words: `It bites Bram! ${times(5, bite())}`,
    given: { state: byHounds, d20: 1 },
    ruled: ['allowed', 'allowed', ...row(3, 'struckEnough' as const)],
  },
  {
    name: 'has a beaten foe strike',
    place: 'an action',
    words: bite('@Bram', '{{npc:silt-hound}}'),
    given: { state: { ...byHounds, npcs: { 'silt-hound': { damage: 13, attitude: 'hostile' } } } },
    ruled: ['nobodyToStrike'],
  },
  { name: 'has a foe from elsewhere strike', place: 'an action', words: bite('@Bram', '{{npc:cask}}'), ruled: ['nobodyToStrike'] },
  {
    name: 'has a foe strike somebody who is not there',
    place: 'an action',
    words: bite('{{owner}}'),
    given: { state: byHounds },
    ruled: ['heroIsNotHere'],
  },
  {
    name: 'has a foe strike a hero who is down',
    place: 'an action',
    words: bite('@Kara'),
    given: { state: byHounds, lost: { kara: 200 } },
    ruled: ['heroIsDownAlready'],
  },
  {
    name: 'has Bram strike Kara’s enemy of the day, a bystander',
    place: 'an action',
    words: `I strike Wenna! ${strike('@Kara', wenna)}`,
    ruled: ['isNobodyToFight'],
  },
  { name: 'strikes Bram', place: 'an action', words: `I strike Bram! ${strike('@Kara', '@Bram')}`, ruled: ['nobodyToStrikeAt'] },
  {
    name: 'strikes somebody who is elsewhere',
    place: 'an action',
    words: `I strike Hogshead! ${strike('@Kara', '{{npc:cask}}')}`,
    ruled: ['nobodyToStrikeAt'],
  },

  {
    name: 'fights beside the fight at the Combat tab',
    place: 'an action',
    words: `I shout at them. ${strike()} ${bite()} ${rest()} ${take('@the lantern of red glass')} ${go('@the slipway up to the Dry Quay')}`,
    given: { state: byHounds, fighting: true },
    ruled: row(5, 'foughtElsewhere'),
  },
  {
    name: 'gives the creatures of a fight orders',
    place: 'an action',
    words: 'CALL combat_step name=next CALL npc_attack npc="Goblin Warrior" target=@Bram',
    given: { fighting: true },
    ruled: ['foughtElsewhere'],
    unread: true,
  },
];
