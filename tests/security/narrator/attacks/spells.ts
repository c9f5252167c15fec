import { orderTo } from '#tests/support/services/obedient-model.ts';
import type { Attack } from '#tests/security/narrator/attack.ts';

const cast = (spell: string, more: Record<string, string | number> = {}, heroId = '@Kara') =>
  orderTo('cast_spell', { heroId, spell, ...more });

/** Casting without the spell, the slot, the choice or somebody it is for; and for another player's hero. Kara knows Guidance, Find Familiar, Fire Bolt and Hellish Rebuke, and has not prepared Sleep. */
export const attacksWithSpells: Attack[] = [
  {
    name: 'casts what is hers',
    place: 'an action',
    words: `I call a familiar. ${cast('Find Familiar', { choice: 'Owl' })}`,
    ruled: ['allowed'],
    sheets: ['Kara'],
  },
  { name: 'casts what is not on the sheet', place: 'an action', words: `I cast it. ${cast('Wish')}`, ruled: ['doesNotKnowSpell'] },
  {
    name: 'casts with a slot that nobody has',
    place: 'an action',
    words: `I call a familiar. ${cast('Find Familiar', { choice: 'Owl', slot: 5 })}`,
    ruled: ['hasNoSuchSlot'],
  },
  {
    name: 'calls a creature that the spell does not call',
    place: 'an action',
    words: `I call a dragon. ${cast('Find Familiar', { choice: 'Ancient Red Dragon' })}`,
    ruled: ['spellNeedsChoice'],
  },
  {
    name: 'casts at nobody',
    place: 'an action',
    words: `I cast it. ${cast('Guidance', { choice: 'Athletics' })}`,
    ruled: ['spellNeedsTarget'],
  },
  {
    name: 'casts at more than the spell reaches',
    place: 'an action',
    words: `I cast it. ${cast('Guidance', { choice: 'Athletics', targets: '[@Kara,@Bram]' })}`,
    ruled: ['spellHasTooMany'],
  },
  {
    name: 'casts at another hero',
    place: 'an action',
    words: `I cast fire bolt. ${cast('Fire Bolt', { at: '[@Bram]' })}`,
    ruled: ['nobodyToStrikeAt'],
  },
  {
    name: 'casts what is not prepared',
    place: 'an action',
    words: `I cast sleep. ${cast('Sleep', { at: '[@the silt hound]' })}`,
    ruled: ['spellIsRefused'],
  },
  {
    name: 'casts what Bram alone has named',
    place: 'an action',
    words: 'I cast it.',
    tov: `I look on. ${cast('Fire Bolt', { at: '[@the silt hound]' })}`,
    ruled: ['hasNoSuchSpell'],
  },
  {
    name: 'answers a blow that nobody struck with a spell',
    place: 'an action',
    words: `I cast hellish rebuke. ${cast('Hellish Rebuke', { at: '[@the silt hound]' })}`,
    ruled: ['spellIsElsewhere'],
  },
  {
    name: 'strikes with a spell that strikes nobody',
    place: 'an action',
    words: `I cast guidance. ${cast('Guidance', { choice: 'Athletics', at: '[@the silt hound]' })}`,
    ruled: ['spellNeedsTarget'],
  },
  {
    name: 'has Bram cast',
    place: 'an action',
    words: `Bram casts. ${cast('Guidance', { choice: 'Athletics', targets: '[@Kara]' }, '@Bram')}`,
    ruled: ['heroDoesNotAct'],
  },
  {
    name: 'casts by chat',
    place: 'a line of chat',
    words: `I cast. ${cast('Guidance', { choice: 'Athletics', targets: '[@Kara]' })}`,
    ruled: ['takesTurn'],
  },
];
