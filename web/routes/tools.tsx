import type { PageAddress } from '#contract/http/page-addresses.ts';
import { Card } from '#web/ui/card.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { Link } from '#web/ui/router/link.tsx';
import { Map, ScrollText, Sparkles, Swords } from 'lucide-react';
import type { ComponentType } from 'react';

interface Tool {
  title: string;
  text: string;
  Icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  to: PageAddress & ('/tools/dice' | '/tools/generators' | '/tools/encounters' | '/tools/character' | '/tools/maps');
}

const tools: readonly Tool[] = [
  {
    title: 'Dice Roller',
    text: 'Roll any dice, see how the total came about, and how likely it was.',
    Icon: DiceIcon,
    to: '/tools/dice',
  },
  {
    title: 'Generators',
    text: 'Names, people, taverns, shops, loot, weather and rumours for a Dungeon Master in a hurry.',
    Icon: Sparkles,
    to: '/tools/generators',
  },
  {
    title: 'Encounter Builder',
    text: 'Whom the party meets and how hard it will be, by hand or at a press.',
    Icon: Swords,
    to: '/tools/encounters',
  },
  {
    title: 'Character Sheet',
    text: 'Make heroes, play their sheets, print them, and take them to a campaign.',
    Icon: ScrollText,
    to: '/tools/character',
  },
  {
    title: 'Map Builder',
    text: 'Draw battle maps with walls, doors and lights, and put them into a campaign.',
    Icon: Map,
    to: '/tools/maps',
  },
];

/** What can be used without a table. */
export function Tools() {
  return (
    <Page title="Tools" lead="For use away from a table. You need no account.">
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {tools.map(({ title, text, Icon, to }) => (
          <Card as="li" key={to} className="relative flex flex-col gap-3 hover:border-ember has-focus-visible:border-ember">
            <Icon aria-hidden className="size-9 text-ember" />
            <h2 className="font-display text-name font-semibold">
              <Link to={to} className="text-ink no-underline after:absolute after:inset-0">
                {title}
              </Link>
            </h2>
            <p className="text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
