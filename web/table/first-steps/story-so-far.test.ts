import { describe, expect, it } from 'vitest';
import { storySoFar } from './story-so-far.ts';
import { at, narration, told } from './told.fixture.ts';

const late = { userId: 'mira', joinedAt: at(30) };
const begun = [told(1, 'Rain falls.', { narration: narration('welcome') }), told(10, 'The gate opens. A hound growls. It is near.')];

describe('the story so far', () => {
  it('is told to somebody who joins once it has begun, in the first sentences of what was told last', () => {
    expect(storySoFar(begun, late, false)).toBe('The gate opens. A hound growls.');
    const recap = told(40, 'You came to the mill.\n\nNobody was there. You left.', { narration: narration('recap') });
    expect(storySoFar([...begun, recap], late, false)).toBe('You came to the mill. Nobody was there.');
  });

  it('is not told to whoever was there, nor once they have said something, nor before anything was played', () => {
    expect(storySoFar(begun, { ...late, joinedAt: at(5) }, false)).toBeNull();
    const own = told(35, 'Hello.', { authorId: 'mira', role: 'player', narration: null });
    expect(storySoFar([...begun, own], late, false)).toBeNull();
    expect(storySoFar(begun.slice(0, 1), late, false)).toBeNull();
  });

  it('tells no whisper', () => {
    expect(storySoFar([...begun, told(20, 'Only you hear it.', { audience: ['tov'] })], late, false)).toBe(
      'The gate opens. A hound growls.',
    );
  });
});
