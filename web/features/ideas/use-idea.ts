import { newSeed } from '#web/lib/new-seed.ts';
import { useNavigate, useSearch, useSearchNow } from '#web/ui/router/router-view.tsx';
import { useState } from 'react';
import { ideaKinds } from './idea-kinds.ts';
import type { IdeaSources } from './idea-kinds.ts';

/** What an address says is drawn. */
function chosenAt(search: Readonly<Record<string, string | undefined>>, sources: IdeaSources) {
  const [usual] = ideaKinds;
  const kind = ideaKinds.find(({ id }) => id === search['kind']) ?? usual;
  const choices = kind.choices(sources).map((choice, at) => {
    const key = at === 0 ? 'of' : 'in';
    const chosen = choice.options.find(({ id }) => id === search[key]) ?? choice.options[0];
    return { ...choice, key, chosen: chosen?.id ?? '' };
  });
  return { kind, choices, chosen: choices.map((choice) => choice.chosen) };
}

/** What the address says is drawn, and the ways to draw something else. */
export function useIdea(sources: IdeaSources) {
  const search = useSearch();
  const searchNow = useSearchNow();
  const navigate = useNavigate();
  const [first] = useState(newSeed);
  const seed = search['seed'] ?? first;
  const { kind, choices, chosen } = chosenAt(search, sources);
  // The address may be ahead of the screen: who chooses twice at once loses nothing.
  const go = (change: Record<string, string | undefined>) => {
    const now = searchNow();
    const { kind: one, chosen: of } = chosenAt(now, sources);
    void navigate({
      to: '/tools/generators',
      search: { kind: one.id, of: of[0], in: of[1], seed: now['seed'] ?? first, ...change },
      replace: true,
      resetScroll: false,
    });
  };
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
