import { newSeed } from '#web/lib/new-seed.ts';
import { useNavigate, useSearch } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import { ideaKinds } from './idea-kinds.ts';
import type { IdeaSources } from './idea-kinds.ts';

/** What the address says is drawn, and the ways to draw something else. */
export function useIdea(sources: IdeaSources) {
  const search = useSearch();
  const navigate = useNavigate();
  const [first] = useState(newSeed);
  const seed = search['seed'] ?? first;
  const [usual] = ideaKinds;
  const kind = ideaKinds.find(({ id }) => id === search['kind']) ?? usual;
  const choices = kind.choices(sources).map((choice, at) => {
    const key = at === 0 ? 'of' : 'in';
    const chosen = choice.options.find(({ id }) => id === search[key]) ?? choice.options[0];
    return { ...choice, key, chosen: chosen?.id ?? '' };
  });
  const chosen = choices.map((choice) => choice.chosen);
  const go = (change: Record<string, string | undefined>) =>
    void navigate({
      to: '/tools/generators',
      search: { kind: kind.id, of: chosen[0], in: chosen[1], seed, ...change },
      replace: true,
      resetScroll: false,
    });
  return {
    kind,
    choices,
    seed,
    idea: kind.draw(sources, chosen, seed),
    another: () => go({ seed: newSeed() }),
    chooseKind: (id: string) => go({ kind: id, of: undefined, in: undefined }),
    choose: (key: string, id: string) => go({ [key]: id }),
    chooseSeed: (text: string) => go({ seed: text }),
  };
}

export type DrawnIdea = ReturnType<typeof useIdea>;
