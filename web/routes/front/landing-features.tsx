import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { HearthIcon } from '#web/ui/icons/hearth-icon.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { SealIcon } from '#web/ui/icons/seal-icon.tsx';
import { Link } from '#web/ui/router/link.tsx';
import type { LinkProps } from '#web/ui/router/link.tsx';

/** What there is, each with the page where it is found. */
const features: { Icon: typeof DiceIcon; title: string; text: string; leadsTo: Pick<LinkProps, 'to' | 'params'> }[] = [
  {
    Icon: SealIcon,
    title: 'Dungeon Master Tools',
    text: 'Craft encounters, keep campaigns in order and give every innkeeper a voice, with AI doing the legwork behind the screen.',
    leadsTo: { to: '/learn/dm-guide' },
  },
  {
    Icon: HearthIcon,
    title: 'AI Companions',
    text: 'A narrator who answers what you really did and plays everyone you meet, on evenings with friends and on your own.',
    leadsTo: { to: '/learn/$guide', params: { guide: 'using-the-narrator' } },
  },
  {
    Icon: DiceIcon,
    title: 'A Rich Toolset',
    text: 'A dice roller whose rolls everyone sees, character sheets that do the sums, an encounter builder that minds the budget, and maps for the road ahead.',
    leadsTo: { to: '/tools' },
  },
  {
    Icon: QuillIcon,
    title: 'Learn & Grow',
    text: 'Guides and tutorials that start with your first raised hand and end with a world of your own.',
    leadsTo: { to: '/learn' },
  },
];

/** What there is, in four cards. */
export function LandingFeatures() {
  return (
    <section aria-labelledby="features" className="border-y border-line bg-sunken">
      <div className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-6 md:py-20">
        <h2 id="features" className="mb-10 max-w-[24ch] font-display text-title font-semibold">
          Everything the evening needs, within reach of the table
        </h2>
        <ul className="grid gap-px overflow-hidden rounded-panel border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
          {features.map(({ Icon, title, text, leadsTo }) => (
            <li key={title} className="relative flex flex-col gap-3 bg-surface p-6">
              <Icon className="size-8 text-ember" />
              <h3 className="font-display text-name font-semibold">
                <Link {...leadsTo} className="text-ink no-underline after:absolute after:inset-0 hover:text-ember">
                  {title}
                </Link>
              </h3>
              <p className="text-control text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
