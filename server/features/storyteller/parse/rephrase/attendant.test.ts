import { describe, expect, it } from 'vitest';
import { withoutAttendants } from './attendant.ts';

describe('what goes along with an action, ahead of it or behind it', () => {
  it.each([
    ['With a deep sigh I sit down on the step.', 'I sit down on the step.'],
    ['Then, without a word, I hand him the letter.', 'I hand him the letter.'],
    ['Very slowly I lift the lid.', 'I lift the lid.'],
    ['As quietly as I can, I climb the stairs and listen at the door.', 'I climb the stairs and listen at the door.'],
    ['Holding my breath, we walk past the sleeping guard.', 'we walk past the sleeping guard.'],
    ['Not wanting to wake her, I close the door again.', 'I close the door again.'],
    ['With Tov close behind me and the lamp between us, I cross the yard.', 'I cross the yard with Tov.'],
    ['I open the chest, which takes me longer than I like, and look inside.', 'I open the chest, and look inside.'],
    ['I walk on along the wall, the lamp in my left hand, and listen.', 'I walk on along the wall, and listen.'],
    ['I follow the path, white stones on my right all the way.', 'I follow the path.'],
    ['I step from stone to stone, exactly as Hanne showed me.', 'I step from stone to stone.'],
    ['I cross the bog the way he told us.', 'I cross the bog.'],
    ['My heart sinks. I put the letter back.', 'I put the letter back.'],
    ['I get up, and walk to the window.', 'I stand up, and walk to the window.'],
    ['I knock; then, if nobody answers, I go in.', 'I knock; if nobody answers, I go in.'],
  ])('is left out: %s', (typed, plain) => {
    expect(withoutAttendants(typed)).toBe(plain);
  });

  it.each([
    ['With my crowbar I open the crate, and look inside.', 'I open the crate with my crowbar, and look inside.'],
    ['Using the edge of the shield I push the door open.', 'I push the door open using the edge of the shield.'],
  ])('stands behind it where it is what it is done with: %s', (typed, plain) => {
    expect(withoutAttendants(typed)).toBe(plain);
  });

  it.each([
    'With your leave I would look at the book.',
    'With respect, I saw him do it.',
    'Honestly, I think that he lies.',
    'Without help I am lost.',
    'With a rope we could get down.',
    'My heart sinks.',
    'I get up the ladder.',
    'While the others sleep, I take the key.',
    'I do as she told me.',
  ])('stays where it is said, thought or wished, or where all would be gone: %s', (typed) => {
    expect(withoutAttendants(typed)).toBe(typed);
  });
});
