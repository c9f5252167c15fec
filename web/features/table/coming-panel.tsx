import { EmptyState } from '#web/ui/empty-state.tsx';
import { Backpack, ScrollText, Swords, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';

const places: Record<'combat' | 'character' | 'items' | 'notes', { art: ReactNode; title: string; words: string }> = {
  combat: {
    art: <Swords aria-hidden />,
    title: 'No fight is tracked here',
    words: 'Hit points, armour class and the order of a fight have their place here. For now the narrator tells a fight in the story.',
  },
  character: {
    art: <UserRound aria-hidden />,
    title: 'No character sheet',
    words: 'Your six abilities, armour class, hit points and speed have their place here. For now everyone plays without a sheet.',
  },
  items: {
    art: <Backpack aria-hidden />,
    title: 'No inventory',
    words: 'What you carry has its place here: weapons, armour, gear and supplies. For now the story keeps count.',
  },
  notes: {
    art: <ScrollText aria-hidden />,
    title: 'No notebook',
    words:
      'The campaign’s notes have their place here. For now, choose Notes beside the Roll button: what you write then, only you can read.',
  },
};

/** A tab whose matter is not there: says what belongs there, and what to do meanwhile. */
export function ComingPanel({ id }: { id: keyof typeof places }) {
  const { art, title, words } = places[id];
  return (
    <EmptyState art={art} title={title}>
      {words}
    </EmptyState>
  );
}
