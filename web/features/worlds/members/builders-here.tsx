import type { Presence } from '#contract/realtime/frames.ts';
import { usePerson } from '#web/lib/session/person.tsx';
import { Token } from '#web/ui/token.tsx';

const names = new Intl.ListFormat('en', { type: 'conjunction' });

/** Who else has the world open to build it. */
export function BuildersHere({ people }: { people: Presence[] }) {
  const { id } = usePerson();
  const others = people.filter(({ userId }, at) => userId !== id && people.findIndex((each) => each.userId === userId) === at);
  return (
    <div role="status" className="not-empty:mt-4">
      {others.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-control text-ink-soft">
          <span className="flex -space-x-2">
            {others.map(({ userId, name }) => (
              <Token key={userId} id={userId} name={name} size="sm" present />
            ))}
          </span>
          <span className="min-w-0 break-words">Building with you now: {names.format(others.map(({ name }) => name))}</span>
        </p>
      )}
    </div>
  );
}
