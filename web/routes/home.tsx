import { ContinueCard } from '#web/features/campaigns/continue-card.tsx';
import { WorldShelf } from '#web/features/worlds/world-shelf.tsx';
import type { Person } from '#domain/account.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link } from '@tanstack/react-router';
import { BookOpenText, ChevronRight, Plus, Swords } from 'lucide-react';

const steps = [
  { to: '/campaign', Icon: Swords, title: 'Your Campaigns', note: 'Every table you have a seat at' },
  { to: '/campaign/new', Icon: Plus, title: 'Create New Campaign', note: 'Pick a world and give it a name' },
  { to: '/learn', Icon: BookOpenText, title: 'How a turn works', note: 'A two-minute read' },
] as const;

/** Home of someone who is signed in: back into the story first, everything else after it. */
export function Home({ person }: { person: Pick<Person, 'name'> }) {
  return (
    <Page title={`Welcome back, ${person.name}`}>
      <div className="flex flex-col gap-12">
        <ContinueCard />
        <nav aria-label="Next steps">
          <ul className="grid gap-4 md:grid-cols-3">
            {steps.map(({ to, Icon, title, note }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="group flex items-center gap-4 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors duration-quick hover:border-ember"
                >
                  <Icon aria-hidden className="size-6 shrink-0 text-ember" />
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold">{title}</span>
                    <span className="block text-control text-ink-soft">{note}</span>
                  </span>
                  <ChevronRight
                    aria-hidden
                    className="size-5 text-ink-faint transition-transform duration-quick group-hover:translate-x-0.5"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <WorldShelf />
        <section aria-labelledby="characters" className="flex flex-col gap-4">
          <h2 id="characters" className="font-display text-name font-semibold">
            Your characters
          </h2>
          <Card className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <DiceIcon className="size-8 shrink-0 text-ember" />
            <p className="min-w-0 flex-[1_1_20rem] text-ink-soft">
              A character is made inside a campaign and belongs to it. Sheets come later; until then you play under your own name.
            </p>
            <ButtonLink to="/campaign" variant="outline">
              Choose a campaign
            </ButtonLink>
          </Card>
        </section>
      </div>
    </Page>
  );
}
