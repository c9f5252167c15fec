import type { ReadyHeroCard } from '#domain/character/creation/ready-hero.ts';
import { api, calls } from '#web/lib/api.ts';
import { newId } from '#web/lib/new-id.ts';
import { useMutation } from '#web/lib/queries/use-mutation.ts';
import { useQuery } from '#web/lib/queries/use-query.ts';
import { useState } from 'react';
import { creationRefused, welcome } from '#web/features/characters/welcome.ts';

/** A hero to choose, with the id that they shall have. */
export interface OfferedHero extends ReadyHeroCard {
  id: string;
}

/** Heroes to choose from as their sheets would be, and choosing one. The same choice sent twice makes one character. */
export function useReadyHeroes(campaignId: string, onMade: () => void) {
  const { data, isError, refetch } = useQuery({
    ...calls.characters.readyHeroes.queryOptions({ input: { campaignId } }),
    // Somebody may have taken a name meanwhile, and away from tables other rules may have been chosen.
    staleTime: 0,
    gcTime: 0,
  });
  const [ids] = useState(() => new Map<string, string>());
  const idOf = ({ race, class: calling }: ReadyHeroCard) => {
    const kind = `${race} ${calling}`;
    const id = ids.get(kind) ?? newId();
    ids.set(kind, id);
    return id;
  };
  const create = useMutation({
    mutationFn: ({ id, name, race, class: calling }: OfferedHero) =>
      api.characters.createQuick({ campaignId, id, name, race, class: calling, outfit: 'ready' }),
    onSuccess: async ({ character }) => {
      onMade();
      await welcome(character);
    },
    onError: creationRefused,
  });
  return {
    /** Null until the server has said them. */
    heroes: data?.map((hero) => ({ ...hero, id: idOf(hero) })) ?? null,
    retry: isError ? () => void refetch() : null,
    chosenId: create.isPending ? create.variables.id : null,
    choose: (hero: OfferedHero) => create.mutate(hero),
  };
}
