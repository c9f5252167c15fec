import { limits } from '#domain/limits/limits.ts';
import { GuideList } from '#web/features/learn/guide-list.tsx';
import { useReadMarks } from '#web/features/learn/read-marks.ts';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { CandleIcon } from '#web/ui/icons/candle-icon.tsx';
import { DiceIcon } from '#web/ui/icons/dice-icon.tsx';
import { HandIcon } from '#web/ui/icons/hand-icon.tsx';
import { QuillIcon } from '#web/ui/icons/quill-icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { MessageCircle } from 'lucide-react';

const steps = [
  {
    Icon: HandIcon,
    title: 'Raise your hand',
    text: 'When you want to act, raise your hand. The first raised hand starts a countdown: until it ends, the table collects what everyone wants to do.',
  },
  {
    Icon: MessageCircle,
    title: 'Say what you do',
    text: 'While your hand is up, what you write to the group is your action. Write one sentence or several; they are kept together.',
  },
  {
    Icon: CandleIcon,
    title: 'Lower it, or wait',
    text: `Lower your hand when you are done. When no hand is up any more, or after ${limits.collectingSeconds} seconds, the collecting ends. What you wrote counts either way.`,
  },
  {
    Icon: QuillIcon,
    title: 'The narrator answers',
    text: 'The narrator takes all actions together and tells what happens. Where the outcome is uncertain, dice are rolled in the open.',
  },
  {
    Icon: DiceIcon,
    title: 'Roll when you like',
    text: `The Roll button rolls a d${limits.diceFaces}. The server rolls it and the whole table sees the result, so a good roll is worth something.`,
  },
];

/** Where somebody new begins: how a turn goes in five steps, then the guides in their order. */
export function LearnBasics() {
  const { read } = useReadMarks();
  return (
    <Page
      title="Getting Started"
      lead="How a turn goes, in five steps. Below stand the guides for a first evening, in their order."
      width="narrow"
    >
      <ol aria-label="How a turn goes" className="flex flex-col">
        {steps.map(({ Icon, title, text }, at) => (
          <li key={title} className="relative flex gap-5 pb-7 last:pb-0">
            {at < steps.length - 1 && <span aria-hidden className="absolute top-12 bottom-0 left-6 w-px bg-line" />}
            <span className="flex size-12 shrink-0 items-center justify-center rounded-full border border-line bg-surface text-ember">
              <Icon aria-hidden className="size-6" />
            </span>
            <div className="pt-2">
              <h2 className="font-display text-name font-semibold">{title}</h2>
              <p className="mt-1 max-w-[60ch] font-book text-body text-ink-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-8 mb-12 flex flex-wrap gap-3">
        <ButtonLink to="/learn/$guide" params={{ guide: 'a-turn-at-our-table' }} hash="practice">
          Try a first turn
        </ButtonLink>
        <ButtonLink to="/campaign" variant="outline">
          Your Campaigns
        </ButtonLink>
      </div>
      <div className="flex flex-col gap-12 border-t border-line pt-10">
        <GuideList readers="new" read={read} />
        <GuideList readers="player" read={read} />
      </div>
      <p className="mt-10">
        <ButtonLink to="/learn" variant="link" className="!px-0">
          All guides
        </ButtonLink>
      </p>
    </Page>
  );
}
