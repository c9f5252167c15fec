import { describe, expect, it } from 'vitest';
import { inFirstPerson } from './in-first-person.ts';

const asMira = (line: string): string => inFirstPerson(line, 'Mira', ['Tov']);

describe('a line that tells of its hero by name', () => {
  it.each([
    ['Mira waits. "Who was that, Dorrit?"', 'I wait. "Who was that, Dorrit?"'],
    ['"Not yet, Pell?" Mira says gently, and she nods to him.', '"Not yet, Pell?" I say gently, and I nod to him.'],
    ['"Then show me," says Mira.', '"Then show me," I say.'],
    ['Mira crouches by the grate, lifts the lid and looks inside.', 'I crouch by the grate, lift the lid and look inside.'],
    ['Mira waves to Tov. "Come." The two walk back to the quay.', 'I wave to Tov. "Come." We walk back to the quay.'],
    ['Mira and Tov go up to the Tide House.', 'We go up to the Tide House.'],
    ['Mira stops. She feels in her own pockets.', 'I stop. I feel in my own pockets.'],
    ['Mira carefully opens the pack. What does she find?', 'I carefully open the pack. What do I find?'],
    ['Where is Mira, and who is with her?', 'Where am I, and who is with me?'],
    ['Mira has seen enough.', 'I have seen enough.'],
  ])('is read as that hero would say it: %s', (line, own) => {
    expect(asMira(line)).toBe(own);
  });

  it.each([
    'I wave to Wenna, and she waves back.',
    'Tov takes the rope',
    '"Mira takes the rope," says Wenna.',
    'Wenna, have you seen my sister? She is called Mira too.',
    'Take the rope and tie it to the ring.',
  ])('stays as it is where it tells of nobody, or of somebody else: %s', (line) => {
    expect(asMira(line)).toBe(line);
  });

  it('leaves what belongs to somebody else theirs', () => {
    expect(asMira('Mira takes Wenna by the hand and looks her in the eye.')).toBe('I take Wenna by the hand and look her in the eye.');
  });
});
