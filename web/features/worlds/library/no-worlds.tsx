import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Map } from 'lucide-react';
import type { WorldShare } from './listed-worlds.ts';

const texts: Record<WorldShare, { title: string; sentence: string }> = {
  all: { title: 'No worlds yet', sentence: 'Create your own, or join one that someone else is building.' },
  own: { title: 'No world of your own yet', sentence: 'Create one by hand, from a document, or from a few sentences.' },
  joined: {
    title: 'You have joined no world yet',
    sentence: 'The owner of a world gives you a link or a code: with it you read their world, or build it with them.',
  },
};

/** There is no world here yet, and two ways to one. */
export function NoWorlds({ share }: { share: WorldShare }) {
  const { title, sentence } = texts[share];
  return (
    <EmptyState
      art={<Map aria-hidden />}
      title={title}
      action={
        <>
          <ButtonLink to="/world/new" variant={share === 'joined' ? 'outline' : 'primary'}>
            Create New World
          </ButtonLink>
          <ButtonLink to="/world/join" variant={share === 'joined' ? 'primary' : 'outline'}>
            Join a World
          </ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
    </EmptyState>
  );
}
