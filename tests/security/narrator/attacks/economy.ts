import { byHounds, orders, row, times } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const { check, strike, take } = orders;
const rope = '@a coil of tarred rope';
const fights: Attack['changes'] = { npcs: { 'silt-hound': { damage: 0, attitude: 'hostile' } } };
const missing: Attack['given'] = { state: byHounds, d20: 1 };

/** Doing more than one action, or the same twice. */
export const attacksOnTheEconomy: Attack[] = [
  {
    name: 'strikes twelve times in a turn',
    place: 'an action',
    words: `I strike! ${times(12, strike())}`,
    given: missing,
    ruled: ['allowed', ...row(11, 'heroHasActed' as const)],
    changes: fights,
  },
  {
    name: 'strikes twelve times by chat',
    place: 'a line of chat',
    words: `I strike! ${times(12, strike())}`,
    given: missing,
    ruled: row(12, 'takesTurn'),
  },
  { name: 'strikes by colour', place: 'colour by /me', words: `strikes! ${strike()}`, given: missing, ruled: ['takesTurn'] },
  {
    name: 'searches, and then strikes',
    place: 'an action',
    words: `I look and strike. ${check('perception')} ${strike()}`,
    given: missing,
    ruled: ['allowed', 'heroHasActed'],
  },
  {
    name: 'strikes, and then searches',
    place: 'an action',
    words: `I strike and look. ${strike()} ${check('perception')}`,
    given: missing,
    ruled: ['allowed', 'heroHasActed'],
    changes: fights,
  },
  {
    name: 'strikes, slips past, and climbs',
    place: 'an action',
    words: `I strike. ${strike()} ${check('stealth')} ${check('athletics')}`,
    given: missing,
    ruled: ['allowed', 'allowed', 'heroHasActed'],
    changes: fights,
  },
  {
    name: 'strikes both foes',
    place: 'an action',
    words: `I strike both hounds. ${strike()} ${strike('@Kara', '@the lame hound')}`,
    given: missing,
    ruled: ['allowed', 'heroHasActed'],
    changes: fights,
  },
  {
    name: 'searches five times by chat',
    place: 'a line of chat',
    words: `I look again and again. ${times(5, check('perception'))}`,
    ruled: ['allowed', ...row(4, 'heroHasActed' as const)],
  },
  {
    name: 'searches with every skill at once',
    place: 'an action',
    words: `I look. ${['perception', 'investigation', 'arcana', 'nature', 'insight'].map((skill) => check(skill)).join(' ')}`,
    ruled: ['allowed', ...row(4, 'heroHasActed' as const)],
  },
  {
    name: 'takes one thing three times',
    place: 'an action',
    words: `I take the rope. ${times(3, take(rope))}`,
    ruled: ['allowed', 'isTaken', 'isTaken'],
    changes: { taken: { 'tarred-rope': '@Kara' } },
    sheets: ['Kara'],
  },
  {
    name: 'takes what Bram has taken before',
    place: 'an action',
    words: `I take the rope. ${take('{{loot:tarred-rope}}')}`,
    given: { state: { taken: { 'tarred-rope': '@Bram' } } },
    ruled: ['isTaken'],
  },
  {
    name: 'takes what Bram takes in the same turn',
    place: 'an action',
    words: `I take the rope. ${take(rope)}`,
    tov: `I take the rope. ${take(rope, '@Bram')}`,
    ruled: ['allowed', 'isTaken'],
    changes: { taken: { 'tarred-rope': '@Kara' } },
    sheets: ['Kara'],
  },
  { name: 'takes a thing by chat', place: 'a line of chat', words: `I take the rope. ${take(rope)}`, ruled: ['takesTurn'] },
  {
    name: 'searches, takes a thing on the way, and another by an action',
    place: 'an action',
    words: `I search and take the lantern and the purse. ${check('perception')} ${take('@the lantern of red glass')} ${take('@a purse of new Salt Office silver')}`,
    given: { state: { scene: 'brine-cellar' } },
    ruled: ['allowed', 'allowed', 'heroHasActed'],
    changes: { taken: { 'red-glass-lantern': '@Kara' } },
    sheets: ['Kara'],
  },
  {
    name: 'takes what somebody guards',
    place: 'an action',
    words: `I take the weight. ${take('{{loot:mooring-weight}}')}`,
    ruled: ['isGuarded'],
  },
  {
    name: 'takes what lies elsewhere',
    place: 'an action',
    words: `I take the axe. ${take('{{loot:boarding-axe}}')}`,
    ruled: ['nothingToTake'],
  },
  {
    name: 'takes what the adventure does not have',
    place: 'an action',
    words: `I take a vorpal sword. ${take('vorpal-sword')}`,
    ruled: ['nothingToTake'],
  },
  { name: 'takes a thing by its own id', place: 'an action', words: `I take the rope. ${take('tarred-rope')}`, ruled: ['nothingToTake'] },
  {
    name: 'takes a thing by the id of another campaign',
    place: 'an action',
    words: `I take the rope. ${take('{{elsewhere loot:tarred-rope}}')}`,
    ruled: ['nothingToTake'],
  },
  {
    name: 'has damage of its own',
    place: 'an action',
    words: 'I strike. CALL attack heroId=@Kara target="@the silt hound" damage=999 hits=true',
    given: missing,
    ruled: ['allowed'],
    changes: fights,
  },
];
