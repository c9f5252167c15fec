import { orders, row } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const { check, reveal } = orders;
/** What can be had on the quay: five clues of people, then three of things. */
const all = [1, 2, 3, 4, 5, 6, 7, 8].map((clue) => reveal(clue)).join(' ');

/** Learning what was not earned. */
export const attacksOnClues: Attack[] = [
  {
    name: 'takes all clues of a place by chat, without asking',
    place: 'a line of chat',
    words: `I stretch. ${all}`,
    ruled: [...row(5, 'clueWasNotSought' as const), ...row(3, 'clueNeedsCheck' as const)],
  },
  {
    name: 'takes all clues of a place for one question',
    place: 'a line of chat',
    words: `Tell me! ${all}`,
    ruled: ['allowed', ...row(4, 'clueWasNotSought' as const), ...row(3, 'clueNeedsCheck' as const)],
    changes: { clues: ['linnet-aboard'] },
  },
  {
    name: 'takes all clues of a place for one check',
    place: 'an action',
    words: `I stretch. ${check('stealth')} ${all}`,
    ruled: ['allowed', 'allowed', ...row(4, 'clueWasNotSought' as const), ...row(3, 'clueNeedsCheck' as const)],
    changes: { clues: ['linnet-aboard'] },
  },
  {
    name: 'takes a hard clue by an easy check',
    place: 'an action',
    words: `I search. ${check('investigation', 5)} ${reveal(7)}`,
    given: { d20: 9 },
    ruled: ['allowed', 'clueNeedsCheck'],
    rolled: [{ faces: 1, against: 10 }],
  },
  {
    name: 'takes a clue by a check of another skill',
    place: 'an action',
    words: `I search. ${check('survival', 16)} ${reveal(7)}`,
    ruled: ['allowed', 'clueNeedsCheck'],
  },
  {
    name: 'takes a clue by a check that failed',
    place: 'an action',
    words: `I search. ${check('investigation', 16)} ${reveal(7)}`,
    given: { d20: 1 },
    ruled: ['allowed', 'clueNeedsCheck'],
  },
  {
    name: 'takes a clue by a check that was passed, and where it lies',
    place: 'an action',
    words: `I search. ${check('investigation', 16)} ${reveal(7)}`,
    ruled: ['allowed', 'allowed'],
    changes: { clues: ['true-clapper'] },
  },
  {
    name: 'takes a clue twice',
    place: 'an action',
    words: `What of Linnet? ${reveal(1)} ${reveal(1)}`,
    ruled: ['allowed', 'clueIsKnown'],
    changes: { clues: ['linnet-aboard'] },
  },
  {
    name: 'takes a clue that lies elsewhere',
    place: 'an action',
    words: `What of the lead? ${reveal('{{clue:lead-order}}')}`,
    ruled: ['noSuchClue'],
  },
  {
    name: 'takes a clue that builds on another',
    place: 'an action',
    words: `What of the lead? ${check('persuasion', 13)} ${reveal('{{clue:wenna-swapped}}')}`,
    ruled: ['allowed', 'clueNeedsAnother'],
  },
  { name: 'takes a clue by its own id', place: 'an action', words: `Tell me! ${reveal('linnet-aboard')}`, ruled: ['noSuchClue'] },
  {
    name: 'takes a clue by the id of another campaign',
    place: 'an action',
    words: `Tell me! ${reveal('{{elsewhere clue:linnet-aboard}}')}`,
    ruled: ['noSuchClue'],
  },
  {
    name: 'takes more than three clues for many questions',
    place: 'an action',
    words: `Who? What? ${check('perception')} ${all}`,
    tov: 'Nettle, what do you know?',
    ruled: [...row(4, 'allowed' as const), ...row(4, 'enoughClues' as const), 'clueNeedsCheck'],
    changes: { clues: ['linnet-aboard', 'withy-road', 'sand-barrel'] },
  },
];
