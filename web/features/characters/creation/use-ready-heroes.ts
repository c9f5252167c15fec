import { firstClassOf } from '#domain/character/classes/class-levels.ts';
import type { Character } from '#domain/character/character.ts';
import { makeReadyHero, readyHeroes } from '#domain/character/creation/ready-hero.ts';
import { api } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useCards } from '#web/features/characters/use-characters.ts';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';
import type { CreationPlace } from './creation-place.ts';

/** Heroes to choose from as their sheets would be, and choosing one. The same choice sent twice makes one character. */
export function useReadyHeroes({ id: campaignId, settings }: CreationPlace, me: string, onMade: () => void) {
  const { data: cards } = useCards(campaignId);
  const [ids] = useState(() => Array.from({ length: readyHeroes([]).length }, newId));
  const heroes = readyHeroes((cards ?? []).map(({ name }) => name)).flatMap((hero, index) => {
    const made = makeReadyHero({ id: ids[index] ?? '', userId: me, campaignId }, hero, settings.ruleSet);
    return made.ok ? [made.value] : [];
  });
  const create = useMutation({
    mutationFn: (hero: Character) => {
      const { id, name, species: race } = hero;
      return api.characters.createQuick({ campaignId, id, name, race, class: firstClassOf(hero).class, outfit: 'ready' });
    },
    onSuccess: async ({ character }) => {
      onMade();
      await welcome(character);
    },
    onError: creationRefused,
  });
  return {
    /** Null until the names at the table are known. */
    heroes: cards === undefined ? null : heroes,
    chosenId: create.isPending ? create.variables.id : null,
    choose: (hero: Character) => create.mutate(hero),
  };
}
