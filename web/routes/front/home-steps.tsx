import { Link } from '#web/ui/router/link.tsx';
import { BookOpenText, ChevronRight, DoorOpen, Plus, Swords } from 'lucide-react';

const steps = [
  { to: '/campaign', Icon: Swords, title: 'Your Campaigns', note: 'Every table you have a seat at' },
  { to: '/campaign/join', Icon: DoorOpen, title: 'Join a Campaign', note: 'With a link or a code from a friend' },
  { to: '/campaign/new', Icon: Plus, title: 'Create New Campaign', note: 'Choose a world and a name' },
  { to: '/learn/basics', Icon: BookOpenText, title: 'How a turn works', note: 'A two-minute read' },
] as const;

/** Where to go from Home. Somebody without Dungeon Master access reads what a campaign of their own takes. */
export function HomeSteps({ mayCreate }: { mayCreate: boolean }) {
  return (
    <nav aria-label="Next steps">
      <ul className="grid gap-4 sm:grid-cols-2">
        {steps.map(({ to, Icon, title, note }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-center gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors duration-quick hover:border-ember"
            >
              <Icon aria-hidden className="size-6 shrink-0 text-ember" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold">{title}</span>
                <span className="block text-control text-ink-soft">
                  {to === '/campaign/new' && !mayCreate ? 'Takes Dungeon Master access; ask for it in your profile' : note}
                </span>
              </span>
              <ChevronRight aria-hidden className="size-5 text-ink-faint transition-transform duration-quick group-hover:translate-x-0.5" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
