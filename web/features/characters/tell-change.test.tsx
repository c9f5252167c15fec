import { hero } from '#domain/character/character.fixture.ts';
import { keepStory } from '#web/lib/story-in-sight.ts';
import { notify } from '#web/lib/toasts/notify.tsx';
import { afterEach, expect, it, vi } from 'vitest';
import { tellChange } from './use-act.ts';

afterEach(() => keepStory(null));

it.each([
  [true, true, ''],
  [true, false, 'Kara takes a short rest.'],
  [undefined, true, 'Kara takes a short rest.'],
] as const)('what the story has told (%s) is not said again where it is in sight (%s)', (isInStory, isInSight, said) => {
  const offer = vi.spyOn(notify, 'offer').mockReturnValue(() => undefined);
  const list = document.createElement('div');
  keepStory(Object.assign(list, { checkVisibility: () => isInSight }));
  tellChange('c', 'k', 'Short rest', { character: hero(), sentences: ['Kara takes a short rest.'], rolls: [], position: 3, isInStory });
  expect(offer.mock.calls.map(([title, sentence]) => [title, sentence])).toEqual([['Short rest', said]]);
  offer.mockRestore();
});
