import { FREE_TEMPLATE_MAP, FREE_TEMPLATE_WORLD } from '#domain/free-template.ts';
import { readyStories } from '#domain/ready-stories.ts';
import type { ReadyStory } from '#domain/ready-stories.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CoverPicture } from '#web/ui/cover/cover-picture.tsx';
import { useStartPrivateRun } from './use-start-private-run.ts';

type Start = ReturnType<typeof useStartPrivateRun>;

const [first, ...others] = readyStories;

/** Offers a story of one's own: `large` for somebody who has nothing yet, for whom it is the next step. */
export function StartOwnCard({ large = false }: { large?: boolean }) {
  const start = useStartPrivateRun();
  return large ? <FirstStory start={start} /> : <Stories start={start} />;
}

/** One of the stories: what kind of evening it is, and the way into it. */
function StoryRow({ story, start }: { story: ReadyStory; start: Start }) {
  const { worldId, title, mood, teaser } = story;
  const isFirst = story === first;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 flex-[1_1_20rem]">
        <h3 className="font-display text-name font-semibold">{title}</h3>
        <p className="max-w-[68ch] text-ink-soft">
          {mood}. {teaser}
        </p>
      </div>
      <Button
        variant="outline"
        busy={start.isPending && start.variables.worldId === worldId}
        aria-label={isFirst ? undefined : `Start ${title}`}
        onClick={() => start.mutate({ worldId })}
      >
        {isFirst ? 'Start your own story' : 'Start'}
      </Button>
    </li>
  );
}

function Stories({ start }: { start: Start }) {
  return (
    <Card as="section" aria-labelledby="own-stories">
      <h2 id="own-stories" className="font-display text-name font-semibold">
        A story of your own, from its first scene
      </h2>
      <p className="text-ink-soft">A private run of an adventure. You need no Dungeon Master, and friends join by link.</p>
      <ul className="divide-y divide-line">
        {readyStories.map((story) => (
          <StoryRow key={story.worldId} story={story} start={start} />
        ))}
      </ul>
    </Card>
  );
}

function FirstStory({ start }: { start: Start }) {
  return (
    <Card as="section" flush className="grid overflow-hidden md:grid-cols-[2fr_3fr]">
      <CoverPicture url={FREE_TEMPLATE_MAP} seed={FREE_TEMPLATE_WORLD} className="h-full object-right-top max-md:aspect-[2/1]" />
      <div className="flex flex-col items-start gap-5 p-6 md:p-9">
        <div>
          <p className="text-control text-ink-soft">Your first story</p>
          <h2 className="font-display text-title font-semibold">{first?.title}</h2>
        </div>
        <p className="max-w-[56ch] font-book text-story">{first?.teaser}</p>
        <p className="max-w-[60ch] text-ink-soft">
          It starts at the first scene and is yours alone until you invite friends by link. The narrator plays everybody else.
        </p>
        <Button size="lg" variant="primary" busy={start.isPending} onClick={() => start.mutate({})}>
          Start your own story
        </Button>
        <ul aria-label="Other stories" className="w-full divide-y divide-line border-t border-line">
          {others.map((story) => (
            <StoryRow key={story.worldId} story={story} start={start} />
          ))}
        </ul>
      </div>
    </Card>
  );
}
