import type { World } from '#domain/world/world.ts';

/** Where in a world's lore one is; all of it stands in the address. */
export interface LorePlace {
  view?: string;
  category?: string;
  entry?: string;
}

export interface LoreSectionProps {
  world: World;
  /** May change the lore. */
  builds: boolean;
  /** Edit mode is on. */
  editing: boolean;
  place: LorePlace;
  onPlace: (place: LorePlace) => void;
}

export const loreViews = ['entries', 'graph', 'timeline', 'history'] as const;
export type LoreView = (typeof loreViews)[number];

/** The view an address names; history is for builders, and everything unknown is the entries. */
export function viewOf(text: string | undefined, builds: boolean): LoreView {
  const view = loreViews.find((each) => each === text) ?? 'entries';
  return view === 'history' && !builds ? 'entries' : view;
}
