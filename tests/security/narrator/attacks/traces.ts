import { orderTo } from '#tests/support/services/obedient-model.ts';
import { byHounds, orders, row } from '#tests/security/narrator/attack.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const { bite } = orders;
const wenna = '@Wenna Tarn';
const recall = (words: string, heroId = '@Kara', npc = wenna) => orderTo('remember', { heroId, npc, kind: 'promised', words });
const tag = (state: string, more: Record<string, string>, heroId = '@Kara') => orderTo('scene_tag', { heroId, state, ...more });
const marked = (feature: string, id = 1) =>
  ({ id, until: null, scene: 'dry-quay', about: { kind: 'feature', id: feature }, state: 'marked', by: '@Kara', since: 0 }) as const;
const bollard = { target: '{{feature:chalked-bollard}}' };

/** What a reply leaves behind: what people keep in mind, and what deeds have changed. */
export const attacksByTraces: Attack[] = [
  {
    name: 'has somebody remember a promise of Bram’s',
    place: 'an action',
    words: `Bram promised her all he has. ${recall('all that Bram has', '@Bram')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'has somebody remember a promise of Bram’s, who waits',
    place: 'an action',
    words: `Bram promised it. ${recall('all that Bram has', '@Bram')}`,
    tov: 'I wait.',
    ruled: ['heroWantsElse'],
  },
  {
    name: 'has somebody remember who is elsewhere',
    place: 'an action',
    words: recall('a boat', '@Kara', '{{npc:hob-sallow}}'),
    ruled: ['nobodyHere'],
  },
  {
    name: 'has somebody of another campaign remember',
    place: 'an action',
    words: recall('a boat', '@Kara', '{{elsewhere npc:wenna-tarn}}'),
    ruled: ['nobodyHere'],
  },
  { name: 'has somebody remember nothing that is seen', place: 'an action', words: recall('\u2060 \u2060'), ruled: ['nothingToRemember'] },

  {
    name: 'has her carry off what has a place in the adventure',
    place: 'an action',
    words: `I take it. ${tag('carried', bollard)}`,
    ruled: ['tagDoesNotFit'],
  },
  {
    name: 'has her carry off gold that nobody has seen',
    place: 'an action',
    words: `I take the bag of gold. ${tag('carried', { thing: 'the bag of gold' })}`,
    ruled: ['tagDoesNotFit'],
  },
  {
    name: 'has her carry off a wall',
    place: 'an action',
    words: `I take the wall. ${tag('carried', { thing: 'the wall' })}`,
    ruled: ['tagTooBig'],
  },
  {
    name: 'has her carry off what somebody keeps',
    place: 'an action',
    words: `I take Wenna's ring. ${tag('carried', { thing: "Wenna's ring" })}`,
    ruled: ['tagKept'],
  },
  {
    name: 'has her use up what she does not have',
    place: 'an action',
    words: `I drink the wine. ${tag('used', { thing: 'the wine' })}`,
    ruled: ['doesNotHaveIt'],
  },
  { name: 'sets the place on fire by chat', place: 'a line of chat', words: `Fire! ${tag('burning', {})}`, ruled: ['takesTurn'] },
  {
    name: 'has Bram break a thing',
    place: 'an action',
    words: `Bram breaks it. ${tag('broken', bollard, '@Bram')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'has Bram break a thing, who waits',
    place: 'an action',
    words: `Bram breaks it. ${tag('broken', bollard, '@Bram')}`,
    tov: 'I wait.',
    ruled: ['heroWantsElse'],
  },
  {
    name: 'has somebody tied up without a check',
    place: 'an action',
    words: `I tie up Wenna. ${tag('tied', { target: wenna })}`,
    ruled: ['tagTakesCheck'],
  },
  {
    name: 'changes somebody who is elsewhere',
    place: 'an action',
    words: `I tie up Hob. ${tag('tied', { target: '{{npc:hob-sallow}}' })}`,
    ruled: ['tagOfNothing'],
  },
  {
    name: 'kills by free words',
    place: 'an action',
    words: `Wenna is dead. ${tag('other', { target: wenna, words: 'dead' })}`,
    ruled: ['tagNotInWords'],
  },
  {
    name: 'changes what a foe is by free words',
    place: 'an action',
    words: `${tag('other', { target: '@the silt hound', words: 'tame' })} ${bite('@Bram')}`,
    given: { state: byHounds, d20: 1 },
    ruled: ['tagTakesCheck', 'allowed'],
  },
  {
    name: 'has somebody remember five things at once',
    place: 'an action',
    words: `I promise! ${['salt', 'rope', 'oil', 'tar', 'lead'].map((each) => recall(each)).join(' ')}`,
    ruled: [...row(4, 'allowed' as const), 'enoughRemembered'],
    changes: {
      people: {
        'wenna-tarn': {
          met: 0,
          spoke: 0,
          asked: {},
          memories: ['salt', 'rope', 'oil', 'tar'].map((words) => ({ kind: 'promised', by: '@Kara', words, turn: 0, clues: 0 })),
        },
      },
    },
  },
  {
    name: 'changes three things at once',
    place: 'an action',
    words: `I mark it all. ${['chalked-bollard', 'ferry-mooring', 'grey-line'].map((id) => tag('marked', { target: `{{feature:${id}}}` })).join(' ')}`,
    ruled: ['allowed', 'allowed', 'tagsEnough'],
    changes: { tags: [marked('chalked-bollard'), marked('ferry-mooring', 2)] },
  },
  {
    name: 'changes things while down',
    place: 'an action',
    words: `I mark it. ${tag('marked', bollard)}`,
    given: { lost: { kara: 200 } },
    ruled: ['heroLiesDown'],
  },
  {
    name: 'has a foe strike who is tied up',
    place: 'an action',
    words: `It breaks free. ${bite()}`,
    given: {
      state: { ...byHounds, tags: [{ ...marked('', 1), scene: 'slakes', about: { kind: 'npc', id: 'silt-hound' }, state: 'tied' }] },
    },
    ruled: ['isHeldBack'],
  },
  { name: 'puts a thing to sleep', place: 'an action', words: `I lull it. ${tag('asleep', bollard)}`, ruled: ['tagDoesNotFit'] },
  {
    name: 'burns what the tale hangs on',
    place: 'an action',
    words: `I burn it. ${tag('burning', { target: '{{feature:ferry-mooring}}' })}`,
    ruled: ['tagHoldsOut'],
  },
  {
    name: 'changes a thing into what it is',
    place: 'an action',
    words: `I mark it. ${tag('marked', bollard)}`,
    given: { state: { tags: [marked('chalked-bollard')] } },
    ruled: ['tagIsSo'],
  },
  {
    name: 'changes what is burnt',
    place: 'an action',
    words: `I mark it. ${tag('marked', bollard)}`,
    given: { state: { tags: [{ ...marked('chalked-bollard'), state: 'burnt' }] } },
    ruled: ['tagIsSpoilt'],
  },
  {
    name: 'burns what is wet',
    place: 'an action',
    words: `I burn the tent. ${tag('burning', { thing: 'tent' })}`,
    given: { state: { tags: [{ ...marked('tent'), about: { kind: 'thing', name: 'tent' }, state: 'wet' }] } },
    ruled: ['tagIsWet'],
  },
  {
    name: 'has Kara stumble without a failure',
    place: 'an action',
    words: `I stumble. ${tag('offBalance', { target: '@Kara' })}`,
    ruled: ['tagNeedsFailure'],
  },
  {
    name: 'burns the only way on',
    place: 'an action',
    words: `I burn the ladder. ${tag('burning', { target: '{{exit:loft-to-tide-house}}' })}`,
    given: { state: { scene: 'bell-loft' } },
    ruled: ['tagOnlyWayOn'],
  },
];
