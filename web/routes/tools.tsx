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
  isThere: boolean;
}

const tools: readonly Tool[] = [
  {
    title: 'Dice Roller',
    text: 'Roll any dice, see how the total came about, and how likely it was.',
    Icon: DiceIcon,
    to: '/tools/dice',
    isThere: true,
  },
  {
    title: 'Generators',
    text: 'Names, people, taverns, shops, loot and weather for a Dungeon Master in a hurry.',
    Icon: Sparkles,
    to: '/tools/generators',
    isThere: true,
  },
  {
    title: 'Encounter Builder',
    text: 'Whom the party meets and how hard it will be, by hand or at a press.',
    Icon: Swords,
    to: '/tools/encounters',
    isThere: true,
  },
  {
    title: 'Character Sheet',
    text: 'Try out the sheet of a fighter. You make your own character at a table.',
    Icon: ScrollText,
    to: '/tools/character',
    isThere: true,
  },
  {
    title: 'Map Builder',
    text: 'Not there yet. A world can have a picture as its map, with pins and fog.',
    Icon: Map,
    to: '/tools/maps',
    isThere: false,
  },
];

/** What can be used without a table. */
export function Tools() {
  return (
    <Page title="Tools" lead="For use away from a table. You need no account.">
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {tools.map(({ title, text, Icon, to, isThere }) => (
          <Card as="li" key={to} className="relative flex flex-col gap-3 hover:border-ember has-focus-visible:border-ember">
            <Icon aria-hidden className={isThere ? 'size-9 text-ember' : 'size-9 text-ink-faint'} />
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
